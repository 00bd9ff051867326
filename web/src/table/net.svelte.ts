// A table on a server, over WebSocket (docs/protocol.md). It reconnects by itself and asks only for what is new.
import { Engine, refusal } from '../engine/engine';
import { type GameEvent, happenedOf } from './happened';
import type { Odds } from './odds';
import type {
    Change,
    Level,
    Move,
    Options,
    Phrase,
    Preview,
    Refusal,
    SeatKind,
    Table,
    TableState,
    Told,
    View,
} from './types';

interface Question {
    number: number;
    kind: string;
    asked: number[];
    moves: Move[];
    can_undo: boolean;
    deadline: number | null;
}
interface Summary {
    table?: string;
    watch: string;
    game: string;
    options: Options;
    status: 'open' | 'playing' | 'over';
    odds: boolean;
    seats: { kind: 'person' | 'bot'; name: string | null; level?: Level; away?: Level }[];
}
type Event = { n: number; at: number } & Record<string, Record<string, unknown>>;
interface Entry {
    line: unknown;
    told: Phrase[];
    happened: GameEvent[];
}
interface News {
    events: Event[];
    revealed: { number: number; line: unknown }[];
    view: View | null;
    question: Question | null;
}
interface Server {
    id?: number;
    welcome?: { table: Summary; seat: number | null; last: number };
    seated?: { seat: number; token: string };
    news?: News;
    done?: { n: number };
    refused?: Refusal & { kind: string };
    presence?: { seats: (boolean | null)[]; watchers: number };
    bye?: { kind: string } & Refusal;
    hint?: { odds?: Odds };
    pong?: object;
}

const tokenKey = (id: string) => `croupier.token.${id}`;
function randomHex(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
    );
}

export class NetTable implements Table {
    readonly state: TableState;
    onchange: (change: Change) => Promise<void> | undefined = () => undefined;
    #id: string;
    #watch: boolean;
    #key = '';
    #socket: WebSocket | undefined;
    #last = -1;
    #ids = 0;
    #waiting = new Map<number, (answer: Server) => void>();
    #pending: { id: number; text: string }[] = [];
    #firstLine: unknown = null;
    #entries: Entry[] = [];
    #question: Question | null = null;
    #views: { entries: number; view: View }[] = [];
    #engine: Engine | undefined;
    #closed = false;
    #delay = 250;
    #ping: ReturnType<typeof setInterval> | undefined;
    #welcomed = false;
    #taking = Promise.resolve();

    constructor(id: string, watch: boolean) {
        this.#id = id;
        this.#watch = watch;
        this.state = $state({
            game: '',
            options: {},
            seats: [],
            view: { game: '', names: [], seat: null, question: 0, asked: [], over: false, table: null },
            viewer: null,
            entries: 0,
            offers: [],
            canUndo: false,
            told: [],
            happened: [],
            lastTurn: 0,
            handOver: null,
            thinking: false,
            odds: false,
            network: {
                id,
                link: watch ? '' : `${location.origin}/t/${id}`,
                watchLink: watch ? `${location.origin}/w/${id}` : '',
                status: 'connecting',
                started: false,
                mySeat: null,
                watchers: 0,
                chat: [],
                undoAsked: null,
                rematch: null,
            },
        });
    }

