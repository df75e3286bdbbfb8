import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { LanguageWords } from './language-words.ts';
import { READERS_WORDS, SHAPE_VERBS } from './language-words.ts';
import { lexiconOf } from './lexicon.ts';
import { LANGUAGE_FILES } from './other-language.ts';
import { TOPICS } from './testing/topics.ts';

const LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /^\p{Script=Cyrillic}/u,
  uk: /^\p{Script=Cyrillic}/u,
  ar: /^\p{Script=Arabic}/u,
  hi: /^\p{Script=Devanagari}/u,
  zh: /^\p{Script=Han}/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /^\p{Script=Hangul}/u,
};
/** Letters with or without an asterisk, or a number, joined by `_`. */
const WRITTEN = /^(?:\*?[\p{L}\p{M}']+\*?|#)(?:_(?:[\p{L}\p{M}']+\*?|#))*$/u;

const languages = await Promise.all(
  Object.entries(LANGUAGE_FILES).map(async ([language, load]) => ({
    language,
    words: await load(),
  })),
);

function wordsIn(list: string): readonly string[] {
  return list.trim().split(/\s+/).filter(Boolean);
}

/** What the lines of a language's file say they stand for, in order. */
function commentsIn(language: string): readonly string[] {
  const text = readFileSync(new URL(`./${language}.ts`, import.meta.url), 'utf8');
  return [...text.matchAll(/['"], \/\/ (.*)$/gm)].map(([, said = '']) => said);
}

function stemsOf({ topics }: LanguageWords): readonly (readonly [topic: string, stem: string])[] {
  return TOPICS.flatMap(([topic], at) =>
    wordsIn(topics[at] ?? '').map((word) => [topic, word.split('>')[0] ?? ''] as const),
  );
}

/** The number of a sub-topic, or the name of a subject. */
function isPartOf(topic: string, part: string): boolean {
  const { subs } = TOPIC_ROUTES.find(({ id }) => id === topic) ?? { subs: [] };
  const subjects = subs.flatMap((sub) => Object.keys(sub.subjects ?? {}));
  return subjects.includes(part) || Number(part) <= subs.length;
}

describe('[FG21] the lists of other languages are whole', () => {
  it('they know every topic and sub-topic of the library', () => {
    expect(TOPIC_ROUTES.map(({ id, subs }) => [id, ...subs.map((sub) => sub.id)])).toEqual(TOPICS);
  });

  it.each(languages)('$language: every line stands in its place', ({ language, words }) => {
    const named = TOPICS.map(([topic]) => topic);
    expect(commentsIn(language)).toEqual([...named, ...SHAPE_VERBS, ...READERS_WORDS]);
    expect(words.topics).toHaveLength(TOPICS.length);
    expect(words.verbs.every((list) => list !== '')).toBe(true);
    expect(words.words).toHaveLength(READERS_WORDS.length);
  });

  it.each(languages)('$language: 6 to 8 words for each topic, none twice', ({ words }) => {
    const { fold } = lexiconOf(words);
    for (const [at, list] of words.topics.entries()) {
      const count = wordsIn(list).length;
      expect(count, TOPICS[at]?.[0]).toBeGreaterThanOrEqual(6);
      expect(count, TOPICS[at]?.[0]).toBeLessThanOrEqual(8);
    }
    const stems = stemsOf(words).map(([, stem]) => fold(stem));
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });

  it.each(languages)('$language: written in one form', ({ words }) => {
    const all = [...words.topics, ...words.verbs, ...words.words, words.small].flatMap(wordsIn);
    for (const word of all) {
      const [text = '', part] = word.split('>');
      expect(text, word).toBe(text.normalize('NFC').toLowerCase());
      expect(text, word).toMatch(WRITTEN);
      if (part !== undefined) expect(part, word).toMatch(/^(?:[1-7]|[A-Z][a-z]+)$/);
    }
  });

  it.each(languages)('$language: sub-topics and subjects that are named exist', ({ words }) => {
    const named = TOPICS.flatMap(([topic], at) =>
      wordsIn(words.topics[at] ?? '').map((word) => [topic, word.split('>')[1] ?? ''] as const),
    );
    expect(named.filter(([topic, part]) => part !== '' && !isPartOf(topic, part))).toEqual([]);
  });

  it.each(languages)('$language: a small word is no word of a topic', ({ words }) => {
    const { fold } = lexiconOf(words);
    const small = new Set(wordsIn(fold(words.small)));
    expect(stemsOf(words).filter(([, stem]) => small.has(fold(stem).replaceAll('*', '')))).toEqual(
      [],
    );
  });

  it.each(languages)(
    '$language: says in its own letters that the board is English',
    ({ language, words }) => {
      expect(words.line).toMatch(LETTERS[language] ?? /^\p{Script=Latin}/u);
      expect(words.close).toMatch(LETTERS[language] ?? /^\p{Script=Latin}/u);
      expect(words.line.length).toBeGreaterThan(10);
    },
  );
});
