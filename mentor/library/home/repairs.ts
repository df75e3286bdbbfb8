import type { TopicQuests } from '#mentor/library/topic.ts';
import { RENOVATING } from './repairs.renovating.ts';
import { WOOD } from './repairs.wood.ts';

export const REPAIRS = {
  id: 'repairs',
  shelf: 'home',
  category: 'Personal',
  own: {
    things:
      'garage, attic, loft, cellar, basement, shed, kitchen, bathroom, spare bedroom, bedroom, living room, study, hallway, pantry, utility room, spare room, nursery, conservatory, workshop',
  },
  subs: [
    {
      id: 'fixing',
      milestones: [
        'Finish four small repairs',
        'Finish ten jobs of the list',
        'Mend what breaks within a week, three months running',
      ],
      quests: [
        {
          id: 'rep-walk',
          title: 'List 10 small jobs, room by room',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            [
              'Walk every room, turn and press everything',
              'Drips, squeaks, loose screws, cracks, doors that stick.',
            ],
            [
              'Write minutes and the missing part beside each',
              'Measure screws and seals, or photograph them with a ruler.',
            ],
            [
              'Mark three that take half an hour',
              'Gas, mains wiring and roof: write "professional" beside them.',
            ],
          ],
          tiny: 'Write down three broken things of one room.',
          why: 'With parts and minutes on paper one trip to the shop serves five jobs.',
        },
        {
          id: 'rep-one-job',
          title: 'Finish 1 small repair, tools put away',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 2],
          minutes: [20, 40, 60],
          steps: [
            [
              'Watch one film of this very repair',
              'Same kind of hinge, lock, seal; write the tools in order.',
            ],
            [
              'Turn off water or fuse, test that it is off',
              'The lamp stays dark, the tap runs dry. Not sure: stop and ask.',
            ],
            [
              'Take it apart, photograph every layer',
              'Screws in a cup, parts in a row from left to right.',
            ],
            ['Fit, test three times, sweep up', 'Write the date and the part on the job list.'],
          ],
          tiny: 'Tighten every loose screw in one room.',
          wayOn: 'the next job of the list that takes an hour',
          why: 'One job carried to the end teaches more than three begun.',
        },
        {
          id: 'rep-drip',
          title: 'Change one worn seal, stop the drip',
          plan: { role: 'core', phase: 1, rhythm: 'once' },
          minutes: [30, 45, 90],
          steps: [
            [
              'Close the valve below, run it empty',
              'No valve: the main stop. Plug the drain, towel underneath.',
            ],
            [
              'Unscrew it, lay the parts in order on a cloth',
              'Tape round the jaws of the wrench saves the chrome.',
            ],
            ['Take the old seal to the shop, fit its twin', 'Hand-tight, then a quarter turn.'],
            [
              'Open the water slowly, dry it, look after an hour',
              'Still wet: the cartridge or seat is worn, ask a plumber.',
            ],
          ],
          tiny: 'Find the valve and turn it shut and open once.',
          needs: [
            'tap',
            'faucet',
            'toilet',
            'cistern',
            'drip',
            'dripping',
            'leak',
            'leaking',
            'seal',
          ],
          why: 'Most drips are one rubber ring that costs less than a coffee.',
        },
        {
          id: 'rep-hang',
          title: 'Hang 1 thing with drill and plugs',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 45, 75],
          steps: [
            [
              'Look for pipes and cables with a detector',
              'Never straight above or below sockets, switches, taps.',
            ],
            [
              'Drill one test hole in a hidden spot',
              'No drill yet: borrow one next door. Hammer on for brick, off for tile. Glasses on.',
            ],
            [
              'Mark with a level, drill, press in the plug',
              'Tape on the bit shows the depth; plug and bit have one number.',
            ],
            [
              'Screw it on and pull hard',
              'It moves: thicker plug or another spot, filler in the old hole.',
            ],
          ],
          tiny: 'Drill two holes into a piece of scrap wood.',
          needs: ['equipment'],
          place: ['noise'],
          wayOn: 'something heavier, with two plugs',
          why: 'Bit, plug and wall have to match; a test hole shows it where nobody looks.',
        },
        {
          id: 'rep-weak-spots',
          title: 'Check 8 weak spots of the home',
          plan: { role: 'check', phase: 2, rhythm: 'once' },
          minutes: [20, 30, 40],
          steps: [
            ['Wipe joints under sinks and machine with dry paper', 'A wet spot is the next job.'],
            [
              'Press the button of each smoke alarm',
              'Then gutters, window seals, bath joint, hoses, door locks.',
            ],
            ['Write finds and the date on one sheet', 'The same walk in six months.'],
          ],
          tiny: 'Wipe under one sink with dry paper.',
          why: 'Water finds a weak seal months before the ceiling below shows it.',
        },
      ],
    },
    {
      id: 'painting',
      milestones: [
        'Paint one wall with clean edges',
        'Finish one room',
        'Finish every room you chose',
      ],
      quests: [
        {
          id: 'rep-measure-room',
          title: 'Measure {own|one room} and list the paint',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Write width times height of each wall',
              'Take off door and windows; the tin says metres a litre.',
            ],
            [
              'List paint, filler, tape, sheet, roller, brush',
              'Ladder and tray can be borrowed. Papering: rolls and paste.',
            ],
            [
              'Paint or pin up two samples, an arm long',
              'Look in the morning and by lamplight before you buy.',
            ],
          ],
          tiny: 'Measure one wall.',
          why: 'Colour looks different on two walls and at two hours; a tin cannot be given back.',
        },
        {
          id: 'rep-prepare-walls',
          title: 'Prepare one wall: wash, fill, tape',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [30, 45, 90],
          steps: [
            [
              'Pull furniture to the middle, cover it and the floor',
              'Fuse off, then the socket covers.',
            ],
            [
              'Scrape what is loose, wash with soapy water',
              'Old paper: soak it warm, twice. Before 1980: have the paint tested for lead.',
            ],
            [
              'Fill holes, sand when dry, tape the edges',
              'Press the tape down with a card; vacuum the dust.',
            ],
          ],
          tiny: 'Fill three holes.',
          wayOn: 'the next wall',
          why: 'Paint shows every hole below it, and holds only on clean ground.',
        },
        {
          id: 'rep-paint-wall',
          title: 'Paint one wall, edges then roller',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [60, 120, 180],
          steps: [
            [
              'Brush the edges first, a hand wide',
              'Ceiling before walls, walls before frames; window open.',
            ],
            [
              'Roll a W one metre wide, then fill it',
              'From the window inwards, always into the wet edge.',
            ],
            [
              'Put the roller into a bag, wait as the tin says',
              'Second coat the same way, in one go.',
            ],
            [
              'Pull the tape while the paint is damp',
              'Slowly, back over itself; wash the brushes at once.',
            ],
          ],
          tiny: 'Brush the edges of one corner.',
          wayOn: 'the next wall, then the frames',
          why: 'A wet edge leaves no stripe.',
        },
        {
          id: 'rep-lamp-check',
          title: 'Mark every miss by lamplight',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            ['Hold a lamp flat along the dry wall', 'At dusk, from both sides.'],
            ['Stick a bit of tape beside each miss or run', 'Runs: let dry, sand, then paint.'],
            ['Touch up with the same roller and tin', 'A brush leaves another pattern.'],
          ],
          tiny: 'Look along one wall with a lamp.',
          why: 'Flat light shows what daylight will show in a month.',
        },
      ],
    },
    WOOD,
    RENOVATING,
  ],
  advice: {
    stuck:
      'Photograph it, take the part or the photo to the shop and ask. Gas, mains and load-bearing walls are for professionals.',
    missed: 'Sweep the place where you stopped and finish the smallest open piece.',
  },
  caps: { dayMinutes: 240, growth: 0.2 },
} as const satisfies TopicQuests;
