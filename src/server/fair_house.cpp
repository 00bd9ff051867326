// The house of a table: its seed and the number of the entry fix what is drawn.

#include "fair/fair.h"
#include "server/table.h"

namespace server {

void Table::make_seed() {
    fair::Seats added;
    for (const Chair& chair : chairs_) added.push_back(fair::read_half(chair.random));
    seed_ = fair::key(fair::read_half(plan_.secret).value_or(fair::Half{}), added);
}

core::FairHouse Table::house(int entry) const { return fair::house(seed_, entry); }

}  // namespace server
