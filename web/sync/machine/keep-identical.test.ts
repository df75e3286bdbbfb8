import { expect, test } from 'vitest';
import { boardOf } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { adding, after, finishing } from '#rules/testing/builders.ts';
import { keepIdentical } from './keep-identical.ts';

function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

test('[D9] of a document that came whole, unchanged quests stay the identical objects', () => {
  const before = after(adding('a'), adding('b'), adding('c'));
  const next = openDocument(
    copied(storedDocument(after(adding('a'), adding('b'), adding('c'), finishing('b')))),
  );

  const kept = boardOf(keepIdentical(next, before));

  expect(kept.map((quest, at) => quest === boardOf(before)[at])).toEqual([true, false, true]);
  expect(storedDocument(keepIdentical(next, before))).toEqual(storedDocument(next));
});

test('[D9] a whole document that brings no news keeps the board itself', () => {
  const before = after(adding('a'), adding('b'));
  const next = openDocument(copied(storedDocument(before)));

  expect(boardOf(keepIdentical(next, before))).toBe(boardOf(before));
});

test('[D9] a quest that is gone stays gone, and a new one is there', () => {
  const before = after(adding('a'), adding('b'));
  const next = openDocument(copied(storedDocument(after(adding('b'), adding('c')))));

  expect(boardOf(keepIdentical(next, before)).map(({ id }) => id)).toEqual(['b', 'c']);
});
