import type { TopicWords } from '#mentor/library/topic.ts';

export const SWIMMING_WORDS: TopicWords = {
  name: 'Swimming',
  words: {
    objects:
      'swimming, swimmer, pool, lengths, goggles, lido, aqua, water aerobics, the deep end, armbands, water wings, water polo, tread water, swim lanes, learn to dive',
    verbs: 'swim',
    context:
      'water, laps, metres, strokes, deep end, lake, sea, drown, breath, gala, face, float, beach, holiday, club',
    not: 'play pool, car pool, scuba, surfing, motor pool',
  },
  subs: {
    water: {
      name: 'learning to swim',
      words: {
        objects:
          'learn to swim, cannot swim, never learned to swim, fear of water, water confidence, float on my back, non-swimmer, doggy paddle, face under water, head under water, water without panicking, at the edge of the pool',
      },
    },
    crawl: {
      name: 'front crawl',
      words: {
        objects:
          'crawl, freestyle, bilateral breathing, tumble turn, swallow water, arms only, kickboard, pull buoy, swim faster, swim 100 m',
      },
    },
    strokes: {
      name: 'breaststroke, back and butterfly',
      words: {
        objects:
          'breaststroke, backstroke, back crawl, frog kick, swimming technique, medley, swimming badge, butterfly, metres of fly, four strokes, dolphin kick, dive in, racing dive, flip turn',
      },
    },
    distance: {
      name: 'longer swims and open water',
      words: {
        objects:
          'open water, swim a mile, swim 1 km, long swim, lake swim, sea swim, wild swimming, channel swim, triathlon swim, swim fitness, wetsuit, cross the lake, swim across, swim a kilometre, km swim, ice swimming, 64 lengths, 100 lengths, lengths without stopping, ironman, metres without stopping, 1000 metres, 1500 metres',
      },
    },
  },
};
