import type { TopicWords } from '#mentor/library/topic.ts';

export const MOBILITY_WORDS: TopicWords = {
  name: 'Mobility',
  words: {
    objects:
      'stretching, flexibility, mobility, flexible, bendy, supple, foam roller, limber, tai chi, flat on the ground, gymnast, bend over, cross-legged, qigong, loosen my hips, feldenkrais, barre class, hypermobile, stay mobile, keep mobile, more mobile, stiffness, stiff, tight shoulders, tight hamstrings, backbend, loosen up, movement',
    verbs: 'limber up, bend',
    context:
      'tight, joints, mat, pose, hips, hamstrings, rusty, loosen, warm up, palms, overhead, floor, straight legs, shoulders, ground, squat, knees, twist, shoelaces, spine, ankles, wrists, calves, balance',
    not: 'flexible schedule, flexible working, flexible hours, upward mobility, mobility scooter, stretch goal, stretch the truth, stretch my budget, flexible with',
  },
  subs: {
    toes: {
      name: 'touching the toes',
      words: {
        objects:
          'touch my toes, touch the floor, reach my toes, hamstring, forward bend, forward fold, tie my shoes, put my socks on, bend down, straight legs, palms flat, shoelaces, cut my toenails, tie my laces, back of my legs',
      },
    },
    splits: {
      name: 'the splits',
      words: {
        objects:
          'splits, front split, side split, middle split, hip flexors, straddle, high kicks, groin stretch, full split, slide down into, pancake stretch, kick higher',
      },
    },
    yoga: {
      name: 'yoga',
      words: {
        objects:
          'bridge pose, backbend, yoga, sun salutation, downward dog, vinyasa, hatha, headstand, handstand, asana, pilates, on the mat, ashtanga, bikram, lotus position, crow, tree pose, warrior pose, wheel pose, savasana, reformer',
      },
    },
    seated: {
      name: 'seated yoga and movement',
      words: {
        objects:
          'chair yoga, seated yoga, wheelchair yoga, seated exercises, chair exercises, seated only, sitting yoga, gentle chair',
        context: 'sitting, chair',
      },
    },
    stiff: {
      name: 'stiff hips and shoulders',
      words: {
        objects:
          'stiff joints, morning stiffness, tight hips, stiff shoulders, frozen up, deep squat, asian squat, hip mobility, shoulder mobility, sit cross-legged, rusty gate, stiff hips, arms overhead, arms straight overhead, reach behind my back, scratch my back, kneel down, squat down, stiff as a board, frozen shoulder, move like, creaky knees',
      },
    },
    balance: {
      name: 'balance and steady feet',
      words: {
        objects:
          'my balance, better balance, steady on my feet, unsteady, fear of falling, a fall, falls, falling over, not fall, on one leg',
        context: 'steady, feet, stairs',
      },
    },
  },
};
