import type { Mould } from '#mentor/library/topic.ts';
import { MOST_OF_SESSION } from '#mentor/understand/figures/habit.ts';
import { beginsAct, isPlainAct } from './plain-words.ts';
import { NONE, type SessionKind } from './session-kind.ts';

// Sessions of several acts ("pray on time, read one page"), and plain acts of no kind: each part is a step.

const MARKS = /(?![^(]*\))\s*[,;&]\s*|\s+\+\s+|\s+\/\s+|\s+(?:and then|then|plus)\s+/i;
const AND = /(?<!\b(?:go|come|sit|try))\s+and\s+(?!back\b)/i;
/** The most parts that are steps of their own. */
const MOST_SHOWN = 3;

/** The parts of a session; "and" parts it only where another act begins. */
function partsOf(act: string): readonly string[] {
  return act
    .split(MARKS)
    .flatMap((part) => joined(part.split(AND), (other) => !beginsAct(other), ' and '))
    .map((part) => part.replace(/^(?:and|then)\s+/i, '').trim())
    .filter((part) => /\p{L}|\d/u.test(part));
}

/** The texts, with those that belong to the one before joined to it. */
function joined(
  texts: readonly string[],
  belongs: (text: string) => boolean,
  by: string,
): readonly string[] {
  const all: string[] = [];
  for (const text of texts) {
    const before = belongs(text) ? all.pop() : undefined;
    all.push(before === undefined ? text : `${before}${by}${text}`);
  }
  return all;
}

/** What only says how or how much: "no tabs", "slowly", "20 min each". */
const MANNER =
  /^[a-z](?: and [a-z])?$|^(?:no (?!\w+ (?:after|before|until)\b)|without |eyes |slow\w*|easy|ugly|by hand|on time|phone (?:away|off)|timer|both )|^[\d.x× ]*(?:times|min\w*|sec\w*|hours?|reps|rounds|rest|break|each|side|per|stop|a|(?:check|try|close|record|do|film|log|note|tick|save|write|jot) it(?: (?:down|once|again))?|listen|go)?(?: (?:each|side|rest|break))*$/i;

/** The parts; what only says how, and a word of its own, is joined to the part before. */
function actsOf(act: string): readonly string[] {
  return joined(
    partsOf(act),
    (part) => MANNER.test(part) || !(/[\s\d]/.test(part) || isPlainAct(part)),
    ', ',
  );
}

/** The kinds whose second step says best how their part is done; of others it is the first. */
const BY_SECOND = new Set(
  'prayer stretches walk cleaning drill going-to-bed sitting call prose deep-block shutdown phone-away one-spot diary plot singing swim ride play-together talk-together photo-walk aim-drill'.split(
    ' ',
  ),
);

/** How a part is done: a line of its kind that is not used yet, or "". */
function lineOf(
  part: string,
  kind: SessionKind | undefined,
  { at, used }: { readonly at: number; readonly used: readonly string[] },
): string {
  if (/^max\b/i.test(part)) return 'Count them; after the last one it is over.';
  const lines = (kind?.steps.slice(0, -1) ?? []).map(([title, note]) => `${title}. ${note}`);
  // What is said first may say what is safe, so the first part has it.
  if (kind && at > 0 && BY_SECOND.has(kind.id)) lines.reverse();
  const line = lines.find((one) => !used.includes(one));
  if (line) return line;
  if (/\bmin(?:s|utes?)?\b/i.test(part)) return 'Timer on; when it rings, stop.';
  return /^(?:[2-9]|\d\d+)\b/.test(part) ? 'One after the other; count them.' : '';
}

const CLOSE: Mould['steps'][number] = [
  'One tick or one line, then stop',
  'It says what was done, and where you begin next time.',
];

const MOST_TITLE_WORDS = 16;
/** What a shortened part may not end with. */
const DANGLING = /(?:[ ,]+(?:an?|and|at|by|for|from|in|your|of|on|or|the|to|with|then))+$/i;

