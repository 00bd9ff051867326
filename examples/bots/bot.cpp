// A bot for croupier that needs nothing but the standard library. It takes the first offered move.
//
//   g++ -std=c++20 -O2 -o bot examples/bots/bot.cpp
//   croupier play --bot ./bot

#include <iostream>
#include <string>

/// The first value of the list behind "offers": up to the comma or bracket that ends it.
std::string first_offer(const std::string& line) {
    const std::string key = "\"offers\":[";
    const std::size_t begin = line.rfind(key) + key.size();
    bool quoted = false;
    int depth = 0;
    for (std::size_t i = begin; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && line[i - 1] != '\\') quoted = !quoted;
        if (quoted) continue;
        if (depth == 0 && (c == ',' || c == ']')) return line.substr(begin, i - begin);
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
    }
    return "null";
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        if (line.starts_with("{\"over\"")) break;
        if (line.starts_with("{\"hello\""))
            std::cout << R"({"hello":{"name":"first","version":"1.0"}})" << std::endl;
        else
            std::cout << "{\"move\":" << first_offer(line) << "}" << std::endl;
    }
}
