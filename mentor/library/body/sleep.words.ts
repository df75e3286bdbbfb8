import type { TopicWords } from '#mentor/library/topic.ts';

export const SLEEP_WORDS: TopicWords = {
  name: 'Sleep',
  words: {
    objects:
      'sleep, insomnia, bedtime, body clock, jet lag, snooze button, night owl, early bird, asleep, in bed, to bed, eight hours, seven hours, sleepy, melatonin, alarm, sleepless, slumber, shut-eye, rested, cpap, 7 hours, hours a night',
    verbs:
      'doze, nap, oversleep, snooze, wake, go to bed, nod off, get to sleep, sleep in, turn in, drop off',
    context:
      "bed, night, tired, exhausted, pillow, morning, awake, rest, late, scrolling, energy, light, duvet, midnight, eleven, ring, pills, curtain, o'clock, ceiling",
    not: 'sleep training, sleeping dog, sleeping bag, sleep mode, toddler, phone in bed, raised bed, bed linen, photograph',
  },
  subs: {
    bedtime: {
      name: 'going to bed on time',
      words: {
        objects:
          'sleep earlier, earlier bedtime, sleep sooner, bed earlier, earlier nights, bed on time, revenge bedtime, late nights, out of the bedroom, news in bed, scrolling in bed, lights out, phone in bed, bed by, bed before, to bed at, before midnight, staying up, asleep on the sofa, asleep on the couch, up on the sofa, stay up until, up until 2, regular bedtime, same bedtime, earlier nights, early night, lights off',
      },
    },
    'falling-asleep': {
      name: 'falling asleep',
      words: {
        objects:
          'fall asleep, lie awake, cannot sleep, racing thoughts, toss and turn, count sheep, wide awake, nod off, asleep within, drop off, head spinning, light goes out, asleep by, get to sleep, without pills, white noise',
      },
    },
    waking: {
      name: 'getting up',
      words: {
        objects:
          'wake up earlier, wake up early, morning person, 5 am, snooze, sleep in, oversleeping, early riser, wake up at, alarm rings, first alarm, first ring, get up when the alarm, out of bed, up at six, up at 6, same time even on, get up early, get up on time, feet on the floor, wake at, wake naturally, lie in',
      },
    },
    night: {
      name: 'sleeping through',
      words: {
        objects:
          'sleep through the night, light sleeper, sleep deeper, deep sleep, snoring, naps, restless nights, wake at 3, waking up at, keep wake, keep wake up, wake at 4, back to sleep, wake up rested, sleep well, sleep deeply, eight hours of sleep, night shifts, nightmares, uninterrupted sleep, 8 hours',
      },
    },
  },
};
