import { describe, expect, it } from 'vitest';
import { findFamily } from './find-family.ts';
import { ownNow, ownParts } from './own-parts.ts';

const goal = (said: string, shape: 'skill' | 'drop' | 'routine' | 'number' | 'project' = 'skill') =>
  ({ said, shape, confidence: 0 }) as const;
const topic = (name: string) => ({ topic: name, isSubNamed: false, score: 3 });

describe('[FG81] the family of a goal', () => {
  it.each([
    ['learn the hurdy-gurdy for the village dance', 'instrument', 'hurdy-gurdy'],
    ['improve my table tennis serve', 'ball', 'table tennis'],
    ['learn falconry with my uncle', 'animal', 'hawk'],
    ['drive a mini digger', 'machine', 'mini digger driving'],
    ['Bench 120 kg by June', 'lift', 'bench press'],
    ['be less of a show-off', 'character', undefined],
    ['know 60 mushrooms of our forest', 'field', 'mushrooms'],
  ])('is found by its noun: %s', (said, family, thing) => {
    expect(findFamily(goal(said))).toMatchObject({ family, isNamed: true });
    expect(findFamily(goal(said))?.thing).toBe(thing);
  });

  it.each([
    ['play the blorpaphone', 'instrument'],
    ['train my quokka to sit', 'animal'],
    ['transcribe the diaries', 'study'],
    ['memorise the whole timetable', 'mental'],
    ['operate a lighthouse', 'machine'],
    ['apply for a market stall', 'paper'],
    ['identify every roof tile', 'field'],
    ['play kubix', 'game'],
  ])('or by what is done: %s', (said, family) => {
    expect(findFamily(goal(said), { noun: 'that' })).toMatchObject({ family, isNamed: false });
  });

  it('[FG91] a thing that is restored is not used yet', () => {
    const read = { ...goal('restore the old bike'), reading: topic('cycling'), confidence: 0.9 };
    expect(findFamily(read)).toMatchObject({ family: 'project', kind: 'mend' });
    const wall = { ...goal('repair my stone wall'), reading: topic('repairs'), confidence: 0.9 };
    expect(findFamily(wall)).toBeUndefined();
  });

  it.each([
    ['restore my granddad’s 1962 tractor', 'mend', 'tractor'],
    ['get our old dinghy seaworthy again', 'mend', 'dinghy'],
    ['digitise all our holiday slides', 'archive', 'slides'],
  ])('[FG91] what is done to a thing beats what the thing is: %s', (said, kind, thing) => {
    expect(findFamily(goal(said, 'project'))).toMatchObject({ family: 'project', kind });
    expect(findFamily(goal(said, 'project'))?.thing).toBe(thing);
    expect(findFamily(goal('rebuild the garden wall', 'project'))).toMatchObject({ kind: 'stone' });
    expect(findFamily(goal('get good at watch repair'))).toMatchObject({ family: 'craft' });
  });

  it('or by what was said beside it, or by its form', () => {
    const said = 'open the seven pin one on my desk without the key';
    expect(findFamily(goal(said), { areas: 'lock picking' })).toMatchObject({ family: 'mental' });
    expect(findFamily(goal('learn zorbing'), { noun: 'zorbing' })).toEqual({
      family: 'skill',
      thing: 'zorbing',
      isNamed: false,
    });
  });

  it('a topic that is sure stays, one that had to be asked about gives way to a noun', () => {
    const said = 'learn lindy hop with my wife';
    const read = (confidence: number) => ({ ...goal(said), reading: topic('partner'), confidence });
    expect(findFamily(read(0.9))).toBeUndefined();
    expect(findFamily(read(0.4))).toMatchObject({ family: 'dance' });
    const beside = { ...goal('cook dinner for the chess club'), reading: topic('cooking') };
    expect(findFamily({ ...beside, confidence: 0.4 })).toBeUndefined();
    const bench = { ...goal('bench press 100 kg'), reading: topic('strength') };
    expect(findFamily({ ...bench, confidence: 0.9 })).toMatchObject({ family: 'lift' });
  });

  it('what is given up, heaped up, mapped or kept up is no member', () => {
    expect(findFamily(goal('stop playing poker', 'drop'))).toBeUndefined();
    expect(findFamily(goal('collect 200 stamps', 'number'))).toBeUndefined();
    expect(findFamily(goal('wind the clocks every evening', 'routine'))).toBeUndefined();
    expect(findFamily(goal('map every dry-stone wall', 'project'), { noun: 'walls' })).toEqual({
      family: 'project',
      thing: 'walls',
      isNamed: false,
    });
  });
});

describe('[FG84] the parts and the number that a person named', () => {
  const parts = (said: string, thing: string, more: { style?: string; experience?: string } = {}) =>
    ownParts({ goals: [said], ...more }, { said }, { thing, family: 'game' });

  it.each([
    [
      'from a style',
      'improve my chess',
      { style: 'structured: openings, tactics, endgames on fixed days' },
      ['openings', 'tactics', 'endgames'],
    ],
    [
      'with an and in them',
      'reach 8 kyu in go',
      { style: 'structured: life and death, openings' },
      ['life and death', 'openings'],
    ],
    [
      'behind a colon',
      'learn the song: opening, chorus and bridge',
      {},
      ['opening', 'chorus', 'bridge'],
    ],
  ] as const)('%s', (_name, said, more, found) => {
    expect(parts(said, 'chess', more)).toEqual(found);
  });

  it('beside the thing', () => {
    expect(parts('improve my table tennis serve and backhand, i lose', 'table tennis')).toEqual([
      'serve',
      'backhand',
    ]);
  });

  it('what an animal is to do', () => {
    const said = 'train my cockatiel to step up and come when called';
    expect(ownParts({ goals: [said] }, { said }, { thing: 'cockatiel', family: 'animal' })).toEqual(
      ['step up', 'come when called'],
    );
  });

  it.each([
    { style: 'structured, with percentages' },
    { style: 'flexible, i like to experiment, maybe later' },
    { style: 'lists please' },
    { style: 'a plan for the week, i choose the days' },
    { experience: 'tractor licence, never a digger' },
  ])('no parts in %j', (more) => {
    expect(parts('improve my chess', 'chess', more)).toEqual([]);
  });

  it('where they stand', () => {
    expect(ownNow('Bench 120 kg by 1 June, at 107.5 now', { n: 120, unit: 'kg' })).toBe(107.5);
    expect(ownNow('from 1740 to 1900', { n: 1900 })).toBe(1740);
    expect(ownNow('know 60 mushrooms. i know 6', { n: 60 })).toBe(6);
    expect(ownNow('Deadlift 180 kg. lifting 4 years', { n: 180 })).toBeUndefined();
  });
});
