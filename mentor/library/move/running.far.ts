import type { SubQuests } from '#mentor/library/topic.ts';

export const JOG = {
  strain: 1.5,
  needs: ['outside'],
  place: ['outdoors'],
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'wheelchair'],
} as const;

export const FAST = {
  strain: 2,
  needs: ['outside'],
  place: ['outdoors'],
  not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor', 'wheelchair'],
} as const;

export const FAR_QUESTS = {
  id: 'far',
  milestones: [
    'Cover 8 km with walking breaks',
    'Run 12 km at talking pace',
    'Finish your race at an even pace',
  ],
  isOnDate: true,
  quests: [
    {
      id: 'run-race-weeks',
      title: 'Plan every week until race day',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Count the weeks back from the date',
          'No race yet: pick a Sunday five months off. Number them down to one.',
        ],
        [
          'Write one long run into each week',
          'Ten minutes more each, every fourth week shorter, two hours at most.',
        ],
        ['Halve the last two weeks', 'It does not fit: choose a shorter race.'],
      ],
      tiny: 'Write only the date and the number of weeks.',
      not: ['wheelchair'],
      place: ['table'],
      why: 'A plan written backwards shows early whether the race is too near.',
    },
    {
      id: 'run-far-mixed',
      title: 'Cover {n} km at your own pace',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      ...JOG,
      minutes: [30, 45, 75],
      amount: { unit: 'km', byLevel: [4, 6, 8], most: 12 },
      steps: [
        ['Set out slower than you could', 'Carry water, a phone and the fare home.'],
        [
          'Run while you can talk, walk a minute when you cannot',
          'Planned breaks from the start, if you are new to it.',
        ],
        ['Walk the last five minutes', 'Sore bone the next day: rest, then halve it.'],
      ],
      tiny: 'Walk twenty minutes with three short jogs.',
      why: 'Walking breaks planned from the start let a beginner stay out longer.',
    },
    {
      id: 'run-far-turns',
      title: 'Jog and walk in turns, {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      ...JOG,
      sessions: [1, 3],
      minutes: [20, 30, 45],
      steps: [
        ['Walk five minutes briskly', 'The path of a usual day; shoes that do not rub.'],
        ['Jog two minutes, walk one, to the end', 'Slow enough to talk; too hard: one and two.'],
        ['Walk the last three minutes', 'Write the minutes jogged; one more next week.'],
      ],
      tiny: 'Jog two minutes out of the door and walk back.',
      wayOn: 'three minutes jogging to one of walking',
      why: 'The short runs of the week make the long one possible.',
    },
    {
      id: 'run-easy',
      title: 'Run {m} easy minutes',
      plan: { role: 'start', phase: 2, rhythm: 'weekly' },
      ...JOG,
      sessions: [1, 3],
      minutes: [25, 40, 60],
      steps: [
        [
          'Start slower than you want for ten minutes',
          'A path you know, a watch you do not look at.',
        ],
        ['Hold the pace at which you speak in sentences', 'Words come in pieces: slow down.'],
        ['End fresh enough to go on', 'Write minutes and how the legs were, one line.'],
      ],
      tiny: 'Run ten minutes out of the door and back.',
      wayOn: 'a hillier way',
      why: 'Most kilometres of good runners are easy ones; they carry the hard ones.',
      source: 'trial',
    },
    {
      id: 'run-long-easy',
      title: 'Run {n} km at talking pace',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isAct: true },
      ...JOG,
      sessions: [1, 1],
      minutes: [50, 75, 130],
      amount: { unit: 'km', byLevel: [8, 11, 14], most: 20 },
      steps: [
        [
          'Plan a loop that passes home or a tap',
          'Carry a phone, something sweet and the fare home.',
        ],
        [
          'Run all of it so slowly that you can talk',
          'A minute a kilometre slower than in a race.',
        ],
        [
          'Walk the last five minutes, drink and eat',
          'One kilometre more next week; every fourth week a third less.',
        ],
      ],
      tiny: 'Run thirty easy minutes and move the long run.',
      why: 'One slow long run a week is what a half marathon is built on.',
    },
    {
      id: 'run-goal-pace',
      title: 'Run {n} km at goal pace',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      ...FAST,
      sessions: [1, 1],
      minutes: [30, 40, 65],
      amount: { unit: 'km', byLevel: [2, 3, 5], most: 10 },
      steps: [
        [
          'Divide the time you want by the kilometres',
          '2 hours for 21.1 km is 5:41 a km. No time: your best pace for an hour.',
        ],
        [
          'Jog ten minutes, then run single km at that pace',
          'Two minutes of jogging between; no faster than planned.',
        ],
        ['Jog ten minutes home, write each time', 'Five seconds too slow twice: end there.'],
      ],
      tiny: 'Run one kilometre at goal pace inside an easy run.',
      why: 'Legs learn the pace of the race only by running it, in pieces that stay clean.',
    },
    {
      id: 'run-goal-blocks',
      title: 'Run {n} long blocks at goal pace',
      plan: { role: 'core', phase: 3, rhythm: 'weekly' },
      ...FAST,
      sessions: [1, 1],
      minutes: [50, 65, 90],
      amount: { unit: 'long blocks', byLevel: [2, 3, 4], most: 4 },
      steps: [
        [
          'Jog fifteen minutes with two quick strides',
          'A path without crossings, watch set to laps.',
        ],
        [
          'Run twelve minutes at goal pace, three easy between',
          '2 hours for a half marathon is 5:41 a km.',
        ],
        [
          'Jog ten minutes, write the pace of each block',
          'The last slower than the first: one block fewer next week.',
        ],
      ],
      tiny: 'Run one block of twelve minutes at goal pace.',
      why: 'Long pieces at the pace of the race teach to hold it when tired.',
    },
    {
      id: 'run-five-test',
      title: 'Time 5 km on a flat course',
      plan: { role: 'check', phase: 2, rhythm: 'once' },
      ...FAST,
      minutes: [40, 45, 55],
      steps: [
        ['Jog ten minutes with three quick strides', 'Measured park loop, parkrun or track.'],
        ['Run 5 km as evenly as you can', 'The first kilometre must be the easiest.'],
        [
          'Write the time, double it, add a twentieth',
          'About what 10 km take today; half marathon: ten minutes more than twice that.',
        ],
      ],
      tiny: 'Measure a flat course of 5 km on a map.',
      why: 'A short test every month says whether the goal pace is true.',
    },
  ],
} as const satisfies SubQuests;
