import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';

const HELP = /someone close to you .*crisis line.*local emergency number/;

test.each([
  'I dont want to be here anymore',
  'There is no reason to live.',
  'Everyone would be better off dead, me first',
  'they would be better off without me',
  'I wanna die',
  'I want to die',
  'sometimes I cut myself',
  'I think I will take my own life',
  'I want to kill myself',
  'I am suicidal',
  'thinking about suicide',
  'end my life',
  'end it',
  'disappear',
  'be gone by christmas',
  'not wake up',
  'I want to end it all',
  'self-harm',
  'I keep hurting myself',
  "I don't want to live anymore",
  'I no longer want to live',
  'I do not want to wake up',
  'I wish I was never born',
  'I wish I were dead',
  'nothing left to live for',
  'life is not worth living',
  'I’m tired of being alive',
  'what is the point of living',
  'I want to disappear',
  'I feel like dying',
  'kms',
  'suicide squats, and honestly I want to die',
  'stop eating completely',
  'stop eating',
  'I want to stop eating so I get thin',
  'looking thin',
  'be skinny',
  'get really thin before summer, as thin as possible and skinny',
  'starve myself',
  'starving for a week',
  'purge after dinner',
  'throw up after meals',
  'make myself vomit',
  'eat nothing for three days',
  'not eat anything this week',
  'eat 300 calories a day',
  'take laxatives to lose weight',
  'become anorexic',
  'skip all my meals',
])('[M2] a hunter in distress hears where help is, not a jest: "%s"', (said) => {
  for (const answers of [[said], ['', said], ['', '', said], ['', '', '', said]]) {
    expect(scriptedReply(answers)).toMatch(HELP);
    expect(scriptedReply(answers)).not.toMatch(/ledger|on the map|Noted|it is:|Some of each/);
  }
});

test.each([
  ['Ich will nicht mehr leben', 'Krisentelefon'],
  ['no quiero vivir', 'línea de crisis'],
  ['je veux mourir', 'ligne d'],
  ['хочу умереть', 'линию доверия'],
  ['死にたい', '相談窓口'],
  ['죽고 싶어요', '상담 전화'],
])('[M2] [M22] "%s" is answered in its own language', (said, help) => {
  for (const answers of [[said], ['', said], ['', '', said], ['', '', '', said]]) {
    expect(scriptedReply(answers)).toContain(help);
    expect(scriptedReply(answers)).not.toMatch(/ledger|on the map|Noted|it is:|Some of each/);
  }
});

test.each([
  'I want to die less in Elden Ring',
  'I want to die in Elden Ring less often',
  'suicide squats',
  'run suicides twice a week',
  'volunteer for suicide prevention',
  'I do not want to die young',
  'I want to die happy',
  'rather die than write Java',
  'cut myself some slack',
  'cut myself a slice of cake less often',
  'disappear into a good book: I want to disappear into stories',
  'cut myself off from sugar',
  'take my life to the next level',
  'take my life back',
  'I hurt myself at the gym last year',
  'get fit without killing myself',
  'I do not want to live with my parents anymore',
  "I don't want to wake up tired",
  "I don't want to be here in five years, in this job",
  'beat the deadline and kill it at work',
  'stop eating sugar',
  'stop eating out so much',
  'stop eating meat',
  'stop eating late at night',
  'fast on Ramadan',
  'intermittent fasting',
  'lose 5 kg',
  'lose weight and eat more vegetables',
  'burn 300 calories',
  'eat 300 calories less',
  'purge my inbox',
  'stop skipping meals',
  'purge old files',
  'feed the starving children',
  'get a thin laptop and write',
  'fit into my skinny jeans',
  'not eat meat',
  'do not eat after eight',
  'mechanisms make no sense to me, nomenclature fine',
])('[M2] what only sounds like distress gets an ordinary answer: "%s"', (said) => {
  expect(scriptedReply([said])).toContain('ledger');
});

test('[M2] after the kind word the next question is offered, not demanded', () => {
  expect(scriptedReply(['I wanna die'])).toMatch(/If you would like to go on.*areas of interest/);
  expect(scriptedReply(['', '', '', '', 'I wanna die'])).toMatch(/Your board is being laid out/);
  expect(scriptedReply(['', '', '', '', 'I wanna die'])).not.toMatch(/\?|all I need|first stair/);
});

test('[M3] what was said in distress becomes neither goal nor interest', () => {
  expect(collectedFrom(['I wanna die', 'no reason to live'])).toEqual(collectedFrom([]));
});

test('[M2] any text is listened to without harm', () => {
  const near = fc.constantFrom('want', 'to', 'die', 'dont', 'live', 'myself', 'less', 'suicide');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(near, { maxLength: 400 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (said) => {
      expect(scriptedReply([said])).toContain('areas of interest');
    }),
  );
});
