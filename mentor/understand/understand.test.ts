import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { evidenceIndex } from './evidence-index.ts';
import { libraryIndex } from './library-index.ts';
import { meantWords } from './meant-words.ts';
import { CONFIDENCE } from './score.ts';
import { SAMPLE_ROUTES } from './testing/sample-routes.ts';
import { understand } from './understand.ts';
import type { SaidWish } from './understanding.ts';

const today = '2026-11-15' as LocalDate;
const index = evidenceIndex(SAMPLE_ROUTES);

function read(goal: string, more: Partial<SaidWish> = {}) {
  return understand({ goals: [goal], ...more }, { index, today });
}

function topicsOf(goal: string, more: Partial<SaidWish> = {}): (string | undefined)[] {
  return read(goal, more).goals.map(({ reading }) => reading?.topic);
}

describe('[FG3] who can do it', () => {
  const level = (goal: string, experience: string) => {
    const said = { goals: [goal], experience };
    const [main] = understand(said, { index: libraryIndex(), today }).goals;
    return [main?.reading?.topic, main?.reading?.sub, main?.level];
  };
  it.each([
    ['swim twice a week again', 'swam for club as a kid', ['swimming', 'distance', 'Beginner']],
    ['swim twice a week', 'none', ['swimming', undefined, 'Beginner']],
    ['learn to swim', 'none', ['swimming', 'water', 'Beginner']],
  ])('%s, %s', (goal, experience, found) => {
    expect(level(goal, experience)).toEqual(found);
  });

  it('four cans of soda are no alcohol', () => {
    const [main, ...others] = understand(
      { goals: ['cut out soda. I drink like 4 cans of dr pepper a day'] },
      { index: libraryIndex(), today },
    ).goals;
    expect(main?.habit?.title).toBe('No soda today');
    expect(others.map(({ reading }) => reading?.topic)).not.toContain('alcohol');
  });
});

describe('[FG3] slips of spelling', () => {
  it.each([
    ['lern the giutar', 'instruments'],
    ['stop smokign cigarretes', 'tobacco'],
    ['start runing a half maraton', 'running'],
    ['grow tomatos on the balcony', 'garden'],
  ])('%s', (goal, topic) => {
    expect(topicsOf(goal)).toEqual([topic]);
  });

  it('are mended and told, frequent words and names are left alone', () => {
    expect(read('lern giutar').corrected).toContainEqual(['giutar', 'guitar']);
    expect(read('be a beter dad').corrected).toEqual([['beter', 'better']]);
    expect(topicsOf('finish the thing')).toEqual([undefined]);
    expect(read('walk with Polly and Gartan').corrected).toEqual([]);
    expect(read('visit Pianno').goals[0]?.name).toBe('Pianno');
  });

  it('take a bounded time, however many there are', () => {
    const text = Array.from(
      { length: 250 },
      (_, at) => `swmiing${'abcdefgh'[at % 8]}${'xyzwq'[at % 5]}`,
    ).join(' ');
    const times = Array.from({ length: 5 }, () => {
      const startedAtMs = performance.now();
      read(text.slice(0, 2_000));
      return performance.now() - startedAtMs;
    });
    expect(Math.min(...times)).toBeLessThan(500); // the quickest: a loaded machine is slow, not wrong
    expect(meantWords(text, index).corrected.length).toBeLessThanOrEqual(40);
  });
});

