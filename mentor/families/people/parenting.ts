import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const CHILDREN =
  'kids kid children child son sons daughter daughters my_baby our_baby the_baby toddler teenager stepson';

export const PARENTING: Family = {
  id: 'parenting',
  name: 'Being there for children',
  category: 'Personal',
  words: vocabulary(`${CHILDREN} parenting fatherhood motherhood grandchildren grandkids`),
  subjects: {
    names: vocabulary(`${CHILDREN} grandchildren grandkids`),
    article: 'your ',
    shown: {
      child: 'your child',
      kid: 'your child',
      'my baby': 'your baby',
      'our baby': 'your baby',
      'the baby': 'your baby',
    },
  },
  countsWhenRefused: true,
  it: 'your children',
  quests: {
    short: {
      atMost: 15,
      title: [
        'Play',
        '{m} minutes with {it}',
        'at whatever they choose, until they call it finished',
      ],
      steps: [
        ['Sit down on the floor or beside them', 'At their height, phone out of sight.'],
        ['Follow their rules without improving them', 'Even if the dragon wins again.'],
        ['Say what you enjoyed', 'The thing itself, not “well done”.'],
      ],
    },
    core: {
      atMost: 30,
      title: ['Keep', '{m} minutes of an evening for {it}', 'with one question and no advice'],
      steps: [
        ['Choose the hour when they talk anyway', 'Bath, bed, the drive home.'],
        ['Ask about a small thing that happened', '“Who made you laugh?” beats “how was school?”'],
        ['Repeat what you heard before you answer', 'Often nothing else is needed.'],
      ],
    },
    long: {
      atMost: 120,
      title: ['Do', '1 thing together with {it} for {m} minutes', 'that ends in something to keep'],
      steps: [
        ['Let them pick from two ideas', 'Pancakes or a den, a map or a kite.'],
        ['Give them the real tool and the real task', 'Slower, crooked and theirs.'],
        ['Put the result where all can see it', 'And let them tell its story.'],
      ],
    },
    once: {
      atMost: 45,
      title: ['Agree', 'on 3 family rules in {m} minutes', 'that hold for the grown-ups, too'],
      steps: [
        ['Ask everyone what annoys them most', 'The smallest speaks first.'],
        ['Turn the worst three into short rules', 'What we do, not what is forbidden.'],
        ['Hang them up and set a day to look again', 'In two weeks, with cake.'],
      ],
    },
  },
  advice: {
    start:
      'Ten undivided minutes a day count for more than a grand weekend. Choose the hour, put the phone away, let them lead.',
    stuck:
      'When it gets loud, go down: on your knees, with your voice, with the number of words. Talk about it an hour later.',
    time: 'Take a child along instead of finding time: shopping, cooking, repairing. Being needed is company.',
    slip: 'Say sorry in one sentence and without a “but”. Children learn from it how mending works.',
    better: 'For a week, notice what they do well and say it exactly. What is seen grows.',
  },
};
