import type { TopicWords } from '#mentor/library/topic.ts';

export const SWIMMING_WORDS: TopicWords = {
  name: 'Swimming',
  words: {
    objects:
      'swimming, swimmer, swim, pool, lengths, goggles, lido, aqua, water aerobics, swimming lessons, edge of the pool, the deep end, armbands, water wings, water polo, tread water, jump into the water, swim lanes, tumble turn, learn to dive, float on my back, swim laps',
    verbs: 'swim, swam',
    context:
      'water, lengths, laps, metres, strokes, lane, deep end, chlorine, lake, sea, drown, breath, gala, face, float, splash, wave, beach, holiday, snorkel, club',
    not: 'pool table, play pool, car pool, swimming in debt, data lake, scuba, surfing, lap dance, motor pool, football pool',
  },
  subs: {
    water: {
      name: 'learning to swim',
      words: {
        objects:
          "learn to swim, cannot swim, never learned to swim, afraid of water, scared of water, fear of water, water confidence, swim at all, float on my back, put my head under, non-swimmer, doggy paddle, face under water, face in the water, head under water, water without panicking, panic in the water, out of my depth, at the edge of the pool, only one who can't swim, water up to my neck",
      },
    },
    crawl: {
      name: 'front crawl',
      words: {
        objects:
          'front crawl, crawl, freestyle, bilateral breathing, breathe to the side, swim with my head under, tumble turn, 100 m freestyle, breathe every three strokes, swallow water, arms only, kickboard, pull buoy, swim faster, swim 100 m',
      },
    },
    strokes: {
      name: 'breaststroke, back and butterfly',
      words: {
        objects:
          'breaststroke, backstroke, back crawl, butterfly stroke, frog kick, swimming technique, medley, swimming badge, butterfly, metres of fly, four strokes, individual medley, dolphin kick, dive in, racing dive, flip turn, swim like a frog',
      },
    },
    distance: {
      name: 'longer swims and open water',
      words: {
        objects:
          'open water, swim a mile, swim 1 km, long swim, lake swim, sea swim, wild swimming, channel swim, triathlon swim, swim 50 lengths, swim fitness, cold water swimming, wetsuit, cross the lake, swim across, swim a kilometre, swim to the island, swim to the buoy, km swim, sea swimming, ice swimming, swim 2 km, swim 3 km, 64 lengths, 100 lengths, lengths without stopping, ironman',
      },
    },
  },
};
