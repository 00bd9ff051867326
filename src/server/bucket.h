#pragma once
// How much somebody may ask for: so much a second, and some more at once.

#include <algorithm>
#include <cstdint>

namespace server {

class Bucket {
   public:
    Bucket() = default;
    Bucket(double a_second, double burst) : a_second_(a_second), burst_(burst), left_(burst) {}

    /// Takes one, if there is one; `now` in milliseconds.
    bool take(std::int64_t now) {
        if (last_ != 0)
            left_ = std::min(burst_, left_ + static_cast<double>(now - last_) / 1000.0 * a_second_);
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    bool is_full(std::int64_t now) const {
        return left_ + static_cast<double>(now - last_) / 1000.0 * a_second_ >= burst_;
    }

   private:
    double a_second_ = 0, burst_ = 0, left_ = 0;
    std::int64_t last_ = 0;
};

}  // namespace server
