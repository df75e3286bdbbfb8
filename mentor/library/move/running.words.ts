import type { TopicWords } from '#mentor/library/topic.ts';

export const RUNNING_WORDS: TopicWords = {
  name: 'Running',
  words: {
    objects:
      'running, runner, jogging, jogger, treadmill, cross country, 5k, 10k, run a mile, run 5 km, on the track, strava, hill repeats, fartlek, intervals at the track, go for a run, race bib, relay race, trail race, race pace, triathlon, ironman, 3k, 8k, 15k, 20k, trail run',
    verbs: 'run, outrun',
    context:
      'race, laps, track, park, out of breath, km, miles, pace, trainers, calves, puff, lamp post, lungs',
    not: 'run a company, run errands, run a shop, run a workshop, run out, running water, run a home, run a game, motorbike running, car running',
  },
  subs: {
    'first-runs': {
      name: 'first runs and 5 km',
      words: {
        objects:
          'first run, without stopping, first 5k, couch to 5k, c25k, parkrun, non-runner, start running, run a lap, keep running',
        context: 'from zero, from scratch, sofa, wheeze',
      },
    },
    faster: {
      name: 'faster times',
      words: {
        objects:
          'personal best, 10k time, sub 25, sub 50, speed work, tempo run, sprint, faster 5k, run faster, running speed, beat my time, intervals, sub 20, sub 4, sub 30, my pb, negative split, under 25 minutes, under 50 minutes, mile time, shave off',
        context: 'under, minutes, quicker, seconds',
      },
    },
    far: {
      name: 'half marathon and further',
      words: {
        objects:
          'under 2 hours, marathon, ultra, ultramarathon, long run, 21k, 42k, 26 miles, charity run, run 21 km, 10 miles, 13.1, great north run, hit the wall, run further',
        context: 'sponsor, charity, finish, distance',
      },
    },
    legs: {
      name: 'sound legs and form',
      words: {
        objects:
          "running form, shin splints, runner's knee, running technique, cadence, heel strike, running injury, sore shins, calves and ankles, injured when i jog, it band, achilles, plantar fasciitis, run injury-free, land softly",
        context: 'knees, shins, ankles, injury free, hills',
      },
    },
  },
};
