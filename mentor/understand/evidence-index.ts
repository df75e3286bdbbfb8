import type { Evidence, TopicRoute } from '#mentor/library/topic.ts';
import { GUARD_WORDS } from './guard-words.ts';
import { isFormOfKnown, lemmaOf } from './lemma.ts';
import type { GlossedText } from './meant-words.ts';
import { EMPTY_WORDS, EVERYDAY_BASES, LINKS, PEOPLE_WORDS, WEAK_VERBS } from './small-words.ts';
import { byFirstLetter, type Spelling } from './typos.ts';

const WEIGHTS = { object: 3, verb: 1.8, weak: 1, context: 0.4, not: 0 } as const;
const FURTHER_WORD = 1.5;
const FURTHER_CONTEXT_WORD = 0.8;

/** Stands for all that no topic is about: where it is the likeliest, the goal belongs to the shapes. */
export const UNSERVED = '';

type EvidenceKind = keyof typeof WEIGHTS;

/** One word or phrase that speaks for a topic or for one of its sub-topics. */
export type EvidenceEntry = {
  readonly kind: EvidenceKind;
  readonly lemmas: readonly string[];
  /** Matches only as it is written. */
  readonly own?: readonly string[];
  readonly weight: number;
  /** It names a person, and nothing that is done with them. */
  readonly isPerson: boolean;
  /** How many of its words tell something. */
  readonly told: number;
  readonly topic: string;
  readonly sub?: string;
  /** The name of a subject that it stands for. */
  readonly subject?: string;
};

/** All that is known of the topics' words, made once. */
export type EvidenceIndex = {
  readonly routes: ReadonlyMap<string, TopicRoute>;
  readonly entriesAt: (lemma: string) => readonly EvidenceEntry[];
  readonly lemmaOf: (word: string) => string;
  /** Spelled as somebody meant it. */
  readonly isKnown: (word: string) => boolean;
  readonly spelling: Spelling;
  /** A text of another language in the English words that the readers know; `undefined` where it is English. */
  readonly gloss?: (text: string) => GlossedText | undefined;
  /** The index without other languages, for what is in English words already. */
  readonly english?: EvidenceIndex;
};

/** What all entries of one list have in common. */
type EvidenceList = {
  readonly topic: string;
  readonly sub?: string;
  readonly subject?: string;
  readonly kind: EvidenceKind;
  readonly text: string;
};

type Phrase = { readonly list: EvidenceList; readonly words: readonly string[] };

/**
 * The lists are plain: phrases with a comma between them, words with a space. There are thousands, and a message asks for
 * a few dozen: they stay one text, in which a phrase is looked up by its first word when it is first asked for.
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
  // Words of messages are not remembered: they would pile up.
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

/** All phrases that begin with one of some words, in the order of the text. */
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
  // "instagram for" is worth no more than "instagram".
  const told = words.findLastIndex((word) => !LINKS.has(word)) + 1 || words.length;
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

/** "morning" is no thing, "30 minutes" and "to do" are none, and "make" is hardly a verb, whatever a list says. */
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