    get #net() {
        if (!this.state.network) throw new Error('a network table has a network');
        return this.state.network;
    }

    // ── The connection ───────────────────────────────────────────────────────────────────────────────────────────────
    start(): Promise<void> {
        this.#connect();
        return Promise.resolve();
    }

    #connect(): void {
        if (this.#closed || this.#socket) return;
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
        this.#socket = socket;
        socket.onopen = () => {
            const token = localStorage.getItem(tokenKey(this.#id));
            const hello: Record<string, unknown> = { protocol: 1, [this.#watch ? 'watch' : 'table']: this.#id };
            if (token && !this.#watch) Object.assign(hello, { token, random: randomHex() });
            if (this.#last >= 0) hello.last = this.#last;
            socket.send(JSON.stringify({ hello }));
            clearInterval(this.#ping);
            this.#ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"ping":{}}'), 25000);
        };
        socket.onmessage = (message) => {
            const said = JSON.parse(String(message.data)) as Server;
            this.#taking = this.#taking.then(() => this.#hear(said));
        };
        socket.onclose = () => {
            clearInterval(this.#ping);
            if (this.#socket !== socket) return;
            this.#socket = undefined;
            this.#welcomed = false;
            if (this.#closed || this.#net.status === 'gone') return;
            this.#net.status = 'lost';
            setTimeout(() => this.#connect(), this.#delay);
            this.#delay = Math.min(this.#delay * 2, 5000);
        };
    }

    async #hear(said: Server): Promise<void> {
        if (said.welcome) this.#welcome(said.welcome);
        if (said.seated) {
            localStorage.setItem(tokenKey(this.#id), said.seated.token);
            this.#net.mySeat = said.seated.seat;
            this.state.viewer = said.seated.seat;
        }
        if (said.news) await this.#news(said.news);
        if (said.presence) {
            this.#net.watchers = said.presence.watchers;
            said.presence.seats.forEach((here, i) => {
                const seat = this.state.seats[i];
                if (seat) seat.here = here;
            });
        }
        // Who may not even come in has a link to no table.
        if (said.refused?.kind === 'right' && !this.#welcomed) this.#net.status = 'gone';
        if (said.id !== undefined) {
            this.#waiting.get(said.id)?.(said);
            this.#waiting.delete(said.id);
            this.#pending = this.#pending.filter(({ id }) => id !== said.id);
        }
    }

    #welcome({ table, seat }: { table: Summary; seat: number | null }): void {
        this.#net.status = 'open';
        this.#delay = 250;
        this.#welcomed = true;
        this.state.game = table.game;
        this.state.options = table.options;
        this.state.odds = table.odds;
        this.#net.mySeat = seat;
        this.state.viewer = seat;
        this.#net.started = table.status !== 'open';
        this.#net.watchLink = `${location.origin}/w/${table.watch}`;
        this.#seats(table.seats);
        // What was asked while the connection was lost is asked again; a doubled move is refused and harms nobody.
        for (const { text } of this.#pending) this.#socket?.send(text);
    }

    #seats(seats: Summary['seats']): void {
        this.state.seats = seats.map(
            (seat, i): SeatKind => ({
                kind: seat.kind,
                ...(seat.level ? { level: seat.level } : {}),
                here: this.state.seats[i]?.here ?? null,
                away: seat.away ?? null,
                free: seat.kind === 'person' && seat.name === null,
            }),
        );
        this.state.view.names = seats.map(({ name, level }) => name ?? (level ? `Bot (${level})` : ''));
    }

    // ── What happened ────────────────────────────────────────────────────────────────────────────────────────────────
    async #news(news: News): Promise<void> {
        const before = this.state.view;
        const had = this.#entries.length;
        for (const event of news.events) {
            if (event.n <= this.#last) continue;
            this.#last = event.n;
            this.#apply(event);
        }
        for (const { number, line } of news.revealed) {
            const entry = this.#entries[number];
            if (entry) entry.line = line;
        }
        this.state.told = this.#entries.flatMap(({ told }, entry) => told.map((say): Told => ({ entry, say })));
        this.state.happened = happenedOf(
            this.#entries.map(({ happened }) => happened),
            this.state.told,
            0,
        );
        this.state.entries = this.#entries.length;
        this.#question = news.question;
        if (!news.view) return;
        this.#net.started = true;
        this.state.view = news.view;
        this.state.offers = news.question?.moves ?? [];
        this.state.canUndo = news.question?.can_undo ?? false;
        this.#views.push({ entries: this.#entries.length, view: news.view });
        const happened = this.state.happened.filter(({ entry }) => entry >= had);
        if (before.table === null || happened.length === 0) return;
        // Others do not wait for who still reads what a round has paid.
        const seen = this.onchange({ before, after: news.view, happened });
        await Promise.race([seen, new Promise((done) => setTimeout(done, 1500))]);
    }

    #apply(event: Event): void {
        const seat = (kind: Record<string, unknown>) => this.state.seats[Number(kind.seat)];
        const name = (kind: Record<string, unknown>) => this.state.view.names[Number(kind.seat)] ?? '';
        const { sat, left, moved, swapped, bot, started, entry, undone, rewound, chat, away, back, rematch } = event;
        const asked = event['undo-asked'];
        const answered = event['undo-answered'];
        if (sat) this.#sit(Number(sat.seat), String(sat.name));
        if (left) this.#sit(Number(left.seat), null);
        if (moved) {
            this.#sit(Number(moved.to), this.state.view.names[Number(moved.from)] ?? '');
            this.#sit(Number(moved.from), null);
        }
        if (swapped) {
            const names = this.state.view.names;
            const a = Number(swapped.a);
            const b = Number(swapped.b);
            [names[a], names[b]] = [names[b] ?? '', names[a] ?? ''];
        }
        if (bot) {
            const level = bot.level as Level | null;
            this.state.seats[Number(bot.seat)] = level
                ? { kind: 'bot', level }
                : { kind: 'person', free: true, here: null };
            this.state.view.names[Number(bot.seat)] = level ? `Bot (${level})` : '';
        }
        if (started) {
            this.#firstLine = started.first_line;
            this.state.view.names = started.names as string[];
        }
        if (entry)
            this.#entries.push({
                line: entry.gone ? null : entry.line,
                told: (entry.told as Phrase[] | undefined) ?? [],
                happened: (entry.happened as GameEvent[] | undefined) ?? [],
            });
        if (undone) this.#entries.splice(Number(undone.number), 1);
        if (rewound) {
            this.#entries.length = Math.min(this.#entries.length, Number(rewound.to));
            this.#net.undoAsked = null;
        }
        if (undone || rewound) this.#views = this.#views.filter(({ entries }) => entries <= this.#entries.length);
        if (asked) this.#net.undoAsked = { seat: Number(asked.seat) };
        if (answered && answered.agree === false) this.#net.undoAsked = null;
        if (chat) this.#net.chat.push({ seat: Number(chat.seat), name: name(chat), text: String(chat.text) });
        const gone = away && seat(away);
        if (gone) gone.away = away.level as Level;
        const returned = back && seat(back);
        if (returned) returned.away = null;
        if (rematch) this.#net.rematch = rematch.table ? `/t/${String(rematch.table)}` : `/w/${String(rematch.watch)}`;
    }

    #sit(at: number, name: string | null): void {
        const seat = this.state.seats[at];
        if (seat) seat.free = name === null;
        this.state.view.names[at] = name ?? '';
    }

    // ── What a person does ───────────────────────────────────────────────────────────────────────────────────────────
    #ask(message: Record<string, unknown>): Promise<Server> {
        const id = ++this.#ids;
        const text = JSON.stringify({ ...message, id });
        this.#pending.push({ id, text });
        if (this.#welcomed) this.#socket?.send(text);
        return new Promise((done) => this.#waiting.set(id, done));
    }
    async request(message: Record<string, unknown>): Promise<Refusal | undefined> {
        return (await this.#ask(message)).refused;
    }

    async move(move: Move): Promise<Refusal | undefined> {
        const at = this.#entries.length;
        const refused = await this.request({ move: { question: this.#question?.number ?? 0, move } });
        if (!refused) this.state.lastTurn = at;
        return refused;
    }
    undo(): Promise<Refusal | undefined> {
        return this.request({ undo: {} });
    }
    /** The key is chosen and kept here first: whatever falls before the answer, the same key leads back to the seat. */
    sit(seat: number, name: string): Promise<Refusal | undefined> {
        this.#key ||= randomHex();
        localStorage.setItem(tokenKey(this.#id), this.#key);
        return this.request({ sit: { seat, name, random: randomHex(), token: this.#key } });
    }
    async leaveSeat(): Promise<Refusal | undefined> {
        const refused = await this.request({ leave: {} });
        if (refused) return refused;
        localStorage.removeItem(tokenKey(this.#id));
        this.#net.mySeat = null;
        this.state.viewer = null;
        return undefined;
    }

    /** The game as far as this seat knows it; false where hidden entries are in the way. */
    async #replayed(): Promise<Engine | undefined> {
        if (this.#firstLine === null || this.#entries.some(({ line }) => line === null)) return undefined;
        this.#engine ??= new Engine();
        const journal = `${[this.#firstLine, ...this.#entries.map(({ line }) => line)].map((line) => JSON.stringify(line)).join('\n')}\n`;
        return refusal(await this.#engine.ask({ load: { journal } })) ? undefined : this.#engine;
    }

    async preview(move: Move): Promise<Preview | undefined> {
        const engine = await this.#replayed();
        const answer = await engine?.preview(this.state.viewer, move, this.#entries.length);
        return answer && 'view' in answer ? answer : undefined;
    }
    /** Where hidden entries are in the way only the server can tell: it refuses what it is sent. */
    async askWhyNot(move: Move): Promise<Refusal | undefined> {
        const engine = await this.#replayed();
        if (engine) return refusal(await engine.preview(this.state.viewer, move, this.#entries.length));
        return this.request({ move: { question: this.#question?.number ?? 0, move } });
    }

    async odds(): Promise<Odds | undefined> {
        return (await this.#ask({ hint: {} })).hint?.odds;
    }

    async at(entries: number): Promise<View> {
        const engine = await this.#replayed();
        if (engine) return (await engine.ask<{ view: View }>({ show: { seat: this.state.viewer, at: entries } })).view;
        const known = this.#views.filter((one) => one.entries <= entries).at(-1) ?? this.#views[0];
        return known?.view ?? this.state.view;
    }

    seated(): Promise<void> {
        return Promise.resolve();
    }

    async journal(): Promise<string> {
        const where = this.#watch ? `/api/watch/${this.#id}` : `/api/tables/${this.#id}`;
        return (await fetch(`${where}/journal`)).text();
    }

    /** The people move on to the new table with the tokens they have. */
    async rematch(): Promise<string> {
        if (!this.#net.rematch) {
            const refused = await this.request({ rematch: { random: randomHex() } });
            if (refused) throw new Error(refused.key);
            for (let i = 0; i < 100 && !this.#net.rematch; ++i) await new Promise((done) => setTimeout(done, 50));
        }
        return this.follow();
    }
    follow(): string {
        const next = this.#net.rematch ?? '/';
        const token = localStorage.getItem(tokenKey(this.#id));
        if (token && next.startsWith('/t/')) localStorage.setItem(tokenKey(next.slice(3)), token);
        return next;
    }

    close(): void {
        this.#closed = true;
        this.#socket?.close();
        this.#engine?.close();
        clearInterval(this.#ping);
    }
}
