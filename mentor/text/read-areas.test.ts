import { expect, test } from 'vitest';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';

function readAreas(answer: string): readonly string[] {
  return collectedFrom(['', answer]).focusAreas;
}

test.each([
  ['chess', ['chess']],
  ['Chess, chess and piano', ['Chess', 'piano']],
  ['health & money / sleep', ['health', 'money', 'sleep']],
  ['node.js\nguitar', ['node.js', 'guitar']],
  ["I'm into 3D printing, as well as yoga", ['3D printing', 'yoga']],
  ['1. reading 2. writing', ['reading', 'writing']],
  ['1) reading\n2) writing', ['reading', 'writing']],
  ['- reading\n- writing', ['reading', 'writing']],
  ['* reading * writing', ['reading', 'writing']],
  ['読書、音楽', ['読書', '音楽']],
  ['阅读，写作；跑步', ['阅读', '写作', '跑步']],
  ['القراءة، الكتابة', ['القراءة', 'الكتابة']],
  ['1-on-1 coaching', ['1-on-1 coaching']],
  ['D&D, R&B', ['D&D', 'R&B']],
  ['My interests are chess and go', ['chess', 'go']],
  ['Not sure... maybe music?', ['music']],
  ['🎸', ['🎸']],
])('[M3] "%s" names the areas %j', (answer, areas) => {
  expect(readAreas(answer)).toEqual(areas);
});

test.each([
  ['yoga, not running', ['yoga']],
  ['chess but no sports', ['chess']],
  ['I hate math, I love history', ['history']],
  ['reading, anything but running', ['reading']],
  ["piano. I can't stand drums", ['piano']],
  ['less screen time', ['less screen time']],
  ['quit smoking', ['quit smoking']],
])('[M3] what is refused is no interest: "%s" names %j', (answer, areas) => {
  expect(readAreas(answer)).toEqual(areas);
});

test.each([
  'not running',
  'nothing really',
  'nothing in particular',
  "I don't know what I like",
  "don't know what I like",
  "I don't know",
  'no idea',
  'not sure yet',
  'hmm, whatever you want',
  "can't think of anything",
  'surprise me',
  'a bit of everything',
  '1 2 3',
])('[M3] where no interest is named none is made up: "%s"', (answer) => {
  expect(readAreas(answer)).toEqual(['Personal growth']);
  expect(scriptedReply(['', answer])).toContain('The map stays open');
  expect(scriptedReply(['', answer])).not.toMatch(/Personal growth|Marked/);
});

test('[M2] a list is said back with its own commas', () => {
  expect(scriptedReply(['', '読書、音楽'])).toContain('“読書 and 音楽”');
  expect(scriptedReply(['読書、音楽'])).toContain('“読書、音楽”');
});
