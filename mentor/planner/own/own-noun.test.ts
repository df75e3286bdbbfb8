import { describe, expect, it } from 'vitest';
import { isNameable, ownNoun } from './own-noun.ts';

describe('[FG53] the noun of a goal', () => {
  it.each([
    ['Teach the crows at my bus stop to swap bottle caps for peanuts', 'crows'],
    [
      'Record the sound of every church bell in our county before they are all automated',
      'church bells',
    ],
    ['Improve my oil painting, light and edges mostly', 'oil painting'],
    ['write my wedding speech', 'wedding speech'],
    ['kubernetes, want to really understand the internals', 'kubernetes'],
    [
      'my sourdough is decent, i want to get into laminated doughs, croissants and so on',
      'laminated doughs',
    ],
    ['rebuild the family tree of our beehives, which queen came from which swarm', 'beehives'],
    ['run a half marathon on 18 April 2027 under 2 hours', 'half marathon'],
    ['save 5000 for a deposit by 30 June 2027', 'deposit'],
    ['I want to learn Bayesian statistics', 'Bayesian statistics'],
    ['drawing manga', 'manga'],
  ])('%s: %s', (said, noun) => {
    expect(ownNoun(said, true)).toBe(noun);
  });

  it('a verb is a name only where no topic knows it', () => {
    expect(ownNoun('learn to waltz', false)).toBe('waltz');
    expect(ownNoun('learn to swim', true)).toBeUndefined();
  });

  it.each([
    'lose my belly but i have slipped disc L5',
    'Strengthen my knee after ACL surgery',
    'Gentle exercise I can do sitting, I have MS and tire quickly',
    'be a calmer dad',
    'understand my depression',
    'write my divorce papers',
    'prepare for my surgery',
    'study my husband’s illness',
    'save 3000 for a lawyer',
    'write a eulogy',
    'teach my daughter to swim',
    'get fitter and lose the baby weight, about 8 kilos',
    'run 5 km every day',
    'keep the kitchen clean',
    'read more books, less phone',
    'make it better',
    'practise for twenty minutes',
    'x'.repeat(2_000),
    '',
  ])('none in doubt, and none that is nobody’s business: %s', (said) => {
    expect(ownNoun(said, true)).toBeUndefined();
  });

  it('a name of an illness, or a number, is none', () => {
    for (const name of ['MS', 'L5', 'ACL', 'ADHD', 'Parkinson'])
      expect(isNameable(name)).toBe(false);
    for (const name of ['Milo', 'Gaudete', 'IELTS']) expect(isNameable(name)).toBe(true);
  });
});
