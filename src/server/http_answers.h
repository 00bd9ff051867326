#pragma once
// Answers to HTTP requests, with all that keeps a browser safe.

#include "server/hub.h"
#include "server/net.h"
#include "server/page.h"

namespace server::net {

std::string view_of(const Call& request, http::field field);
Response made(const Call& request, Reply reply);
/// A file of the page: packed as the browser takes it, or only the word that it has it already.
Response made_file(const Call& request, const PageFile& file);

}  // namespace server::net
