#include "server/page.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/log.h"

namespace server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestFile = 16u << 20;

std::string bytes_of(const fs::path& path) {
    std::error_code error;
    if (fs::file_size(path, error) > kLargestFile || error) return {};
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string type_of(const std::string& extension) {
    static const std::map<std::string, std::string> kTypes{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webp", "image/webp"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".ogg", "audio/ogg"},
        {".txt", "text/plain; charset=utf-8"},
        {".md", "text/plain; charset=utf-8"},
    };
    const auto found = kTypes.find(extension);
    return found == kTypes.end() ? "application/octet-stream" : found->second;
}

}  // namespace

Page::Page(const std::string& folder) {
    if (folder.empty()) return;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; entry != end; entry.increment(error)) {
        if (error) break;
        const std::string extension = entry->path().extension().string();
        if (!entry->is_regular_file(error) || extension == ".gz" || extension == ".br") continue;
        PageFile file;
        file.body = bytes_of(entry->path());
        file.gzip = bytes_of(entry->path().string() + ".gz");
        file.brotli = bytes_of(entry->path().string() + ".br");
        file.type = type_of(extension);
        file.tag = "\"" + mark_of(file.body) + "-" + std::to_string(file.body.size()) + "\"";
        const std::string path = "/" + fs::relative(entry->path(), folder, error).generic_string();
        file.immutable = path.starts_with("/assets/");
        files_.emplace(path, std::move(file));
    }
}

const PageFile* Page::find(std::string_view path) const {
    const std::string_view plain = path.substr(0, path.find('?'));
    const auto file = files_.find(plain);
    if (file != files_.end()) return &file->second;
    // Addresses of tables and of the page's own rooms: a name without an extension.
    const std::string_view last = plain.substr(plain.rfind('/') + 1);
    if (last.find('.') != last.npos || plain.starts_with("/api/") || plain.starts_with("/assets/"))
        return nullptr;
    const auto index = files_.find("/index.html");
    return index == files_.end() ? nullptr : &index->second;
}

}  // namespace server
