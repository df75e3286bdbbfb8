import type { TopicWords } from '#mentor/library/topic.ts';

export const ROUTINES_WORDS: TopicWords = {
  name: 'Routines',
  words: {
    objects:
      'routine, early bird, snooze button, being late, daily rhythm, habit, consistent, skincare, ritual, morning chaos, timekeeping, discipline, stick at, give up after, on time, daily schedule, plan my week, take my vitamins, out of the house by, fixed time, get ready faster, getting ready',
    verbs:
      'stick to a routine, stick to, keep up, arrive, be punctual, leave the house, build a routine',
    context:
      'mornings, wake, early, schedule, daily, tomorrow, clothes, bag, rush, sharp, shower, teeth, retired, holidays, structure, weekly, calm, chaos, tea, rhythm, night before',
    not: 'gym routine, workout routine, skincare routine, comedy routine, late fees, kids, children, toddler, my son, my daughter, weight, vacuum, study habits',
  },
  subs: {
    mornings: {
      name: 'mornings and getting up',
      words: {
        objects:
          "morning routine, early riser, 5am, snooze, alarm clock, morning person, slow mornings, morning rush, before sunrise, calm start, start to the day, make my bed, mornings that aren't, first half hour, after waking, no phone for the first, hour to myself, dressed by, without rushing, less rushed, chaotic mornings, miracle morning, cold shower, ready by, morning ritual, breakfast and out, up at six",
        verbs: 'wake up early, get up, get out of bed, snooze, oversleep',
        context: 'morning, alarm, breakfast',
      },
    },
    evenings: {
      name: 'evenings',
      words: {
        objects:
          'evening routine, bedtime routine, shutdown ritual, revenge bedtime, evenings disappear, prepare everything for tomorrow, night before, lay out my clothes, pack my bag, screen-free evenings, evenings on the couch, waste my evenings, wash my face, end of the working day, evenings with',
        verbs: 'wind down',
        context: 'evening, night, bed, lights, prepare',
      },
    },
    'on-time': {
      name: 'being on time',
      words: {
        objects:
          'punctuality, punctual, late for everything, always late, running late, time blindness, miss the bus, miss the train, lateness, minutes late, late to, leave the house at, running for the train, catch the bus, catch the train, earlier train, minutes early, early to, miss my train, on time for, punctual for, lose my keys, find my keys, underestimate',
        verbs: 'be on time, run late, arrive late, stop being late',
        context: 'late, appointment, bus, train, keys, minutes, door, on time',
      },
    },
    keeping: {
      name: 'keeping a routine',
      words: {
        objects:
          'consistency, daily structure, habit tracker, self-discipline, day structure, give up after a week, keep a habit, habit going, be more consistent, never keep them up, start things, keep going, weekly rhythm, fixed rhythm, break my streak, streak, back into my routine, structure now that, habit stacking, follow through, resolutions, 66 days, tick off',
        verbs: 'build a habit, stay consistent',
        context: 'habit, consistent, every day, streak, again, discipline',
      },
    },
  },
};
