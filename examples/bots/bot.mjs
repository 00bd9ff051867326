// A bot for croupier: `croupier play --bot "node examples/bots/bot.mjs"`. It takes the last offered move.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line);
    if (said.over) break;
    const answer = said.hello
        ? { hello: { name: "last", version: "1.0" } }
        : { move: said.offers.at(-1) };
    process.stdout.write(JSON.stringify(answer) + "\n");
}
