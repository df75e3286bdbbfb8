import type { Tab } from './browser.ts';
import type { Random } from './random.ts';
import { runAs, type Scheduler } from './scheduler.ts';
import type { SimulatedServer, WireReply, WireRequest } from './server.ts';

/** How bad the network is, in thousandths of the requests. */
export type Weather = {
  lostRequests: number;
  lostReplies: number;
  late: number;
  doubled: number;
  cut: number;
  overloaded: number;
  garbled: number;
};

export const FAIR_WEATHER: Readonly<Weather> = {
  lostRequests: 0,
  lostReplies: 0,
  late: 0,
  doubled: 0,
  cut: 0,
  overloaded: 0,
  garbled: 0,
};

type StreamEvents = {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  readonly onError: () => void;
};

type OpenStream = { readonly tab: Tab; readonly cut: () => void };

const GARBAGE: WireReply = { status: 200, text: '<html>Sign in to the hotel</html>' };
const OVERLOAD: WireReply = { status: 503, text: '{"code":"unavailable","message":""}' };
const TOO_MANY: WireReply = { status: 429, text: '{"code":"rate-limited","message":""}' };

/** Carries requests, replies and streams between tabs and the server, and loses what the weather takes. */
export class Network {
  weather: Weather = { ...FAIR_WEATHER };
  requestCount = 0;
  readonly #scheduler: Scheduler;
  readonly #server: SimulatedServer;
  readonly #random: Random;
  readonly #streams = new Set<OpenStream>();
  /** Sees each reply before its tab does. */
  readonly #onReply: (tab: Tab, text: string) => void;

  constructor(
    scheduler: Scheduler,
    server: SimulatedServer,
    random: Random,
    onReply: (tab: Tab, text: string) => void,
  ) {
    this.#scheduler = scheduler;
    this.#server = server;
    this.#random = random;
    this.#onReply = onReply;
  }

  #delayMs(): number {
    const isLate = this.#random.chance(this.weather.late);
    return isLate ? this.#random.below(15_000) : 5 + this.#random.below(60);
  }

  fetch(tab: Tab, path: string, init: RequestInit): Promise<Response> {
    this.requestCount += 1;
    const { weather } = this;
    const random = this.#random;
    const request: WireRequest = {
      method: init.method ?? 'GET',
      path,
      headers: Object.fromEntries(
        Object.entries(init.headers ?? {}).map(([name, value]) => [
          name.toLowerCase(),
          String(value),
        ]),
      ),
      body: typeof init.body === 'string' ? init.body : undefined,
      session: tab.device.session,
    };
    // A request that may outlive its page belongs to the browser.
    const sender = init.keepalive ? tab.device.process : tab;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('fetch failed'));
      const later = (what: string, run: () => void, ms = this.#delayMs()) =>
        this.#scheduler.after(ms, tab, what, run);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      const fate = this.#fateOf(tab);
      if (fate === 'lost') return; // it is never answered: the time-out ends it
      if (fate === 'no network') return void later(fate, fail, 1);
      if (fate !== 'sent') return void later('refused', () => resolve(responseOf(fate)));
      const arrive = (isAnswered: boolean) => async () => {
        const reply = await this.#server.handle(request);
        if (!isAnswered || reply === undefined) return;
        if (random.chance(weather.lostReplies)) return;
        const isCut = random.chance(weather.cut);
        later(`reply ${reply.status}`, () => {
          if (!tab.device.isOnline) return fail();
          this.#onReply(tab, reply.text);
          resolve(responseOf(reply, isCut));
        });
      };
      this.#toServer(sender, `${tab.name} asks ${path.split('?')[0]}`, arrive(true));
      if (random.chance(weather.doubled)) this.#toServer(sender, 'request again', arrive(false));
    });
  }

  /** What becomes of a request before the server sees it. */
  #fateOf({ device }: Tab): 'sent' | 'lost' | 'no network' | WireReply {
    const { weather } = this;
    const random = this.#random;
    if (!device.isOnline) return 'no network';
    if (random.chance(weather.overloaded)) return random.chance(700) ? OVERLOAD : TOO_MANY;
    if (random.chance(weather.garbled)) return GARBAGE;
    return random.chance(weather.lostRequests) ? 'lost' : 'sent';
  }

  /** Once under way, a request arrives whatever becomes of its tab. */
  #toServer(sender: { readonly isAlive: boolean }, what: string, run: () => Promise<void>): void {
    const isSentInDeath = this.#random.chance(800);
    this.#scheduler.after(this.#delayMs(), this.#server.owner, what, () => {
      if (sender.isAlive || isSentInDeath) return run();
    });
  }

  openStream(tab: Tab, path: string, events: StreamEvents): () => void {
    let isOpen = true;
    let end = () => {};
    let lastAtMs = 0;
    const toTab = (what: string, run: () => void) => {
      // What was sent first arrives first.
      lastAtMs = Math.max(lastAtMs, this.#scheduler.nowMs + this.#delayMs());
      this.#scheduler.after(lastAtMs - this.#scheduler.nowMs, tab, what, () => {
        if (isOpen) run();
      });
    };
    const close = () => {
      isOpen = false;
      this.#streams.delete(stream);
      tab.onGone.delete(close);
      const over = end;
      end = () => {};
      this.#scheduler.after(this.#delayMs(), this.#server.owner, 'stream closed', over);
    };
    const cut = () => {
      toTab('stream cut', () => events.onError());
      const over = end;
      end = () => {};
      this.#scheduler.after(this.#delayMs(), this.#server.owner, 'stream closed', over);
    };
    const stream: OpenStream = { tab, cut };
    this.#streams.add(stream);
    tab.onGone.add(close);
    const isLost = !tab.device.isOnline || this.#random.chance(this.weather.lostRequests);
    if (isLost) {
      cut();
      return close;
    }
    const { session } = tab.device;
    this.#scheduler.after(this.#delayMs(), this.#server.owner, 'stream', async () => {
      if (!isOpen) return;
      end = await this.#server.openStream(path, session, {
        onOpen: () => toTab('stream open', events.onOpen),
        onText: (text) => {
          if (this.#random.chance(this.weather.lostReplies)) return cut();
          this.#onReply(tab, text);
          toTab('stream message', () => events.onMessage(text));
        },
        onEnd: cut,
      });
    });
    return close;
  }

  /** The network of a device, or the server, went away. */
  cutStreams(isConcerned: (tab: Tab) => boolean): void {
    for (const stream of [...this.#streams]) {
      if (isConcerned(stream.tab)) runAs(stream.tab, stream.cut);
    }
  }
}

/** As much of a `Response` as the client reads. */
function responseOf({ status, text, retryAfter }: WireReply, isCut = false): Response {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => (name === 'retry-after' ? (retryAfter ?? null) : null) },
    text: async () => {
      if (isCut) throw new TypeError('the reply was cut');
      return text;
    },
  };
  return response as unknown as Response; // nothing else of it is used
}
