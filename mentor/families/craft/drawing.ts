import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const DRAWING: Family = {
  id: 'drawing',
  name: 'Drawing and painting',
  category: 'Content',
  words: vocabulary(
    'draw draws drawing drawings sketch* doodl* paint paints painting paintings painter watercolo* illustrat* art artist fine_arts calligraphy design designer photoshop blender digital_art comics manga animat*',
  ),
  it: 'your craft',
  quests: {
    short: {
      atMost: 20,
      title: ['Make', '{n} quick studies', 'of one thing in front of you, none corrected'],
      perMinute: 0.3,
      steps: [
        ['Choose something that stays still', 'A cup, a shoe, a sleeping cat.'],
        ['Look longer than you draw', 'Two thirds of the time the eyes are not on the paper.'],
        ['Turn the page instead of correcting', 'The next one is the correction.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Work', '{m} minutes on one piece', 'from big shapes to the first detail'],
      steps: [
        ['Squint until you see three values', 'Dark, middle, light; block them in.'],
        ['Measure one proportion twice', 'Thumb, pencil, whatever stands in for a ruler.'],
        ['Add detail in one place only', 'The eye needs somewhere to arrive.'],
      ],
    },
    long: {
      title: ['Finish', '1 piece in {m} minutes', 'and sign it'],
      steps: [
        ['Make three thumbnails before you begin', 'The second is usually the one.'],
        ['Restrict yourself to few colours or tools', 'Limits are a style for free.'],
        ['Step back every quarter of an hour', 'Across the room, or in a mirror.'],
        ['Stop one stroke early', 'Then sign: unfinished is the worst finish.'],
      ],
    },
    once: {
      title: ['Copy', '1 work you admire for {m} minutes', 'and write what the maker decided'],
      steps: [
        ['Choose a work you do not understand', 'Liking it is enough.'],
        ['Follow its order of making', 'What must have come first?'],
        ['Name three decisions you would not have made', 'Take one into your next piece.'],
      ],
    },
  },
  advice: {
    start:
      'Buy one cheap sketchbook and fill it badly. The tenth page is better than the first, whatever you do.',
    stuck:
      'Draw the same thing five times, each in half the time. Speed throws out what you only thought you saw.',
    time: 'One study while something boils. Small paper helps.',
    slip: 'Copy an old drawing of yours. You will want to mend it, and that is drawing again.',
    better:
      'Ask which of line, value or colour is your weakest, and leave the other two out for a month.',
  },
};
