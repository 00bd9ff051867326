#pragma once
// Standard input and output as a console.

#include "terminal/console.h"

namespace app {

class StandardConsole final : public terminal::LiveConsole {
   public:
    std::optional<std::string> read_line() override;
    void write(std::string_view text) override;
    int height() const override;
    Ready wait(int other, int milliseconds) override;

   private:
    bool has_line() const { return ended_ || read_.find('\n') != read_.npos; }
    void read_more();

    std::string read_;  // what was typed and not asked for yet
    bool ended_ = false;
};

}  // namespace app