describe('[FG4] evidence', () => {
  it.each([
    ['putting under par', 'golf'],
    ['put the bins out', undefined],
    ['run a business', undefined],
    ['learn Polish', 'languages'],
    ['polish my shoes', undefined],
    ['play with blocks', undefined],
    ['play the harp', 'instruments'],
    ['spend less time on my phone', 'screens'],
    ['lose 6 kg', 'weight'],
  ])('%s is %s', (goal, topic) => {
    expect(topicsOf(goal)).toEqual([topic]);
  });

  it('after an opener it weighs less once an object was named, or once the head is unknown', () => {
    const [guitar] = read('learn the guitar for my dog').goals;
    expect(guitar?.reading?.topic).toBe('instruments');
    expect(guitar?.confidence).toBeGreaterThan(CONFIDENCE.sure);
    const [goal] = read('knit a jumper for my dog').goals;
    expect(goal?.confidence).toBeLessThan(CONFIDENCE.sure);
  });

  it('what is told in a remark, or with whom, is not the goal', () => {
    expect(topicsOf('learn Welsh, my dog is from Wales')).toEqual(['languages']);
    expect(read('learn Welsh, my dog is from Wales').goals[0]?.confidence).toBeGreaterThan(
      CONFIDENCE.sure,
    );
    expect(topicsOf('finish the novel for my son')).toEqual(['reading']);
    expect(topicsOf("get my son's harp out")).toEqual(['instruments']);
    expect(topicsOf('talk to the dog in Welsh')).toEqual(['languages']);
  });

  it('words that only say when or how much are no thing, and figures slip into a phrase', () => {
    expect(topicsOf('practise the harp 30 minutes a day')).toEqual(['instruments']);
    expect(topicsOf('read 30 pages')).toEqual(['reading']);
  });

  it('a word against a topic takes out what it covers, and makes the rest unsure', () => {
    const [both] = read('learn Polish words for nail polish').goals;
    expect(both?.reading?.topic).toBe('languages');
    expect(both?.confidence).toBeLessThan(CONFIDENCE.sure);
  });

  it('an age is no stand, and what is walked now is one', () => {
    const { goals } = read("walk 280 km by April. i'm 63 and now walk 6 km max");
    expect(goals[0]?.now).toMatchObject({ n: 6 });
  });

  it('what somebody weighs and wants to weigh are told apart', () => {
    const { goals } = read('gain weight, 54kg at 1.80, want 62');
    expect(goals[0]?.target).toEqual({ n: 62, unit: 'kg', from: 54 });
  });

  it('a thing that no topic is about belongs to the shapes, and the readings stand open', () => {
    const unserved = { objects: 'motorbike,boxing', verbs: 'restore' };
    const { goals } = understand(
      { goals: ['restore the motorbike in the garden', 'tidy the boxes', 'box the phone'] },
      { index: evidenceIndex(SAMPLE_ROUTES, unserved), today },
    );
    expect(goals[0]).toMatchObject({ shape: 'project', near: [{ topic: 'garden' }] });
    expect(goals[0]?.reading).toBeUndefined();
    expect(goals[2]?.reading?.topic).toBe('screens');
  });

  it('a name asks for no explanation', () => {
    const [goal] = read('get Milo to walk on a loose lead').goals;
    expect(goal).toMatchObject({ name: 'Milo', reading: { topic: 'pets' } });
    expect(goal?.confidence).toBeGreaterThan(CONFIDENCE.sure);
  });

  it('two things named outright are asked about, and little explained is never sure', () => {
    const [both] = read('guitar garden').goals;
    expect(both?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.asked);
    expect(both?.confidence).toBeLessThan(CONFIDENCE.sure);
    expect(both?.near).toHaveLength(2);
    const [little] = read('beat the old champion uphill past the wooden dog statue').goals;
    expect(little?.confidence).toBeLessThan(CONFIDENCE.sure);
  });

  it('capitals, emoji and doubt change nothing', () => {
    for (const goal of [
      'PLAY THE HARP',
      'play the harp 🎶',
      'maybe play the harp',
      'the harp, play it',
    ]) {
      expect(topicsOf(goal)[0]).toBe('instruments');
    }
  });
});

describe('[FG5] several goals in a sentence', () => {
  it.each([
    ['swim 400 m and get our allotment going', ['swimming', 'garden']],
    ['play the harp and start a garden', ['instruments', 'garden']],
    ['get Milo to walk on a loose lead, he pulls and my garden hurts', ['pets']],
    ['learn Welsh and the harp', ['languages', 'instruments']],
    ['quit smoking, run a 10k', ['tobacco', 'running']],
    ['less phone, more books', ['screens', 'reading']],
    ['learn Welsh and master it', ['languages']],
    ['learn the harp and play it at the market garden', ['instruments']],
    ['learn Welsh properly, to read the garden books', ['languages']],
    ['grow tomatoes and sow them early', ['garden']],
    ['run 5k without walking, ideally with my dog', ['running']],
    ['play rock and roll guitar', ['instruments']],
    [
      'run, swim, cook, read books, play the piano',
      ['running', 'swimming', 'cooking', 'reading', 'instruments'],
    ],
  ])('%s', (goal, topics) => {
    expect(topicsOf(goal)).toEqual(topics);
  });

  it('more words about the same thing stay with it', () => {
    const [goal, ...others] = read('run a 10k and jog in the park').goals;
    expect(goal?.said).toBe('run a 10k and jog in the park');
    expect(others).toEqual([]);
  });

  it('the first is the main one unless another is said to be', () => {
    expect(topicsOf('cook dinner, but mainly play the harp')[0]).toBe('cooking');
    expect(topicsOf('cook dinner, mainly play the harp')[0]).toBe('instruments');
  });

  it('two sentences about one thing are one goal', () => {
    expect(
      understand({ goals: ['play the harp', 'learn the harp'] }, { index, today }).goals,
    ).toHaveLength(1);
  });
});

