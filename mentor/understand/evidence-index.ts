import type { Evidence, TopicRoute } from '#mentor/library/topic.ts';
import { GUARD_WORDS } from './guard-words.ts';
import { isFormOfKnown, lemmaOf } from './lemma.ts';
import type { GlossedText } from './meant-words.ts';
import { EMPTY_WORDS, EVERYDAY_BASES, LINKS, PEOPLE_WORDS, WEAK_VERBS } from './small-words.ts';
import { byFirstLetter, type Spelling } from './typos.ts';

/** Weight of an entry by its kind, and what each further word of a phrase adds. */
const WEIGHTS = { object: 3, verb: 1.8, weak: 1, context: 0.4, not: 0 } as const;
const FURTHER_WORD = 1.5;
const FURTHER_CONTEXT_WORD = 0.8;

/** Topic id of things that no topic covers; where it scores best, the goal gets a shape. */
export const UNSERVED = '';

type EvidenceKind = keyof typeof WEIGHTS;

/** One word or phrase that is evidence for a topic or a sub-topic. */
export type EvidenceEntry = {
  readonly kind: EvidenceKind;
  readonly lemmas: readonly string[];
  /** Its words as written, where it matches only in this form. */
  readonly own?: readonly string[];
  readonly weight: number;
  /** It names a person and no activity. */
  readonly isPerson: boolean;
  /** Number of its words without link words at the end. */
  readonly told: number;
  readonly topic: string;
  readonly sub?: string;
  /** The subject that it names, such as a language. */
  readonly subject?: string;
};

/** Lookup of all evidence words of the topics. */
export type EvidenceIndex = {
  readonly routes: ReadonlyMap<string, TopicRoute>;
  readonly entriesAt: (lemma: string) => readonly EvidenceEntry[];
  readonly lemmaOf: (word: string) => string;
  /** Whether a word or a base form of it is in the vocabulary, so that its spelling stays. */
  readonly isKnown: (word: string) => boolean;
  readonly spelling: Spelling;
  /** Translates a text of another language into English words that the readers know; `undefined` for English. */
  readonly gloss?: (text: string) => GlossedText | undefined;
  /** The index without other languages, for texts that are in English already. */
  readonly english?: EvidenceIndex;
  /** What the classifier says of an English text; only the index of the whole library has it. */
  readonly topicProbabilities?: (text: string) => ReadonlyMap<string, number>;
};

/** What all entries of one word list share. */
type EvidenceList = {
  readonly topic: string;
  readonly sub?: string;
  readonly subject?: string;
  readonly kind: EvidenceKind;
  readonly text: string;
};

type Phrase = { readonly list: EvidenceList; readonly words: readonly string[] };

/**
 * Builds the index from lists of phrases separated by commas. There are thousands of phrases and a message needs a
 * few dozen, so the lists stay one text in which a phrase is looked up by its first word on demand.
 */
export function evidenceIndex(
  routes: readonly TopicRoute[],
  unserved: Evidence = { objects: '' },
): EvidenceIndex {
  const lists = [...routes.flatMap(listsOf), ...listsIn(unserved, { topic: UNSERVED })];
  const text = `,${lists.map((list) => `${list.text},`).join('')}`;
  const vocabulary = new Set(text.match(/[^ ,]+/g));
  const isWord = (word: string) => vocabulary.has(word) || GUARD_WORDS.has(word);
  const lemmas = new Map<string, string>();
  const forms = new Map<string, string[]>();
  for (const word of vocabulary) {
    const base = lemmaOf(word, isWord);
    lemmas.set(word, base);
    const same = forms.get(base);
    if (same) same.push(word);
    else forms.set(base, [word]);
  }
  // Words of messages are not cached, because the cache would grow without limit.
  const lemma = (word: string) => lemmas.get(word) ?? lemmaOf(word, isWord);
  const phrasesAt = phraseFinder(text, lists);
  const weighed = new Map<string, readonly EvidenceEntry[]>();
  let spelling: Spelling | undefined;
  return {
    routes: new Map(routes.map((route) => [route.id, route])),
    entriesAt: (first) => {
      const words = forms.get(first);
      if (!words) return [];
      const entries = weighed.get(first) ?? phrasesAt(words).map((one) => entryOf(one, lemma));
      weighed.set(first, entries);
      return entries;
    },
    lemmaOf: lemma,
    isKnown: (word) => isFormOfKnown(word, isWord),
    get spelling() {
      spelling ??= {
        topicWords: byFirstLetter(vocabulary),
        guardWords: byFirstLetter(GUARD_WORDS),
      };
      return spelling;
    },
  };
}

