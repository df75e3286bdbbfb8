import type { EvidenceEntry, EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { EXPLAINERS, OPENERS, SIDE_OPENERS, WEAK_VERBS } from './small-words.ts';

/** What words after an opener are worth once an object was heard. */
const TAIL = 0.42;
/** So many unknown words before an opener are a goal that nobody knows. */
const UNKNOWN_HEAD = 2;

/** A phrase of a list that was heard. */
export type Hit = {
  readonly entry: EvidenceEntry;
  /** The first word and the one after the last. */
  readonly from: number;
  readonly to: number;
};

export function hitsIn(words: readonly MeantWord[], index: EvidenceIndex): readonly Hit[] {
  const said = new Set(words.map(({ lemma }) => lemma));
  const hits: Hit[] = [];
  for (const [from, { lemma }] of words.entries()) {
    for (const entry of index.entriesAt(lemma)) {
      const [, second] = entry.lemmas;
      // Hundreds of phrases begin with a word such as "get": most of them end here.
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

/** A measure without a number is something else: a dry-stone wall is no weight. */
function isUnitAlone(
  { lemmas }: EvidenceEntry,
  words: readonly MeantWord[],
  from: number,
): boolean {
  const isUnit = lemmas.length === 1 && UNIT.test(words[from]?.plain ?? '');
  return isUnit && !SO_MANY.test(words[from - 1]?.plain ?? '');
}

/** "get fit enough for a ten kilometre race" is about the race. */
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

/** Where a phrase that begins here ends; small words may have slipped in. */
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
 * 1 in the head of the sentence, less in what follows an opener once an object was named, or once the head has named
 * something that nobody knows.
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
  // "time with my kids" is one thing, "a walk with my kids" is a walk.
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
  // "chat with the neighbours in Welsh", "a song on the harp": what was named in this way is never by the way.
  const named = hits.filter(
    ({ entry, from }) =>
      entry.subject !== undefined && /^(?:in|on|the)$/.test(words[from - 1]?.plain ?? ''),
  );
  return words.map((_, at) => (tail !== -1 && at >= tail && !isIn(named, at) ? TAIL : 1));
}

/** "save 900 for a camera" saves, and takes no pictures. */
function isSavedFor(words: readonly MeantWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  return words[at]?.plain === 'for' && before.some(({ lemma }) => lemma === 'save');
}

/** "cut back on wine", "fit enough for a race", "the habit of reading": what follows is the thing itself. */
function isPartOfVerb(words: readonly MeantWord[], at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  const plain = words[at]?.plain ?? '';
  return (
    (plain === 'on' && /^(?:back|down)$/.test(before)) ||
    (plain === 'of' && before === 'habit') ||
    (before === 'enough' && words[at - 2]?.plain === 'fit')
  );
}

/** Whether a longer phrase of another topic covers a word of this one: "spend less time on my phone" saves no money. */
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

/** Whether a person stands beside a thing of another topic: "stop owing my sister money" is about money. */
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
        // Among what is done with people they are what it is about: "stay in touch with my family".
        shelfOf(other.entry) !== shelfOf(entry) && (other.to <= from || to <= other.from),
    );
}

const LIGHT = new Set('habit the of into in get routine kick build break a my'.split(' '));

/** A habit is one of something: "build a meditation habit" is about meditation. */
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

/** Whether a phrase that speaks against a topic takes out what speaks for it: "run" in "run a business". */
export function takesOut(against: Hit, { entry, from, to }: Hit): boolean {
  return (
    against.from <= from && to <= against.to && against.entry.lemmas.length > entry.lemmas.length
  );
}

/** What no phrase of its own topic speaks against: the walk in "walk on a loose lead" names no walking. */
export function standing(hits: readonly Hit[]): readonly Hit[] {
  const against = hits.filter(({ entry }) => entry.kind === 'not');
  return hits.filter(
    (hit) => !against.some((one) => one.entry.topic === hit.entry.topic && takesOut(one, hit)),
  );
}

/** One hit for each word: the longest and weightiest wins. */
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
