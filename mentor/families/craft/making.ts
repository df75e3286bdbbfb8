import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const CRAFTS =
  'knitting knit crochet crocheting sewing sew embroidery pottery ceramics woodworking woodwork carving origami leatherwork jewellery jewelry weaving sculpture sculpting candle_making';

export const MAKING: Family = {
  id: 'making',
  name: 'Making things by hand',
  category: 'Personal',
  words: vocabulary(`${CRAFTS} craft crafts crafting handmade diy quilt* upcycl*`),
  subjects: {
    names: vocabulary(CRAFTS),
    shown: { knit: 'knitting', crochet: 'crochet work', sew: 'sewing', jewelry: 'jewellery' },
  },
  it: 'your craft',
  quests: {
    short: {
      atMost: 20,
      title: ['Practise', '1 hand movement of {it} for {m} minutes', 'until it looks even'],
      steps: [
        ['Use leftovers as practice material', 'Nothing may be lost by trying.'],
        ['Make the same small piece three times', 'Lay them in a row.'],
        ['Keep the best and write why', 'Tension, angle, pressure.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Work', '{m} minutes on one piece of {it}', 'up to a place where it can rest'],
      steps: [
        ['Read the instructions two steps ahead', 'Surprises are dear in the middle.'],
        ['Measure before you cut or join', 'Twice, in good light.'],
        ['Put tools and next step on top', 'Then you can begin in a minute.'],
      ],
    },
    long: {
      atMost: 120,
      title: ['Finish', '1 small piece of {it} in {m} minutes', 'that somebody can use'],
      steps: [
        ['Choose a thing that fits into the time', 'A coaster is a thing.'],
        ['Accept the first fault and go on', 'The third fault is worth undoing.'],
        ['Clean the edges', 'They are what people touch.'],
        ['Use it or give it away the same week', 'Made things want to live.'],
      ],
    },
    once: {
      atMost: 60,
      title: ['Set up', '1 place for {it} in {m} minutes', 'where work may lie unfinished'],
      steps: [
        ['Find a corner that may stay untidy', 'A tray will do.'],
        ['Put light and seat right first', 'Eyes and back decide how long it lasts.'],
        ['Choose three projects and hide the rest', 'One easy, one dear, one for a gift.'],
      ],
    },
  },
  advice: {
    start:
      'Begin with something that is finished in one evening. A finished ugly thing teaches more than a fine one that is not.',
    stuck: 'Undo to the last place that was right and go half as fast. Hands learn from slow rows.',
    time: 'Leave the piece where you sit anyway. Ten minutes happen there by themselves.',
    slip: 'Pick up the piece and do one row, one cut, one coat. The hands remember.',
    better:
      'Make the same thing three times with one change each. Only then look for a harder pattern.',
  },
};