/** Finds all phrases that begin with one of the given words, in the order of the text. */
function phraseFinder(text: string, lists: readonly EvidenceList[]) {
  let length = 0;
  const ends = lists.map((list) => {
    length += list.text.length + 1;
    return length;
  });
  const placesOf = (word: string) => {
    const places: number[] = [];
    for (let at = text.indexOf(`,${word}`); at !== -1; at = text.indexOf(`,${word}`, at + 1)) {
      if (/[ ,]/.test(text.charAt(at + 1 + word.length))) places.push(at);
    }
    return places;
  };
  return (firstWords: readonly string[]): readonly Phrase[] =>
    firstWords
      .flatMap(placesOf)
      .toSorted((one, other) => one - other)
      .flatMap((at) => {
        const list = lists[ends.findIndex((end) => at < end)];
        const words = text.slice(at + 1, text.indexOf(',', at + 1)).split(' ');
        return list ? [{ list, words }] : [];
      });
}

function listsOf({ id: topic, words, subs }: TopicRoute): readonly EvidenceList[] {
  return [
    ...listsIn(words, { topic }),
    ...subs.flatMap((sub) => [
      ...listsIn(sub.words, { topic, sub: sub.id }),
      ...Object.entries(sub.subjects ?? {}).map(([subject, { words: text }]) => ({
        topic,
        subject,
        kind: 'object' as const,
        text,
      })),
    ]),
  ];
}

function listsIn(
  { objects, verbs = '', context = '', not = '' }: Evidence,
  of: Pick<EvidenceList, 'topic' | 'sub'>,
): readonly EvidenceList[] {
  return [
    { ...of, kind: 'object', text: objects },
    { ...of, kind: 'verb', text: verbs },
    { ...of, kind: 'context', text: context },
    { ...of, kind: 'not', text: not },
  ];
}

function entryOf({ list, words }: Phrase, lemma: (word: string) => string): EvidenceEntry {
  const { kind: said, text: _, ...of } = list;
  const lemmas = words.map(lemma);
  const kind = kindOf(said, words, lemmas);
  const further = kind === 'context' ? FURTHER_CONTEXT_WORD : FURTHER_WORD;
  // Link words at the end add no weight: "instagram for" counts like "instagram".
  const told = words.findLastIndex((word) => !LINKS.has(word)) + 1 || words.length;
  // Inflected forms of everyday words match only as written: "putting" is golf, "put" is not.
  const isOwn = words.some(
    (word, at) =>
      word !== lemmas[at] &&
      (isEveryday(lemmas[at] ?? '') ||
        (list.topic === UNSERVED && words.length === 1 && word.endsWith('ing'))),
  );
  return {
    ...of,
    kind,
    lemmas,
    weight: WEIGHTS[kind] + (list.topic === UNSERVED ? 0.3 : 0) + further * (told - 1),
    told,
    isPerson: kind === 'object' && words.every((word) => PEOPLE_WORDS.has(word)),
    ...(isOwn && { own: words }),
  };
}

/** The effective kind of an entry: phrases of small words become context, verbs such as "make" become weak. */
function kindOf(
  said: EvidenceKind,
  words: readonly string[],
  lemmas: readonly string[],
): EvidenceKind {
  if (said === 'verb' && words.length === 1 && WEAK_VERBS.has(lemmas[0] ?? '')) return 'weak';
  const isEmpty =
    words[0] !== 'my' &&
    words.every(
      (word, at) =>
        EMPTY_WORDS.has(word) ||
        (words.length > 1 && WEAK_VERBS.has(lemmas[at] ?? '')) ||
        /^\d+$/.test(word),
    );
  return (said === 'object' || said === 'verb') && isEmpty ? 'context' : said;
}

function isEveryday(lemma: string): boolean {
  return EVERYDAY_BASES.has(lemma) || EMPTY_WORDS.has(lemma);
}
