import type { TopicWords } from '#mentor/library/topic.ts';

export const DESK_BODY_WORDS: TopicWords = {
  name: 'Desk body',
  words: {
    objects:
      'office chair, hunchback, hunched, slouch, ergonomics, spine, my back, back hurts, stand up every, home office, laptop stand, rsi, mouse hand, chiropractor, at my desk, hurting, screen breaks, breaks from the screen, computer all day, at the computer, desk properly, set up my desk, shoulders ache, stoop, slipped disc, sit hours',
    verbs: 'slump, sit straight, stand up, get up from my desk, hunch over',
    context:
      'back, neck, shoulders, desk, computer, laptop, chair, stiff, sore, screen, wrists, office, sitting, keyboard, type, pain, ears, tension, couch, hour, calls, standing, wincing, monitor',
    not: 'babysitting, speak, draw',
  },
  subs: {
    back: {
      name: 'back',
      words: {
        objects:
          "back pain, lower back, sore back, back ache, backache, lumbago, stronger back, back exercises, sciatica, my back goes out, strengthen my back, back hurting, hurting back, holding my spine, back seizes, back twinges, back spasm, disc, back muscles, old man's back",
      },
    },
    neck: {
      name: 'neck and shoulders',
      words: {
        objects:
          'neck pain, stiff neck, tight shoulders, text neck, tension headache, shoulder tension, rounded shoulders, neck and shoulders, my neck, neck stretches, turn my head, relax my shoulders, shoulder blades, trapezius',
      },
    },
    sitting: {
      name: 'sitting less',
      words: {
        objects:
          'sit less, sitting all day, sedentary, desk job, standing desk, stand up more, office exercise, stand up every 30 minutes, move every hour, off the couch, stand more, calls standing, walking meeting, standing calls, hour on my chair, long sitting, movement breaks, off my chair',
      },
    },
    'set-up': {
      name: 'posture and desk set-up',
      words: {
        objects:
          'posture, sit up straight, ergonomic, desk setup, desk height, monitor height, wrist pain, mouse arm, carpal tunnel, tired eyes, eye strain, slouching, eye level, laptop screen, screen height, monitor arm, raise my screen, chair height, lumbar support, footrest, vertical mouse, shoulders back, stand tall, stand straight, round back, hunching, dry eyes',
      },
    },
  },
};
