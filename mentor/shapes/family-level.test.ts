import { describe, expect, it } from 'vitest';
import { familyLevel } from './family-level.ts';

const CRANE = { family: 'machine', thing: 'crane work', isNamed: true } as const;
const unsaid = { said: 'learn crane work', level: 'Intermediate', levelFrom: 'default' } as const;

describe('[FG67] how far somebody is with a goal that no topic is about', () => {
  it.each([
    ['', 'Beginner'],
    ['none', 'Beginner'],
    ['never worked a crane', 'Beginner'],
    ['first crane', 'Beginner'],
    ['crane work for 12 years', 'Advanced'],
    ['forklift for 12 years', 'Intermediate'],
    ['trombone for 15 years', 'Intermediate'],
    ['on sites since 12, never competed', 'Intermediate'],
    ['two seasons on the site', 'Intermediate'],
    ['can do 20 of them', 'Intermediate'],
  ])('%s: %s', (experience, level) => {
    expect(familyLevel(unsaid, experience, CRANE).level).toBe(level);
  });

  it('whoever goes on or comes back has begun', () => {
    const better = { ...unsaid, said: 'get better at crane work' };
    expect(familyLevel(better, '', CRANE).level).toBe('Intermediate');
    const back = {
      said: 'get back into crane work',
      level: 'Beginner',
      levelFrom: 'said',
    } as const;
    expect(familyLevel(back, 'in a team ten years ago', CRANE).level).toBe('Intermediate');
  });

  it('a level that was chosen holds', () => {
    const chosen = { ...unsaid, level: 'Advanced', levelFrom: 'said' } as const;
    expect(familyLevel(chosen, '', CRANE).level).toBe('Advanced');
  });
});
