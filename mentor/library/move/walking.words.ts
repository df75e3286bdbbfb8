import type { TopicWords } from '#mentor/library/topic.ts';

export const WALKING_WORDS: TopicWords = {
  name: 'Walking',
  words: {
    objects:
      'walking, gentle exercise, stay active, keep moving, walker, daily walk, steps a day, step count, pedometer, fresh air, footpath, on foot, go for a walk, stretch my legs, get outside, get out of the house, my steps, climb the stairs',
    verbs: 'ramble, wander',
    context:
      'steps, outdoors, park, legs, podcast, lunch break, office, shoes, outside, trail, hills, mountains, boots, rucksack, countryside, lunchtime, lift, stairs, path, valley, peak, tent, hut',
    not: 'puppy, leash, walk on a loose lead, walk my daughter',
  },
  subs: {
    daily: {
      name: 'every day',
      words: {
        objects:
          'daily steps, more steps, step goal, walk to work, walk more, walk every day, 8000 steps, 5000 steps, 12000 steps, 6000 steps, walk to the shops, walk after lunch, walk after dinner, out of the house on foot, take the stairs',
      },
    },
    brisk: {
      name: 'brisk for fitness',
      words: {
        objects:
          'power walking, nordic walking, walking poles, treadmill walking, walk faster, speed walking, walking workout, interval walking, walking pace, brisk, briskly, walk a mile, walk uphill, fitness walk',
      },
    },
    hiking: {
      name: 'hiking',
      words: {
        objects:
          'hiking, hill walking, rambling, day hike, fell walking, trekking, summit, national park, munro, trails, ben nevis, snowdon, scafell, kilimanjaro, mountain, hillwalking, peak district, lake district, wainwrights, fourteener, alps, dolomites, climb a hill, via ferrata, walking boots',
      },
    },
    'long-way': {
      name: 'days on foot',
      words: {
        objects:
          "camino, pilgrimage, multi-day hike, thru hike, coast path, charity walk, walking holiday, coast to coast, hut to hut, trek, long-distance walk, appalachian trail, pennine way, west highland way, backpacking, offa's dyke, hadrian's wall, santiago, walk across",
      },
    },
  },
};