describe('[FG7] experience, areas and what is in the way', () => {
  it('the level of a goal is what was said of its own subject', () => {
    const { goals } = read('swim front crawl by July and get our allotment going', {
      experience: 'I do breaststroke, never grew anything',
    });
    expect(goals.map(({ level }) => level)).toEqual(['Beginner', 'Beginner']);
    const expert = read('play the harp', { experience: 'harp for 10 years, new to cooking' });
    expect(expert.goals[0]).toMatchObject({ level: 'Advanced', levelFrom: 'said' });
  });

  it('years of a habit are no skill, years of practice are', () => {
    const quit = read('quit smoking', { experience: 'smoked for 15 years' });
    expect(quit.goals[0]).toMatchObject({ level: 'Beginner', levelFrom: 'default' });
    const harp = read('play the harp', { experience: 'played for 15 years' });
    expect(harp.goals[0]?.level).toBe('Advanced');
  });

  it('without a word about it everybody is a beginner', () => {
    for (const goal of ['learn the harp', 'play the harp', 'run a 10k'])
      expect(read(goal).goals[0]).toMatchObject({ level: 'Beginner', levelFrom: 'default' });
  });

  it.each([
    ['played the harp for 10 years, nothing since school', 'Beginner'],
    ['harp at school 20 years ago', 'Beginner'],
    ['I watched my mother play for forty years, did little myself', 'Beginner'],
    ['had lessons for one year when i was 9', 'Beginner'],
    ['did it 1 month', 'Beginner'],
    ['I know two songs, thats it', 'Beginner'],
    ['only twinkle twinkle', 'Beginner'],
    ['since i was 12', 'Intermediate'],
    ['twice a week since two years', 'Intermediate'],
    ['passed grade 3 in 2024', 'Intermediate'],
    ['played for forty years', 'Advanced'],
  ])('%s: %s', (experience, level) => {
    expect(read('play the harp', { experience }).goals[0]).toMatchObject({ level });
  });

  it('who names where they stand is no beginner, and of one body there is one level', () => {
    expect(read('bring my elo from 1200 to 1500').goals[0]?.level).toBe('Intermediate');
    const { goals } = read('run a 10k and swim 400 m', { experience: 'best 10k was 54 min' });
    expect(goals.map(({ level }) => level)).toEqual(['Intermediate', 'Intermediate']);
  });

  it('a skill near it lifts it by one', () => {
    const experience = 'guitar in a band for 15 years';
    expect(read('carve a flute stand beside my guitar', { experience }).goals[0]?.level).not.toBe(
      'Beginner',
    );
  });

  it('an area is no goal, breaks ties and may be none', () => {
    expect(topicsOf('guitar garden', { areas: 'gardening' })[0]).toBe('garden');
    expect(read('play the harp', { areas: 'cooking' }).goals.map(({ rank }) => rank)).toEqual([
      'main',
      'area',
    ]);
    expect(read('play the harp', { areas: 'nothing else' }).goals).toHaveLength(1);
  });

  it.each([
    ['I have no equipment', 'no-equipment'],
    ['a tiny flat', 'small-room'],
    ['I work shifts', 'shift-work'],
    ['I cannot leave the house', 'cannot-leave-home'],
    ['no money', 'no-money'],
  ])('%s', (experience, caution) => {
    expect(read('play the harp', { experience }).cautions).toEqual([caution]);
  });

  it('what the gate calls care becomes a caution by its words', () => {
    const cares = ['body', 'minor'] as const;
    const said = { goals: ['swim while pregnant'] };
    expect(understand(said, { index, today, cares }).cautions).toEqual(['pregnancy', 'minor']);
  });

  it('dislikes are heard', () => {
    expect(read('get fit, but I hate running').dislikes).toEqual(['running']);
  });
});
