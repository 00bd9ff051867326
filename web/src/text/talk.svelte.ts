// The conversation of text mode: what is typed, and what is answered. Moves and commands are those of the terminal.
import type { Board } from '../boards/board';
import { change } from '../settings.svelte';
import type { Stage } from '../table/stage.svelte';
import { money, percent, say, w, words } from '../words.svelte';
import { type BoardText, isListed, listed, type Section, spoken } from './text';
import { type Listed, meaningOf, splitWords } from './typed';

export interface Line {
    text: string;
    /** The number of a rule whose text can be opened. */
    rule?: string;
}

/** Every language knows the English words too. But for u no single letter: S is also a suit to bet on. */
const english = {
    help: 'help ?',
    undo: 'undo u',
    moves: 'moves',
    status: 'status',
    board: 'board',
    log: 'log',
    odds: 'odds hint',
    rules: 'rules rule',
    why: 'why',
    back: 'back',
    on: 'on',
    now: 'now',
    keys: 'keys',
    settings: 'settings menu',
    picture: 'picture',
} as const;
export type Command = keyof typeof english;
const commands = Object.keys(english) as Command[];

function commandOf(word: string): Command | undefined {
    const said = word.toLocaleLowerCase();
    const known = (name: Command) =>
        `${english[name]} ${words.catalogue[`page.text.command.${name}`] ?? ''}`.split(' ');
    return commands.find((name) => known(name).includes(said));
}

export class Talk {
    readonly stage: Stage;
    readonly board: Board;
    readonly text: BoardText;
    /** What was typed last, and what is said to it. */
    typed = $state('');
    answer: Line[] = $state.raw([]);
    #rule: string | null = null;

    constructor(stage: Stage, board: Board, text: BoardText) {
        this.stage = stage;
        this.board = board;
        this.text = text;
    }

    list: Listed[] = $derived.by(() =>
        this.stage.myTurn ? listed(this.stage.game.offers, this.board, this.text) : [],
    );
    sections: Section[] = $derived.by(() => this.text.describe());
    /** What the chosen move would come to, as sentences. */
    get preview(): string[] {
        const { title, gain, text } = this.board.says;
        const worth = gain ? `${gain > 0 ? '+' : ''}${money(gain)}` : '';
        const lines = [this.text.title?.() ?? title, worth, text, ...(this.text.more?.() ?? [])];
        return lines.filter((line) => line !== '').map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
    }

