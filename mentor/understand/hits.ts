import type { EvidenceEntry, EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { EXPLAINERS, OPENERS, SIDE_OPENERS, WEAK_VERBS } from './small-words.ts';

/** Weight of words in the tail of a sentence (see `wordWeights`). */
const TAIL = 0.42;
/** Number of unknown words before a side opener that counts as an unknown object. */
const UNKNOWN_HEAD = 2;

/** A phrase of the evidence lists found in a sentence. */
export type Hit = {
  readonly entry: EvidenceEntry;
  /** Index of its first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
};

/** All phrases of the index that the words contain. */
export function hitsIn(words: readonly MeantWord[], index: EvidenceIndex): readonly Hit[] {
  const said = new Set(words.map(({ lemma }) => lemma));
  const hits: Hit[] = [];
  for (const [from, { lemma }] of words.entries()) {
    for (const entry of index.entriesAt(lemma)) {
      const [, second] = entry.lemmas;
      // A cheap check first, because hundreds of phrases begin with a word such as "get".
      if (second !== undefined && !said.has(second)) continue;
      const to = endOf(entry, words, from);
      if (to !== undefined && !isUnitAlone(entry, words, from)) hits.push({ entry, from, to });
    }
  }
  return pastEnough(hits, words);
}

const UNIT = /^(?:stones?|pounds?|quid|grand)$/;
const SO_MANY =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|half|an?|few|some|couple|extra|last|more|of|the|these|those|my)$/;

/** Whether a unit has no number and so means something else: the "stone" of a dry-stone wall. */
function isUnitAlone(
  { lemmas }: EvidenceEntry,
  words: readonly MeantWord[],
  from: number,
): boolean {
  const isUnit = lemmas.length === 1 && UNIT.test(words[from]?.plain ?? '');
  return isUnit && !SO_MANY.test(words[from - 1]?.plain ?? '');
}

/** The hits after "fit enough for", if any: "get fit enough for a ten kilometre race" is about the race. */
function pastEnough(hits: readonly Hit[], words: readonly MeantWord[]): readonly Hit[] {
  const at = enoughIn(words);
  const after = hits.filter(({ from }) => from > at);
  const isNamed =
    at !== -1 && after.some(({ entry }) => entry.kind === 'object' || entry.kind === 'verb');
  return isNamed ? after : hits;
}

function enoughIn(words: readonly MeantWord[]): number {
  return words.findIndex(
    ({ plain }, at) =>
      plain === 'enough' &&
      words[at - 1]?.plain === 'fit' &&
      /^(?:for|to)$/.test(words[at + 1]?.plain ?? ''),
  );
}

/** The index after a phrase that begins at `from`, or undefined; small words may stand between its words. */
function endOf(
  { lemmas, own }: EvidenceEntry,
  words: readonly MeantWord[],
  from: number,
): number | undefined {
  let at = from;
  for (const [place, lemma] of lemmas.entries()) {
    const isHere = (word: MeantWord | undefined) =>
      own === undefined ? word?.lemma === lemma : word?.plain === own[place];
    while (place > 0 && !isHere(words[at]) && words[at]?.isSlippingIn) at += 1;
    if (!isHere(words[at]) || (place > 0 && words[at]?.sign === '.')) return undefined;
    at += 1;
  }
  return at;
}

/**
 * The weight of each word: 1 in the head of the sentence, less behind an opener once an object was named, or once
 * the head has named something unknown.
 */
export function wordWeights(
  words: readonly MeantWord[],
  hits: readonly Hit[],
  telling: readonly boolean[],
): readonly number[] {
  const strong = hits.filter(({ entry }) => entry.kind === 'object' || entry.kind === 'verb');
  const objects = strong.filter(({ entry }) => entry.kind === 'object');
  const firstEnd = Math.min(...objects.map(({ to }) => to));
  const isIn = (some: readonly Hit[], at: number) =>
    some.some(({ from, to }) => from <= at && at < to);
  // An opener inside a phrase starts no tail: "time with my kids" is one phrase, "a walk with my kids" is not.
  const isKnown = (at: number, isOpener = false) =>
    isIn(isOpener ? strong.filter(({ from }) => from < at || from === 0) : strong, at);
  const isWeak = (at: number) => WEAK_VERBS.has(words[at]?.lemma ?? '');
  const unknownBefore = (end: number) =>
    telling.filter((isTelling, at) => at < end && isTelling && !isKnown(at) && !isWeak(at)).length;
  const tail = words.findIndex(
    ({ plain, sign }, at) =>
      isSavedFor(words, at) ||
      (sign !== '' && EXPLAINERS.has(plain) && at >= firstEnd) ||
      (!isPartOfVerb(words, at) &&
        !isKnown(at, SIDE_OPENERS.has(plain)) &&
        ((OPENERS.has(plain) && at >= firstEnd) ||
          (SIDE_OPENERS.has(plain) && unknownBefore(at) >= UNKNOWN_HEAD))),
  );
  // Subjects after these words keep full weight: "chat with the neighbours in Welsh", "a song on the harp".
  const named = hits.filter(
    ({ entry, from }) =>
      entry.subject !== undefined && /^(?:in|on|the)$/.test(words[from - 1]?.plain ?? ''),
  );
  return words.map((_, at) => (tail !== -1 && at >= tail && !isIn(named, at) ? TAIL : 1));
}

/** Whether a "for" names what is saved for: "save 900 for a camera" is about saving. */
function isSavedFor(words: readonly MeantWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  return words[at]?.plain === 'for' && before.some(({ lemma }) => lemma === 'save');
}

/** Whether an opener belongs to the words before it, so that the object follows: "cut back on wine". */
function isPartOfVerb(words: readonly MeantWord[], at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  const plain = words[at]?.plain ?? '';
  return (
    (plain === 'on' && /^(?:back|down)$/.test(before)) ||
    (plain === 'of' && before === 'habit') ||
    (before === 'enough' && words[at - 2]?.plain === 'fit')
  );
}

/** A test whether a longer phrase of another topic covers a hit: "spend less time on my phone" is not about money. */
export function coverIn(hits: readonly Hit[]): (hit: Hit) => boolean {
  const phrases = hits.filter(({ entry }) => entry.kind === 'object' || entry.kind === 'verb');
  return ({ entry, from, to }) =>
    phrases.some(
      (other) =>
        other.entry.topic !== entry.topic &&
        other.entry.told > entry.told &&
        other.from < to &&
        from < other.to,
    );
}

/** A test whether a person stands beside a thing of another shelf: "stop owing my sister money" is about money. */
export function besideIn(
  hits: readonly Hit[],
  weights: readonly number[],
  { routes }: EvidenceIndex,
): (hit: Hit) => boolean {
  const shelfOf = ({ topic }: EvidenceEntry) => routes.get(topic)?.shelf ?? topic;
  const things = hits.filter(
    ({ entry, from }) => entry.kind === 'object' && !entry.isPerson && weights[from] === 1,
  );
  return ({ entry, from, to }) =>
    entry.isPerson &&
    things.some(
      (other) =>
        // On the same shelf the person is the topic: "stay in touch with my family".
        shelfOf(other.entry) !== shelfOf(entry) && (other.to <= from || to <= other.from),
    );
}

/** Words of a phrase with "habit" that name no activity. */
const LIGHT = new Set('habit the of into in get routine kick build break a my'.split(' '));

/** A test whether a phrase with "habit" stands beside an activity: "build a meditation habit" is about meditation. */
export function isLightBeside(
  hits: readonly Hit[],
  words: readonly MeantWord[],
): (hit: Hit) => boolean {
  const isLight = ({ from, to }: Hit) => {
    const said = words.slice(from, to).map(({ plain }) => plain);
    return said.includes('habit') && said.every((word) => LIGHT.has(word));
  };
  const things = hits.filter(
    (hit) => (hit.entry.kind === 'object' || hit.entry.kind === 'verb') && !isLight(hit),
  );
  return (hit) =>
    isLight(hit) &&
    things.some(({ entry }) => entry.topic !== hit.entry.topic && entry.topic !== '');
}

/** Whether a longer phrase of counter-evidence covers a hit: "run a business" takes out "run". */
export function takesOut(against: Hit, { entry, from, to }: Hit): boolean {
  return (
    against.from <= from && to <= against.to && against.entry.lemmas.length > entry.lemmas.length
  );
}

/** The hits that no counter-evidence of their own topic covers: "walk on a loose lead" is not about walking. */
export function standing(hits: readonly Hit[]): readonly Hit[] {
  const against = hits.filter(({ entry }) => entry.kind === 'not');
  return hits.filter(
    (hit) => !against.some((one) => one.entry.topic === hit.entry.topic && takesOut(one, hit)),
  );
}

/** Hits without overlap: of two that share a word the heavier one stays. */
export function withoutOverlap(hits: readonly Hit[]): readonly Hit[] {
  const taken = new Set<number>();
  return hits
    .filter(({ entry }) => entry.kind !== 'not')
    .toSorted((one, other) => other.entry.weight - one.entry.weight)
    .filter(({ from, to }) => {
      for (let at = from; at < to; at += 1) if (taken.has(at)) return false;
      for (let at = from; at < to; at += 1) taken.add(at);
      return true;
    });
}
