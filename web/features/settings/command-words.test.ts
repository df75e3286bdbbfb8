import { expect, test } from 'vitest';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { commandInWords } from './command-words.ts';

test('[N13] a refused command is named in words, with the title of its quest', () => {
  expect(commandInWords(done(adding('q1', { title: 'Read' })))).toBe('Added a quest: Read');
  expect(commandInWords(done(finishing('q1')))).toMatch(/^Completed a quest: /);
  expect(commandInWords(done({ kind: 'hunter.login' }))).toBe('Came back');
});
