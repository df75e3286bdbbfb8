import type { TopicWords } from '#mentor/library/topic.ts';

export const DESK_BODY_WORDS: TopicWords = {
  name: 'Desk body',
  words: {
    objects:
      'office chair, hunchback, hunched, slouch, ergonomics, home office pain, spine, my back, back hurts, stand up every, hours at a desk, chair all day, home office, laptop stand, rsi, mouse hand, hunchbacked, chiropractor, at my desk, in front of the computer, hurting, my back hurts, my neck, screen breaks, breaks from the screen, computer all day, at the computer, desk properly, desk setup, desk set-up, set up my desk, shoulders ache, sit up straight, stoop, slipped disc, sit hours, sit all day, sitting all day, sit too much, sit less',
    verbs:
      'slouch, hunch, slump, sit straight, stand up, get up from my desk, hunch over, sit less',
    context:
      'back, neck, shoulders, desk, computer, laptop, chair, stiff, ache, sore, screen, wrists, office, sitting, typing, keyboard, type, hurts, hurt, pain, painful, spine, ears, tension, couch, hour, calls, standing, wincing, monitor',
    not: 'back end, back garden, sit an exam, sitting exams, baby sitting, babysitting, back on track, come back, get my ex back, back up, speak, sit down with my story, sit in a park, family dinner, sit on the floor, draw',
  },
  subs: {
    back: {
      name: 'back',
      words: {
        objects:
          "back pain, lower back, sore back, back ache, backache, lumbago, stronger back, back exercises, sciatica, my back is killing me, my back goes out, put my back out, strengthen my back, back hurting, hurting back, holding my spine, back seizes, back twinges, back spasm, disc, back without pain, bend without pain, back muscles, old man's back",
      },
    },
    neck: {
      name: 'neck and shoulders',
      words: {
        objects:
          'neck pain, stiff neck, tight shoulders, text neck, tension headache, shoulder tension, knots in my shoulders, rounded shoulders, neck and shoulders, my neck, neck stretches, shoulders up by my ears, turn my head, relax my shoulders, loosen my neck, tension in my neck, shoulder blades, stiff shoulders from, headaches from the screen, trapezius',
      },
    },
    sitting: {
      name: 'sitting less',
      words: {
        objects:
          'sit less, sitting all day, sit all day, sedentary, desk job, standing desk, move more at work, glued to my chair, stand up more, office exercise, couch all day, stand up every 30 minutes, stand up every hour, move every hour, off the couch, get off the couch, get up every, stand more, calls standing, walking meeting, standing calls, hour on my chair, sit for hours, hours of sitting, long sitting, movement breaks, break from sitting, off my chair, sitting too long, sit so much',
      },
    },
    'set-up': {
      name: 'posture and desk set-up',
      words: {
        objects:
          'posture, sit up straight, stand up straight, ergonomic, desk setup, desk height, monitor height, wrist pain, mouse arm, carpal tunnel, tired eyes, eye strain, slouching, eye level, laptop screen, screen height, monitor arm, raise my screen, chair height, lumbar support, look like a shrimp, footrest, vertical mouse, shoulders back, stand tall, stand straight, round back, hunching, type without pain, dry eyes, glasses for the screen, 20-20-20',
      },
    },
  },
};
