import { join, parse } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, 'web');
const MAIN = join(WEB, 'index.html');
const MAIN_CODE = join(WEB, 'main.tsx');
const LANDING = join(WEB, 'features/landing/landing.tsx');
const SIGNED_IN = join(WEB, 'app/signed-in.tsx');
/** Its dynamic imports are the screens. */
const SCREENS = join(WEB, 'app/screens.tsx');

const BOARD = join(WEB, 'app/board-screen.tsx');
const RAID = join(WEB, 'features/dungeon-raid/dungeon-raid.tsx');
const COMMAND_CENTER = join(WEB, 'features/command-center/command-center.tsx');
/** What it shares with the panels of a quest reads the log: no other screen does. */
const CHRONICLE = join(WEB, 'features/chronicle/chronicle.tsx');
/** What its chat shares with the windows of the mentor no other screen needs. */
const ONBOARDING = join(WEB, 'app/onboarding-screen.tsx');
/** Split points that are loaded at about the same time are one file: the name of the second. */
const TOGETHER: Readonly<Record<string, string>> = {
  charts: 'overlays',
  'palette-windows': 'overlays',
  'raid-panels': 'quest-windows',
  'account-windows': 'overlays',
  'board-windows': 'quest-windows',
  'insight-panels': 'quest-panels',
  'reminder-parts': 'quest-panels',
  'habit-code': 'habits',
};
/** Styles that have no file of their own go with another's. */
const STYLES_WITH: Readonly<Record<string, string>> = {
  'signed-in': 'first',
  'command-center': 'center',
};
/** Loaded after every paint, or by whoever comes near to a way in. */
const LOADED_EARLY = ['overlays.tsx', 'account-windows.ts', 'gate-windows.ts'].map((file) =>
  join(WEB, 'app', file),
);
/** Whoever needs it shows or changes the raid. */
const RAID_STORE = join(WEB, 'raid/raid-store.ts');
const PROTOCOL = /\/(protocol|valibot)\//;
/** Schedules, goals and rest days: a board without them is painted without these, any other waits for them. */
const HABITS =
  /\/rules\/habits\/|\/game\/(habits\/(needs-help|refused-offers)|archive-quest|rest-days)\./;
/** The styles of what rows show of them. */
const ROW_PARTS = /\/quest-rows\//;
/** Lists and answers of the gate, and what stands behind it: the chat and the forge load them together, and nobody else. */
const GATE = /\/mentor\/safety\/|\/game\/forge-quests\./;
/** Topics of the mentor's library that stand on one shelf are one file. */
const SHELF = /\/mentor\/library\/(?!testing)(\w+)\//;
/** Families of goals that no topic is about: those that are alike are one file. */
const FAMILIES = /\/mentor\/shapes\/families\/(\w+)\//;
/** The words of one other language are one file. */
const LANGUAGE = /\/mentor\/understand\/languages\/([a-z]{2})\.ts$/;
const VALIBOT = /\/valibot\//;

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Modules = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

/** A module and all that it imports statically. */
function reachedFrom(start: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** Every module of the app; `without` one, those that are reached by another way. */
function allModules(modules: Modules, without?: string): ReadonlySet<string> {
  const found = new Set([MAIN]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) {
      if (next !== without) found.add(next);
    }
  }
  return found;
}

type SplitPoint = {
  readonly id: string;
  readonly modules: ReadonlySet<string>;
  /** What can be reached without it. */
  readonly others: ReadonlySet<string>;
};

type Users = readonly SplitPoint[];

