#pragma once
// The files of the page, kept in memory with what browsers need to keep them too.

#include <map>
#include <string>
#include <string_view>

namespace server {

struct PageFile {
    std::string body, gzip, brotli;  // the last two empty where there is no packed file beside it
    std::string type;
    std::string tag;         // changes with the body
    bool immutable = false;  // its name changes with what is in it
};

class Page {
   public:
    /// All files below a folder; an empty name gives an empty page.
    explicit Page(const std::string& folder);
    /// A file by the path of a request; the page itself for the paths of tables; nothing if there is none.
    const PageFile* find(std::string_view path) const;
    bool empty() const { return files_.empty(); }

   private:
    std::map<std::string, PageFile, std::less<>> files_;
};

}  // namespace server
