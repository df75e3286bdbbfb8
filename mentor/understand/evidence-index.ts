import type { Evidence, TopicRoute } from '#mentor/library/topic.ts';
import { GUARD_WORDS } from './guard-words.ts';
import { isFormOfKnown, lemmaOf } from './lemma.ts';
import type { GlossedText } from './meant-words.ts';
import { DETERMINERS, EMPTY_WORDS, EVERYDAY_BASES, WEAK_VERBS } from './small-words.ts';
import { byFirstLetter, type Spelling } from './typos.ts';
import { wordsIn } from './words.ts';

const WEIGHTS = { object: 3, verb: 1.8, weak: 1, context: 0.4, not: 0 } as const;
const FURTHER_WORD = 1.5;
const FURTHER_CONTEXT_WORD = 0.8;

type EvidenceKind = keyof typeof WEIGHTS;

/** One word or phrase that speaks for a topic or for one of its sub-topics. */
export type EvidenceEntry = {
  readonly kind: EvidenceKind;
  readonly lemmas: readonly string[];
  /** Matches only as it is written. */
  readonly own?: readonly string[];
  readonly weight: number;
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
};

type EvidenceSource = {
  readonly topic: string;
  readonly sub?: string;
  readonly subject?: string;
  readonly kind: EvidenceKind;
  readonly words: readonly string[];
};

export function evidenceIndex(routes: readonly TopicRoute[]): EvidenceIndex {
  const sources = routes.flatMap(sourcesOf);
  const vocabulary = new Set(sources.flatMap(({ words }) => words));
  const isWord = (word: string) => vocabulary.has(word) || GUARD_WORDS.has(word);
  const memo = new Map<string, string>();
  const lemma = (word: string) => {
    const known = memo.get(word) ?? lemmaOf(word, isWord);
    memo.set(word, known);
    return known;
  };
  const entries = new Map<string, EvidenceEntry[]>();
  for (const source of sources) {
    const entry = entryOf(source, lemma);
    const [first = ''] = entry.lemmas;
    const same = entries.get(first);
    if (same) same.push(entry);
    else entries.set(first, [entry]);
  }
  return {
    routes: new Map(routes.map((route) => [route.id, route])),
    entriesAt: (first) => entries.get(first) ?? [],
    // Words of messages are not remembered: they would pile up.
    lemmaOf: (word) => memo.get(word) ?? lemmaOf(word, isWord),
    isKnown: (word) => isFormOfKnown(word, isWord),
    spelling: {
      topicWords: byFirstLetter(vocabulary),
      guardWords: byFirstLetter(GUARD_WORDS),
    },
  };
}

function sourcesOf({ id, words, subs }: TopicRoute): EvidenceSource[] {
  return [
    ...sourcesIn(words, { topic: id }),
    ...subs.flatMap((sub) => [
      ...sourcesIn(sub.words, { topic: id, sub: sub.id }),
      ...Object.entries(sub.subjects ?? {}).flatMap(([subject, named]) =>
        sourcesIn({ objects: named.words }, { topic: id, subject }),
      ),
    ]),
  ];
}

function sourcesIn(
  { objects, verbs = '', context = '', not = '' }: Evidence,
  of: Pick<EvidenceSource, 'topic' | 'sub' | 'subject'>,
): EvidenceSource[] {
  const lists = { object: objects, verb: verbs, context, not } as const;
  return Object.entries(lists).flatMap(
    ([kind, list]) =>
      list
        .split(',')
        .map(phraseWords)
        .filter((words) => words.length > 0)
        .map((words) => ({ ...of, kind: kind as keyof typeof lists, words })), // its own keys
  );
}

/** Thousands of entries are plain words: reading them as sentences would take a tenth of a second. */
const SIMPLE = /^[a-z -]+$/;

/** Small words are left out where two others remain: "polish my" is not Polish. */
function phraseWords(entry: string): readonly string[] {
  const words = SIMPLE.test(entry)
    ? entry.split(/[ -]+/).filter(Boolean)
    : wordsIn(entry).map(({ plain }) => plain);
  const telling = words.filter((word) => !DETERMINERS.has(word));
  return telling.length > 1 ? telling : words;
}

function entryOf(source: EvidenceSource, lemma: (word: string) => string): EvidenceEntry {
  const { kind: said, words, ...of } = source;
  const lemmas = words.map(lemma);
  const kind = words.length === 1 ? kindOfWord(said, words[0] ?? '', lemmas[0] ?? '') : said;
  const further = kind === 'context' ? FURTHER_CONTEXT_WORD : FURTHER_WORD;
  const isOwn = words.some(
    (word, at) => word !== lemmas[at] && EVERYDAY_BASES.has(lemmas[at] ?? ''),
  );
  return {
    ...of,
    kind,
    lemmas,
    weight: WEIGHTS[kind] + further * (words.length - 1),
    ...(isOwn && { own: words }),
  };
}

/** "morning" alone is no thing, and "make" alone hardly a verb, whatever a list says. */
function kindOfWord(said: EvidenceKind, word: string, lemma: string): EvidenceKind {
  if (said === 'verb' && WEAK_VERBS.has(lemma)) return 'weak';
  return (said === 'object' || said === 'verb') && EMPTY_WORDS.has(word) ? 'context' : said;
}
