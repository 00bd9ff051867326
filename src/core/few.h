#pragma once
// A list of at most N things that lives where it is declared: no heap.

#include <algorithm>
#include <cassert>
#include <compare>

namespace core {

template <class T, int N>
class Few {
   public:
    constexpr Few() : count_(0) {}  // the places stay unwritten: making a long list costs nothing
    template <class... Ts>
    constexpr explicit Few(T first, Ts... rest) : count_(0) {
        add(first);
        (add(rest), ...);
    }

    constexpr void add(const T& item) {
        assert(count_ < N);
        items_[count_++] = item;
    }
    /// Writes the item in the next place, and keeps it only when told: a list without branches.
    constexpr void add_if(bool keep, const T& item) {
        assert(count_ < N);
        items_[count_] = item;
        count_ += keep ? 1 : 0;
    }
    /// The first `count` things of a row. The whole row is copied: cheaper than asking how many.
    template <int M>
    constexpr void copy(const T (&row)[M], int count) {
        static_assert(M <= N);
        std::copy(row, row + M, items_);
        count_ = count;
    }
    constexpr T take_last() {
        assert(count_ > 0);
        return items_[--count_];
    }
    constexpr T take_first() {
        assert(count_ > 0);
        const T first = items_[0];
        remove(0);
        return first;
    }
    constexpr void remove(int at) {
        for (int i = at + 1; i < count_; ++i) items_[i - 1] = items_[i];
        --count_;
    }
    constexpr void insert(int at, const T& item) {
        assert(count_ < N);
        for (int i = count_; i > at; --i) items_[i] = items_[i - 1];
        items_[at] = item;
        ++count_;
    }
    constexpr void clear() { count_ = 0; }
    constexpr void cut(int count) { count_ = count; }

    constexpr int size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    static constexpr int most() { return N; }
    constexpr const T& operator[](int i) const { return items_[i]; }
    constexpr T& operator[](int i) { return items_[i]; }
    constexpr const T& last() const { return items_[count_ - 1]; }
    constexpr T& last() { return items_[count_ - 1]; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + count_; }
    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + count_; }
    constexpr bool has(const T& item) const {
        for (const T& other : *this)
            if (other == item) return true;
        return false;
    }
    constexpr bool operator==(const Few& other) const {
        if (count_ != other.count_) return false;
        for (int i = 0; i < count_; ++i)
            if (!(items_[i] == other.items_[i])) return false;
        return true;
    }
    /// Item by item, like words in a dictionary.
    constexpr auto operator<=>(const Few& other) const
        requires std::three_way_comparable<T>
    {
        return std::lexicographical_compare_three_way(begin(), end(), other.begin(), other.end());
    }

   private:
    T items_[N];
    int count_;
};

}  // namespace core
