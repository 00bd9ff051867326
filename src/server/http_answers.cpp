#include "server/http_answers.h"

namespace server::net {
namespace {

void set_safety(Response& response) {
    response.set(http::field::server, "Croupier");
    response.set("Content-Security-Policy",
                 "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
                 "data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
                 "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("X-Frame-Options", "DENY");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
}

}  // namespace

std::string view_of(const Call& request, http::field field) {
    const auto found = request.find(field);
    return found == request.end() ? std::string() : std::string(found->value());
}

Response made(const Call& request, Reply reply) {
    Response response(static_cast<http::status>(reply.status), request.version());
    set_safety(response);
    response.set(http::field::content_type, reply.type);
    response.set(http::field::cache_control, "no-store");
    if (!reply.file.empty())
        response.set(http::field::content_disposition, "attachment; filename=\"" + reply.file + "\"");
    response.keep_alive(request.keep_alive());
    response.body() = std::move(reply.body);
    response.prepare_payload();
    if (request.method() == http::verb::head) response.body().clear();
    return response;
}

Response made_file(const Call& request, const PageFile& file) {
    Response response(http::status::ok, request.version());
    set_safety(response);
    response.set(http::field::content_type, file.type);
    response.set(http::field::etag, file.tag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control,
                 file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    response.keep_alive(request.keep_alive());
    if (view_of(request, http::field::if_none_match).find(file.tag) != std::string::npos) {
        response.result(http::status::not_modified);
        return response;
    }
    const std::string accepted = view_of(request, http::field::accept_encoding);
    const std::string* body = &file.body;
    if (!file.brotli.empty() && accepted.find("br") != accepted.npos) {
        body = &file.brotli;
        response.set(http::field::content_encoding, "br");
    } else if (!file.gzip.empty() && accepted.find("gzip") != accepted.npos) {
        body = &file.gzip;
        response.set(http::field::content_encoding, "gzip");
    }
    response.content_length(body->size());
    if (request.method() != http::verb::head) response.body() = *body;
    return response;
}

}  // namespace server::net
