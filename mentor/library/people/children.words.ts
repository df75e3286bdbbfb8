import type { TopicWords } from '#mentor/library/topic.ts';

export const CHILDREN_WORDS: TopicWords = {
  name: 'Children',
  words: {
    verbs: 'babysit',
    objects:
      'my son, my daughter, better dad, real father, real dad, good father, good dad, being a dad, being a mum, being a parent, better mum, better mom, better father, better mother, toddler, baby, newborn, stepchild, stepson, stepdaughter, kid, grandchildren, grandson, granddaughter, fatherhood, motherhood, children, little one, year old, my boy, my girl, preschooler, stepchildren, twins, grandkids, lego, school run, nappies, dad who, paternity leave, bath time, family meeting, screen rules',
    context:
      'play, school, bedtime, time, patience, homework, screen, weekend, young, family, fun, read, story, bath, dressed, lights out, snap, shout, chart, calmer, mornings, playground, listen, conversation, row, rules, cuddle, nursery, parenting',
    not: "children's book, adult children, beat my kids, baby steps, baby blanket, photo, photos, save, guitar, daughter's wedding, son's wedding, read music, classroom, school children, first bike, as a kid, as a child",
  },
  subs: {
    time: {
      name: 'playing and time',
      words: {
        objects:
          'time with my sons, read to my kids, bedtime story, family time, something fun with, build lego, read to my daughter, be there for my, play with my, playground, with my son, with my daughter, with my kids, with my children, with my boy, with my girl, with the kids, with the children, with each child, my grandchildren, bake with my, time with each, board game with, one-on-one time, little ones, teach my son, teach my daughter, play with each, real play',
      },
    },
    routines: {
      name: 'mornings and bedtimes',
      words: {
        objects:
          'bedtime routine, bedtime battles, homework battles, kids sleep, baby sleep, family routine, school mornings, tidy their room, kids in bed, kids to bed, mornings with, get the children, get the kids, children dressed, kids dressed, dressed and out the door, morning chart, reward chart, sticker chart, star chart, bath story, story lights out, sleep in her own bed, potty, nappy, toys away, brush their teeth, school on time, kids to school, fussy eater, homework with my, settle my baby',
      },
    },
    calm: {
      name: 'staying calm',
      words: {
        verbs: 'shout, yell',
        objects:
          'yell less, calmer dad, calmer mum, calmer parent, calmer father, calmer mother, shout at my kids, yelling, lose patience, tantrum, meltdown, discipline, calm parent, patient with my kids, defiant, hitting sibling, siblings fight, gentle parenting, whining, temper with my son, lose my temper with my, snap at the children, count to ten, shout less, raise my voice, patient mum, patient dad, calm with my, blow up, losing it, bickering, threaten, smack',
      },
    },
    older: {
      name: 'talking with older children',
      words: {
        objects:
          'teenager, teen, pocket money, puberty, adolescent, gaming son, sixteen year old, 14 year old, 15 year old, 16 year old, 13 year old, 17 year old, teenage, grunts, slams doors, curfew, phone rules, drift away, eye roll, close to my teens, tween',
      },
    },
  },
};
