import type { EvidenceEntry, EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { EXPLAINERS, OPENERS, SIDE_OPENERS, WEAK_VERBS } from './small-words.ts';

/** What words after an opener are worth once an object was heard. */
const TAIL = 0.35;
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
  return words.flatMap(({ lemma }, from) =>
    index.entriesAt(lemma).flatMap((entry) => {
      const to = endOf(entry, words, from);
      return to === undefined ? [] : [{ entry, from, to }];
    }),
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
      (sign !== '' && EXPLAINERS.has(plain) && at >= firstEnd) ||
      (!isKnown(at, SIDE_OPENERS.has(plain)) &&
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
export function besideIn(hits: readonly Hit[], weights: readonly number[]): (hit: Hit) => boolean {
  const things = hits.filter(
    ({ entry, from }) => entry.kind === 'object' && !entry.isPerson && weights[from] === 1,
  );
  return ({ entry, from, to }) =>
    entry.isPerson &&
    things.some(
      (other) => other.entry.topic !== entry.topic && (other.to <= from || to <= other.from),
    );
}

/** Whether a phrase that speaks against a topic takes out what speaks for it: "run" in "run a business". */
export function takesOut(against: Hit, { entry, from, to }: Hit): boolean {
  return (
    against.from <= from && to <= against.to && against.entry.lemmas.length > entry.lemmas.length
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