/** What somebody says to others stays as it is said: say 'let me check'. */
const QUOTED = /((?<!\w)['"‘“][^'"’”]+['"’”](?!\w))/;

function toYou(text: string): string {
  return text
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bi(?:['’]m| am)\b/gi, 'you are')
    .replace(/\bi\b/gi, 'you')
    .replace(/\bme\b/gi, 'you');
}

/** A part as a step: in the second person, with a capital. */
function titleOf(part: string): string {
  const said = part
    .split(QUOTED)
    .map((text, at) => (at % 2 === 1 ? text : toYou(text)))
    .join('')
    .trim();
  const words = said.split(/\s+/);
  const short = words.slice(0, MOST_TITLE_WORDS).join(' ').replace(DANGLING, '');
  const title = words.length > MOST_TITLE_WORDS ? short : said;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

type SessionPart = {
  readonly said: string;
  /** The kind that knows the part. */
  readonly kind: SessionKind | undefined;
  /** The kind that also says how it is done. */
  readonly howKind: SessionKind | undefined;
};
type PartTerms = {
  readonly kindIn: (part: string) => SessionKind | undefined;
  /** A part of no kind may be a step: it names nobody, no danger and no end. */
  readonly isFree: (part: string) => boolean;
  /** It is made of plain words only. */
  readonly isPlain: (part: string) => boolean;
  /** Free parts may also be steps of a session that no kind knows. */
  readonly isQuiet: boolean;
};

/**
 * A kind whose steps are the parts of one session, up to the first that may not be said. Undefined if these are not
 * several, or one kind knows them all.
 */
export function kindOfParts(
  act: string,
  { kindIn, isFree, isPlain, isQuiet }: PartTerms,
): SessionKind | undefined {
  const all = actsOf(act).map((said, at) => {
    const kind = kindIn(said);
    return { said, kind, howKind: at === 0 || saysHow(kind, said) ? kind : undefined };
  });
  const isKnown = kindIn(act) !== undefined;
  const isClear = ({ said, kind }: SessionPart) =>
    kind ||
    isPlain(said.replace(TAIL, '')) ||
    ((isQuiet || isKnown) && /\s/.test(said) && isFree(said));
  // What the title says of a known session may be a step, too, if it says more than a word.
  const isInTitle = ({ said }: SessionPart) => {
    const from = act.indexOf(said); // -1 if it was joined of two parts
    return isKnown && /\s/.test(said) && from >= 0 && from + said.length <= MOST_OF_SESSION;
  };
  const unclear = all.findIndex((part) => !isClear(part) && !isInTitle(part));
  if (unclear !== -1 && !isKnown) return undefined;
  const parts = unclear === -1 ? all : all.slice(0, unclear);
  const [one] = parts;
  // One kind that knows each part says more than the parts, but each of several counted acts is a step.
  const isOne = parts.every(({ kind }) => kind && kind === one?.kind);
  const isCounted = parts.every(({ said }) => COUNTED.test(said));
  const isWhole = act.length <= MOST_OF_SESSION && isOne && !isCounted;
  if (parts.length < 2 || isWhole) return undefined;
  const steps = stepsOf(parts);
  if (steps.length > 1) return composed(parts, steps);
  return isKnown ? undefined : composed(parts, bareSteps(parts));
}

/** A later part that names a thing of the kind only as a place says nothing about how it is done: "the total on the fridge". */
function saysHow(kind: SessionKind | undefined, part: string): boolean {
  const places = [kind?.firm, kind?.words, kind?.anywhere].flatMap(
    (words) => words?.exec(part)?.index ?? [],
  );
  return places.length === 0 || places.some((place) => !A_PLACE.test(part.slice(0, place)));
}

/** What stands before the name of a place. */
const A_PLACE = /\b(?:on|at|by|beside|near) (?:the |my |a )?$/i;

/** "10 min scales", "4 pomodoro writing". */
const COUNTED = /^\d+ (?:min\w* )?\p{L}{3,}/u;

type SessionStep = Mould['steps'][number];

/** The parts with how each is done; a short one that says nothing about that stands with the part before it. */
function stepsOf(parts: readonly SessionPart[]): readonly SessionStep[] {
  const steps: SessionStep[] = [];
  for (const [at, { said, howKind }] of parts.entries()) {
    const note = lineOf(said, howKind, { at, used: steps.map(([, line]) => line) });
    const [title = '', before = ''] = steps.at(-1) ?? [];
    const both = `${title}, ${said}`;
    const isFull = steps.length === MOST_SHOWN;
    const isJoined = note === '' && both.split(/\s+/).length <= MOST_TITLE_WORDS;
    if (title !== '' && (isJoined || isFull)) steps.splice(-1, 1, [titleOf(both), before]);
    else steps.push([titleOf(said), note]);
  }
  return steps;
}

/** The parts without a word of how they are done. */
function bareSteps(parts: readonly SessionPart[]): readonly SessionStep[] {
  const rest = parts.slice(MOST_SHOWN - 1).map(({ said }) => said);
  const shown = parts.slice(0, MOST_SHOWN - 1).map(({ said }) => said);
  return [...shown, rest.join(', ')]
    .filter(Boolean)
    .map((said): SessionStep => [titleOf(said), '']);
}

function composed(parts: readonly SessionPart[], steps: readonly SessionStep[]): SessionKind {
  const kinds = parts.flatMap(({ howKind }) => (howKind ? [howKind] : []));
  const unknown = parts.length - kinds.length;
  const minutes = kinds.reduce((sum, one) => sum + one.minutes, unknown * PART_MINUTES);
  const rested = kinds.find(({ sessions }) => sessions)?.sessions;
  const [longest] = kinds.toSorted((one, other) => other.minutes - one.minutes);
  // A kind that knows less than half of it does not say how it ends.
  const isSafer = longest !== undefined && MOVES.has(longest.id);
  const end = unknown > kinds.length && !isSafer ? undefined : longest?.steps.at(-1);
  return {
    id: 'parts',
    words: NONE,
    minutes: Math.min(minutes, MOST_MINUTES),
    // Of several acts without lengths one session is what there is time for.
    ...((parts.length > 2 || kinds.some(({ fills }) => fills)) && { fills: true as const }),
    ...(unknown === 0 && kinds.every(({ isDaily }) => isDaily) && { isDaily: true as const }),
    ...(rested && { sessions: rested }),
    steps: [...steps, end ?? CLOSE],
    wayOn: kinds.find(({ id, wayOn }) => wayOn && id !== PREPARES)?.wayOn ?? PLAIN_WAY,
  };
}

/** What only goes before a session. */
const PREPARES = 'phone-away';
/** Kinds whose last step says when to stop. */
const MOVES = new Set('sets run swim ride stretches intervals walk dance fight'.split(' '));
const PART_MINUTES = 10;
const MOST_MINUTES = 60;
/** Fits any act that is done again and again. */
const PLAIN_WAY = 'five minutes longer, or on one day more';

/** What ends many sessions and says nothing new. */
const TAIL =
  /,? (?:(?:and|then|and then) )?(?:check|clean|close|compare|date|do|file|film|fix|log|mark|mend|note|oil|pare|play|polish|read|record|repeat|review|sand|save|say|show|sing|tick|try|write) it(?: (?:down|once|again|aloud))?$/i;

/** A plain act that no kind knows. */
export function plainKind(
  act: string,
  isPlain: (text: string) => boolean,
): SessionKind | undefined {
  if (!isPlain(act.replace(TAIL, ''))) return undefined;
  return {
    id: 'plain',
    words: NONE,
    minutes: PART_MINUTES,
    steps: [
      ['Get it ready for its hour', 'What it needs lies there; the rest is out of sight.'],
      ['Do two minutes of it at once', 'Once begun it goes on; two minutes count, too.'],
      CLOSE,
    ],
    wayOn: PLAIN_WAY,
  };
}
