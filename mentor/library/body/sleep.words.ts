import type { TopicWords } from '#mentor/library/topic.ts';

export const SLEEP_WORDS: TopicWords = {
  name: 'Sleep',
  words: {
    objects:
      'sleep, sleeping, insomnia, bedtime, sleep schedule, sleep better, good night, body clock, jet lag, snooze button, alarm clock, night owl, early bird, asleep, bed earlier, in bed, to bed, hours of sleep, eight hours, seven hours, sleepy, tired all day, tired all the time, melatonin, alarm, sleepless, slumber, shut-eye, rested, cpap, jet lagged, 7 hours, 8 hours a night, hours a night',
    verbs:
      'sleep, doze, nap, oversleep, snooze, wake, go to bed, nod off, get to sleep, sleep in, turn in, drop off',
    context:
      "bed, night, tired, exhausted, pillow, morning, awake, rest, late, scrolling, caffeine, dark circles, energy, light, lights, duvet, midnight, eleven, ring, rings, pills, mattress, curtain, nightmare, o'clock, nights, yawn, ceiling",
    not: 'baby to sleep, sleep training, put the kids to bed, sleeping dog, sleeper train, sleeping bag, flower bed, night school, sleep mode, toddler, kids in bed, children in bed, make my bed, phone in bed, vegetable bed, raised bed, garden bed, bed linen, photograph',
  },
  subs: {
    bedtime: {
      name: 'going to bed on time',
      words: {
        objects:
          'sleep earlier, earlier bedtime, sleep sooner, bed earlier, earlier nights, lights out earlier, go to bed earlier, bed on time, go to bed on time, revenge bedtime, stay up too late, late nights, in bed by, lights out, phone in bed, doomscrolling in bed, screens before bed, go to bed by, bed by, bed before, in bed before, in bed at, to bed at, to bed before, asleep before midnight, before midnight, staying up, stay up until, up until 2, regular bedtime, same bedtime, earlier nights, early night, lights off, up too late',
      },
    },
    'falling-asleep': {
      name: 'falling asleep',
      words: {
        objects:
          "fall asleep, falling asleep, lie awake, cannot sleep, racing thoughts, mind won't switch off, toss and turn, overthinking at night, count sheep, wide awake, nod off, asleep within, drop off, head spinning, light goes out, lights go out, stare at the ceiling, staring at the ceiling, asleep by, get to sleep, mind racing at night, wind down before sleep, without pills, white noise, brain won't shut up",
      },
    },
    waking: {
      name: 'getting up',
      words: {
        objects:
          'wake up earlier, wake up early, get up earlier, get out of bed, morning person, 5 am, snooze, sleep in, oversleeping, early riser, wake up at, alarm rings, first alarm, first ring, get up when the alarm, out of bed, up at six, up at 6, up at 5, up before seven, same time even on, get up early, get up on time, hit snooze, hitting snooze, feet on the floor, wake at, wake naturally, wake up without, lie in, lie-in, stay in bed until',
      },
    },
    night: {
      name: 'sleeping through',
      words: {
        objects:
          'sleep through the night, wake up at night, waking at 3 am, light sleeper, sleep deeper, deep sleep, snoring, naps, night shift sleep, noisy neighbours at night, restless nights, wake at 3, waking up at, wake up in the night, wake in the night, back to sleep, snore, wake up rested, sleep well, sleep deeply, sleep right through, eight hours of sleep, seven hours of sleep, night shifts, toilet at night, nightmares, nap, uninterrupted sleep, 8 hours',
      },
    },
  },
};