    #say(...lines: string[]): void {
        this.answer = lines.map((text) => ({ text }));
    }
    /** Something was refused: the sentence, and the rule that forbids it. */
    refuse(sentence: string, rule: string | undefined): void {
        const numbered = rule !== undefined && /^[A-Z]+-\d+$/.test(rule);
        this.#rule = numbered ? rule : null;
        this.answer = [numbered ? { text: sentence, rule } : { text: sentence }];
    }

    async type(typed: string): Promise<void> {
        const said = typed.trim();
        this.typed = said;
        if (said === '') return this.#enter();
        const [first = '', ...rest] = splitWords(said);
        const command = commandOf(first);
        if (command) return this.command(command, rest);
        if (this.stage.payout) return this.#say(w('page.text.payout'));
        if (!this.stage.myTurn) return this.#say(w('page.not-your-turn'));
        const { moves, guess } = meaningOf(said, this.list, this.stage.names);
        const [one, ...more] = moves;
        if (one && more.length === 0) return this.choose(one);
        if (one)
            return this.#say(w('page.text.ambiguous', said), ...moves.slice(0, 12).map((each) => this.#numbered(each)));
        if (!guess) return this.#say(w('page.text.not-understood', said));
        this.answer = [];
        await this.stage.choose(guess);
    }
    async #enter(): Promise<void> {
        this.answer = [];
        if (this.stage.payout) this.stage.goOn();
        else if (this.stage.chosen) await this.stage.commit();
        else this.#say(this.stage.myTurn ? w('page.text.empty') : w('page.not-your-turn'));
    }
    async choose({ move }: Listed): Promise<void> {
        this.answer = [];
        await this.stage.choose(move);
    }
    #numbered({ number, sentence }: Listed): string {
        return `${number}. ${sentence}`;
    }

    async command(command: Command, [first]: string[] = []): Promise<void> {
        this.answer = [];
        const does: Record<Command, () => void | Promise<void>> = {
            help: () => this.#say(...commands.map((name) => this.#help(name)), w('page.text.help.move')),
            undo: () => this.#undo(),
            moves: () =>
                this.#say(...(this.list.length > 0 ? this.list.map(this.#numbered) : [w('page.not-your-turn')])),
            status: () => this.#status(),
            board: () => this.#say(...this.sections.flatMap(spoken)),
            log: () => this.#log(first),
            odds: () => this.#odds(),
            rules: () => this.stage.openRule(first ? first.toUpperCase() : null),
            why: () => (this.#rule ? this.stage.openRule(this.#rule) : this.#say(w('page.text.no-why'))),
            back: () => this.#look(-1),
            on: () => this.#look(1),
            now: () => this.stage.toNow(),
            keys: () => this.#open('keys'),
            settings: () => this.#open('menu'),
            picture: () => change({ text: false }),
        };
        await does[command]();
    }
    #open(sheet: string): void {
        this.stage.sheet = sheet;
    }
    #help(name: Command): string {
        const here = words.catalogue[`page.text.command.${name}`]?.split(' ')[0] ?? name;
        return `${here}: ${w(`page.text.help.${name}`)}`;
    }
    async #undo(): Promise<void> {
        const dropped = this.stage.chosen !== null;
        if (!dropped && !this.stage.game.canUndo) return this.#say(w('page.text.no-undo'));
        await this.stage.undo();
        if (!this.stage.refused) this.#say(w(dropped ? 'page.text.dropped' : 'page.text.undone'));
    }
    #status(): void {
        const { myTurn, game, names } = this.stage;
        const asked = game.view.asked.map((seat) => (seat === 'house' ? '' : (names[seat] ?? ''))).join(', ');
        const turn = myTurn ? `${w('page.your-turn-title')}: ${this.board.prompt}` : w('page.turn-of', asked);
        const players = this.sections.filter(({ title }) => title === w('page.players'));
        this.#say(`${this.board.where}.`, turn, ...players.flatMap(spoken));
    }
    #log(count: string | undefined): void {
        const { told } = this.stage.game;
        const all = count !== undefined && !/^\d+$/.test(count);
        const lines = told
            .slice(all ? 0 : -Number(count ?? 12))
            .map(({ say: phrase }) => say(phrase, this.stage.names));
        this.#say(...(lines.length > 0 ? lines : [w('page.text.log-empty')]));
    }
    async #look(by: number): Promise<void> {
        await this.stage.look(by);
        const { past, game } = this.stage;
        this.#say(past ? w('page.looking-back', past.at, game.entries) : w('page.text.at-now'));
    }
    async #odds(): Promise<void> {
        const { stage } = this;
        if (!stage.game.odds) return this.#say(w('page.text.no-odds'));
        if (!stage.myTurn) return this.#say(w('page.odds.wait'));
        this.#say(w('page.odds.thinking'));
        await stage.askOdds();
        const odds = stage.odds;
        if (!odds) return this.#say(w('page.text.no-odds'));
        const lines = odds.moves.slice(0, 8).map((one) => {
            const offered = isListed(this.list, one.move);
            const worth = Math.round((one.gain ?? one.money[0] - odds.money) / 1000) * 1000;
            const name = offered ? this.#numbered(offered) : this.board.label(one.move);
            return w(
                'page.text.odds',
                name,
                percent(one.chance ?? one.win[0]),
                `${worth > 0 ? '+' : ''}${money(worth)}`,
            );
        });
        this.#say(...lines, odds.exact ? w('page.odds.exact') : w('page.odds.sampled', odds.playouts));
    }
}