/** Every module that is loaded by an `import()`. */
function splitPoints(modules: Modules): readonly SplitPoint[] {
  const ids = [...allModules(modules)].flatMap(
    (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  return [...new Set(ids)].map((id) => ({
    id,
    modules: reachedFrom(id, modules),
    others: allModules(modules, id),
  }));
}

/**
 * Decides which file of the build a module goes to, by who needs it. `first`: every visit, and what the
 * landing page shares with others.
 * `signed-in`: every signed-in screen. What several split points share: `rows`, `center`, `habits`
 * and `panels` for screens, `raid` and `server-data`, `dialogs`, `mentor`, `safety-gate`, a `shelf-...` for each shelf
 * of topics, a `family-...` for each folder of families and a `language-...` for each other language for windows. The rest goes with the split point that is loaded first. Windows have one stylesheet.
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let decide: ((id: string) => string | null) | undefined;
  return (id, modules) => {
    decide ??= decisions(modules);
    return decide(id);
  };
}

function decisions(modules: Modules): (id: string) => string | null {
  const main = reachedFrom(MAIN, modules);
  const landing = reachedFrom(LANDING, modules);
  const signedIn = reachedFrom(SIGNED_IN, modules);
  const screens = new Set(modules.getModuleInfo(SCREENS)?.dynamicallyImportedIds);
  const points = splitPoints(modules);

  const isOnScreen = (users: Users) => users.some(({ id }) => screens.has(id));
  const isSchema = (id: string) =>
    PROTOCOL.test(id) && [...reachedFrom(id, modules)].some((reached) => VALIBOT.test(reached));

  const styleFile = (id: string, users: Users) => {
    if (main.has(id) || signedIn.has(id)) return 'first';
    if (!landing.has(id) && !isOnScreen(users)) return windowStyles(id);
    const file = ownFile(users) ?? (landing.has(id) ? 'first' : commonFile(users, screens));
    return STYLES_WITH[file] ?? file;
  };
  const codeFile = (id: string, users: Users) => {
    if (main.has(id)) return 'first';
    if (signedIn.has(id)) return landing.has(id) ? 'first' : 'signed-in';
    return namedFile(id) ?? ownFile(users) ?? sharedFile(id, users);
  };
  const sharedFile = (id: string, users: Users) => {
    if (landing.has(id)) return 'first';
    if (isSchema(id)) return 'server-data';
    if (users.every((user) => user.modules.has(RAID_STORE))) return 'raid';
    if (isOnScreen(users)) return commonFile(users, screens);
    return users.some((user) => LOADED_EARLY.includes(user.id)) ? 'dialogs' : 'mentor';
  };
  return (id) => {
    const users = points.filter((point) => point.modules.has(id));
    return id.endsWith('.css') ? styleFile(id, users) : codeFile(id, users);
  };
}

/** Rows need theirs before the first paint, windows have one file. */
function windowStyles(id: string): string {
  return ROW_PARTS.test(id) ? 'row-parts' : 'windows';
}

/** What has a file of its own, whoever needs it: rules of habits, lists, answers, languages and topics of the mentor. */
function namedFile(id: string): string | undefined {
  if (HABITS.test(id)) return 'habits';
  if (GATE.test(id)) return 'safety-gate';
  const [, language] = LANGUAGE.exec(id) ?? [];
  if (language !== undefined) return `language-${language}`;
  const [, families] = FAMILIES.exec(id) ?? [];
  if (families !== undefined) return `family-${families}`;
  const [, shelf] = SHELF.exec(id) ?? [];
  return shelf === undefined ? undefined : `shelf-${shelf}`;
}

/**
 * Lets every shelf, family and language import the first file, which is there long before: otherwise the bundler's own helper, which
 * both need, becomes a tiny file that every visit waits for.
 */
export function shelvesAfterFirst(): Plugin {
  return {
    name: 'duskgate-shelves-after-first',
    apply: 'build',
    transform: (code, id) =>
      SHELF.test(id) || FAMILIES.test(id) || LANGUAGE.test(id)
        ? `import ${JSON.stringify(MAIN_CODE)};\n${code}`
        : undefined,
  };
}

/** The file of the split point that is loaded before all the other users, if there is one. */
function ownFile(users: Users): string | undefined {
  const first = users.find(({ id, others }) =>
    users.every((user) => user.id === id || !others.has(user.id)),
  );
  const name = first && parse(first.id).name;
  return name && (TOGETHER[name] ?? name);
}

/** The board and the raid, which are opened most, and the Command Center do not wait for what others share. */
function commonFile(users: Users, screens: ReadonlySet<string>) {
  const shown = users.map(({ id }) => id).filter((id) => screens.has(id));
  if (shown.includes(BOARD) && shown.every((id) => id === BOARD || id === COMMAND_CENTER)) {
    return 'rows';
  }
  if (shown.includes(BOARD) || shown.includes(RAID)) return 'signed-in';
  if (shown.every((id) => id === CHRONICLE)) return 'chronicle';
  if (shown.every((id) => id === ONBOARDING)) return 'onboarding-screen';
  return shown.includes(COMMAND_CENTER) ? 'center' : 'panels';
}
