import type { FamilyKind } from '#mentor/shapes/family.ts';

/** Building or setting up computers: a PC, a server at home, a network. */
export const COMPUTER: FamilyKind = {
  id: 'computer',
  name: 'building and setting up',
  milestones: [
    'List every part, checked by somebody who knows',
    'Start it for the first time',
    'Use it for a week without a fault',
  ],
  safe: 'Plug out, touch bare metal before you touch a board.',
  quests: [
    {
      id: 'pc-list',
      title: 'List every part with its price',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 45, 60],
      steps: [
        ['Write in three lines what it has to do', '{pace|And the sum you will not cross.}'],
        [
          'List the parts or devices, one line each',
          'Processor, board, memory, disk, supply, case; or router, switch, disks.',
        ],
        ['Check each against the maker’s list', 'They fit together, or another one is chosen.'],
      ],
      tiny: 'Write the three lines.',
      why: 'Most faults are bought, not built.',
    },
    {
      id: 'pc-watch',
      title: 'Watch 1 build, write 10 steps',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [20, 40, 60],
      steps: [
        ['Choose one with parts like yours', 'By somebody who shows mistakes, too.'],
        ['Stop at each step and write it down', 'Which screw, which cable, which menu.'],
        ['Mark two steps you fear, read up on both', 'The maker’s manual has a picture.'],
      ],
      tiny: 'Watch five minutes, write two steps.',
      wayOn: 'the next part you will set up',
      why: 'Ten own lines beside the case are worth the whole film.',
    },
    {
      id: 'pc-one',
      title: 'Set up 1 part and test it',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 2],
      minutes: [25, 60, 120],
      steps: [
        ['Read its page of the manual, lay out the tools', '{safe}'],
        ['Change one thing only', 'A photo before, a photo after.'],
        [
          'Test that it starts, answers or connects',
          'Before the next one. It does not: take back the last thing.',
        ],
      ],
      tiny: 'Read the page of the next part.',
      wayOn: 'two parts a week',
      why: 'After one change the cause is known; after five it is not.',
    },
    {
      id: 'pc-log',
      title: 'Write 5 lines: set, tested, open',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Write what was set and where', 'Addresses and versions; passwords into a manager.'],
        ['Write the one open question', 'Ask it in one forum, with the photo.'],
      ],
      tiny: 'Write the open question.',
      why: 'In a year these lines are the only manual.',
    },
  ],
};

/** Learning to use a phone or a computer. */
export const DEVICE: FamilyKind = {
  id: 'device',
  name: 'phone and computer from the start',
  milestones: [
    'Make one call and send one photo alone',
    'Do five things without notes',
    'Show somebody else one of them',
  ],
  safe: 'Nobody honest asks for a code or a password on the phone.',
  quests: [
    {
      id: 'device-five',
      title: 'Write 5 things you want to do',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 20, 30],
      steps: [
        [
          'Write them as you would say them',
          '"See the children when they call", "look up the bus".',
        ],
        ['Number them, the dearest first', 'One a week is enough.'],
        [
          'Ask somebody patient for half an hour',
          'A grandchild, the library, a course for beginners.',
        ],
      ],
      tiny: 'Write two things.',
      why: 'One learns what one wants to use tomorrow.',
    },
    {
      id: 'device-taps',
      title: 'Practise 1 thing 5 times',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [10, 20, 30],
      steps: [
        [
          'Let somebody show it slowly, you hold the device',
          'Or follow one short video, stopping it.',
        ],
        [
          'Write each tap into a notebook, in your words',
          '"Green picture, then the name, then the camera."',
        ],
        [
          'Close all of it and do it from the notebook',
          'Five times. Lost: the home button does no harm.',
        ],
      ],
      tiny: 'Do it once from the notebook.',
      wayOn: 'the next of your five things',
      why: 'The hand learns what it does, not what it is shown.',
    },
    {
      id: 'device-real',
      title: 'Make 1 real call or message',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
      minutes: [5, 15, 30],
      steps: [
        [
          'Agree on an hour with somebody',
          'Ten minutes before: charger, glasses, light from the front.',
        ],
        ['You ring them, not they you', 'Stuck: stop, breathe, read the notebook.'],
        ['Write what was different from the notebook', '{safe}'],
      ],
      tiny: 'Send one line to one person.',
      wayOn: 'with a picture in it',
      why: 'A face at the other end is the best reason to go on.',
    },
    {
      id: 'device-again',
      title: 'Do 3 old things without notes',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      steps: [
        ['Choose three you have learned', 'Notebook shut.'],
        ['Tick what worked, dot what did not', 'Dots come first next week.'],
      ],
      tiny: 'Do one old thing.',
      why: 'What is recalled once a week stays.',
    },
  ],
};
