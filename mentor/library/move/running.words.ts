import type { TopicWords } from '#mentor/library/topic.ts';

export const RUNNING_WORDS: TopicWords = {
  name: 'Running',
  words: {
    objects:
      'running, runner, jogging, jogger, treadmill, cross country, 5k, 10k, run a mile, run 5 km, on the track, strava, hill repeats, fartlek, intervals at the track, running again, go for a run, race bib, relay race, trail race, race pace, triathlon, ironman, 3k, 8k, 15k, 20k, 21k, 42k, trail run, trail running',
    verbs: 'jog, run, outrun',
    context:
      'race, race day, finish line, laps, track, park, out of breath, side stitch, km, miles, pace, stamina, trainers, calves, jog, puff, lamp post, finisher, lungs',
    not: 'run a business, run a company, run errands, run a shop, run a team, run a workshop, run for office, run out, running water, run a campaign, run a home, run a game, motorbike running, car running, engine running, up and running',
  },
  subs: {
    'first-runs': {
      name: 'first runs and 5 km',
      words: {
        objects:
          'first run, first 5k, couch to 5k, c25k, parkrun, run without stopping, non-runner, run for the bus, start running, get into running, run for ten minutes, run 1 km, run one kilometre, jog round the block, run a lap, run around the park, run for five minutes, run to the next lamp post, keep running',
        context: 'unfit, from zero, from scratch, sofa, wheeze, puffed',
      },
    },
    faster: {
      name: 'faster times',
      words: {
        objects:
          'personal best, 10k time, sub 25, sub 50, speed work, tempo run, sprint, sprinting, minutes per km, faster 5k, run faster, running speed, beat my time, intervals, run under, sub 20, sub 4, sub 30, my pb, negative split, under 25 minutes, under 50 minutes, mile time, shave off',
        context: 'under, minutes, quicker, seconds, stopwatch, plateau',
      },
    },
    far: {
      name: 'half marathon and further',
      words: {
        objects:
          'under 2 hours, sub 2 hours, half marathon under, half marathon, marathon, ultra, ultramarathon, long run, 21k, 42k, 26 miles, charity run, long distance running, run 21 km, run 42 km, run 20 km, 30 km run, 10 miles, 13.1, great north run, london marathon, hit the wall, run further, race in autumn',
        context: 'medal, race place, sponsor, charity, finish, distance',
      },
    },
    legs: {
      name: 'sound legs and form',
      words: {
        objects:
          "running form, shin splints, runner's knee, running technique, cadence, heel strike, running injury, sore shins, knees when i run, calves and ankles, injured when i jog, it band, achilles, plantar fasciitis, run without pain, run injury-free, jog without pain, land softly, knees hurt when, my shin splints",
        context: 'knees, shins, ankles, calf, injury free, footstrike, hills',
      },
    },
  },
};
