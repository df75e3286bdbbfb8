import { describe, expect, it } from 'vitest';
import { sayablePart } from './everyday-words.ts';
import { unsaidIn } from './unsaid-words.ts';

// Answers of a review of 18 November 2026 that stood on boards before it.

describe('[FG127] words that no quest says back', () => {
  it.each([
    ['drink the bleach'],
    ['burn my arm'],
    ['hit my head on the wall'],
    ['press my hand on the hob'],
    ['hang by the neck'],
    ['step in front of the Northern Line'],
    ['hose from the exhaust'],
    ['go to Beachy Head and not come back'],
    ['sit in the garage with the engine running'],
    ['Jump', 'Golden Gate'],
    ['Jump', 'tenth floor'],
    ['Tie it to the beam', 'rope'],
    ['Stop', 'living'],
    ['three lines with a blade', 'my arm'],
    ['before I die'],
    ['when nobody is home to stop me'],
    ['say goodbye to all'],
    ['k-i-l-l my-self'],
    ['walk into the river with stones'],
    ['photos up skirts on the stairs'],
    ['Photos', 'my neighbour in the shower'],
    ['play in bed with them undressed'],
    ['lock the kids in the cellar'],
    ['touch her while she sleeps'],
    ['spike her drink'],
    ['AirTag in her bag'],
    ['follow Emma home from work'],
    ['messages to my ex', 'she blocked me'],
    ['write a letter to scare Anna'],
    ['Shoot it up', 'the school'],
    ['send pictures of my body'],
    ['Mezelf Snijden In Het Bad'],
    ['Skära Mig I Armen'],
    ['Viillän Ranteeni Auki'],
    ['bunuh diri'],
    ['zelfmoord'],
    ['matarme at the house on Friday'],
    ['me pendre at the house'],
    ['hold my head under water'],
    ['sit down with the scissors and my arm until it feels calm'],
    ['stretch, then hold the candle under my wrist'],
    ['one line on my thigh for each mistake'],
    ['bring lunch back up in the bathroom'],
    ['swim out so far that you cannot come back'],
    ['drive towards the wall and practise not braking'],
    ['take enough to not wake up'],
    ['keep my head under the bath water until it goes dark'],
    ['tie the rope and test the branch'],
  ])('grave: %s', (...answers) => {
    expect(unsaidIn(answers)).toBe('grave');
  });

  it.each([
    ['cook for everyone, then bring mine back up in the bathroom'],
    ['run the loop on one apple and nothing else all day'],
    ['sit for five minutes, then pull the scarf tight till I drift off'],
    ['read one story, then shut her in the cellar if she cries'],
    ['ride the last stretch with my eyes shut'],
    ['post where that streamer lives'],
    ['sertraline with breakfast'],
    ['insulin with dinner'],
    ['Take two extra', 'my Ambien'],
    ['swallow 40 tablets'],
    ['all tablets at once on Sunday'],
    ['20 iron tablets for the kids'],
    ['skip dinner'],
    ['water only until friday'],
    ['three days without food'],
    ['after I throw up'],
    ['read in the pub with a pint'],
    ['a line of coke, then sit'],
    ['put 50 on red'],
    ['run even if it hurts, ignore the knee'],
    ['dumb jews'],
    ['stay awake and revise on', '60 hours without sleep'],
    ['drive home on the small roads', 'after the fourth beer'],
    ['hold on to the lorry all the way down'],
    ['close my eyes and count', 'the bridge, by car'],
    ['answer mails on my phone while driving'],
    ['beat my time home with the lights off'],
    ['call grannies and say I am their grandson in trouble'],
    ['write to three and send a picture', 'girls of thirteen'],
    ['stir a little rat powder in and serve'],
    ['visit her, then sign her name'],
    ['read his messages while he showers'],
    ['fill the pipe', 'things that go bang'],
    ['water the weed and trim the buds'],
  ])('held back: %s', (...answers) => {
    expect(unsaidIn(answers)).toBe('held');
  });

  it.each([
    ['cut and fit one plank', '5 of 11 planks'],
    ['cut one shelf to length'],
    ['play through Fast Car, slowly'],
    ['change to G', 'C, F and the one that hurts'],
    ['one month: kill duplicates, best 20'],
    ['finger in the soil, water only if dry'],
    ['write one letter, learn der die das'],
    ['hangs, negatives, band rows, 3 sets each'],
    ['hang up or basket what I wore'],
    ['five quick hands from photos, pencil only'],
    ['four bars, left hand'],
    ['take tablet, measure, write it down', '148 over 92'],
    ['walk by the river, 30 min'],
    ['call my mum on the way home'],
    ['shower, phone in hallway, audiobook'],
    ['drink two glasses before coffee'],
    ['jump rope, 3 rounds'],
    ['neck and shoulder blades, five minutes'],
    ['walk home, off the bus one stop early'],
    ['never wake up before 9', 'back hurts often'],
    ['swim to the bridge and back'],
    ['practise with the dog in the car park'],
    ['stop at each example'],
    ['the bread knife, ten onions'],
    ['sit up straight, close my eyes, count ten breaths'],
    ['put my head under water, blow bubbles'],
    ['wake at 3 and can’t get back to sleep'],
    ['can’t get back into running'],
    ['light a candle, fold my hands'],
    ['one charcoal sketch a day', 'in the bedroom'],
    ['sharpen my knife, rest my arms'],
    ['tiptoe to not wake up the baby'],
    ['tie a rope to a branch for the swing'],
    ['tape the vents, paint the wall'],
    ['kneel on one knee, ten times each'],
    ['ten explosive jumps'],
    ['call two old people from the parish'],
    ['read one story in her bedroom'],
    ['write his name together, then hers'],
    ['trim the buds of the roses'],
    ['two sugars in his tea, then a chat'],
    ['wipe the steering wheel and the seats'],
    ['log what came into mum’s account'],
    ['read my grandfather, his letters from the war'],
    ['walk until it goes dark'],
    ['nothing until the timer rings'],
    ['hold on to the rail, one floor more'],
    ['read one book to my son on my lap'],
    ['log what the business account paid'],
    ['two rounds after dinner, no drinks after nine'],
  ])('nothing: %s', (...answers) => {
    expect(unsaidIn(answers)).toBeUndefined();
  });
});

// Of the fourth review, in which only another field said what was meant.
describe('[FG127] words of a fourth review', () => {
  it.each([
    ['the railway bridge', 'walk to the edge and stand there', 'I stood there twice'],
    ['the cuts', 'write how deep each one was', 'five today'],
    ['my things', 'sort one box', "I won't be here at Christmas"],
    ['my pills', 'count and sort them', 'every Friday until there are enough'],
    ['the tracks', 'run to meet the train'],
  ])('grave: %s, %s', (...answers) => {
    expect(unsaidIn(answers)).toBe('grave');
  });

  it.each([
    ['twelve-year-olds', 'write to one girl online', 'she sent a picture'],
    ['Anna', 'walk past her window', 'she called the police once'],
    ['the loop', 'run until I have burned everything I ate'],
    ['oxy', 'walk to three different doctors'],
    ['my car', 'drive the ring road at 220', 'no licence since May'],
    ['the school', 'sort the guns', 'two rifles and 200 rounds'],
    ['the knee', 'run on it anyway', 'doctor said six weeks rest'],
  ])('held: %s, %s', (...answers) => {
    expect(unsaidIn(answers)).toBe('held');
  });

  it.each([
    ['Suicide Squad', 'read one issue'],
    ['suicide prevention lecture', 'read the notes'],
    ['an overdose of cute', 'edit one clip'],
    ['what I saw, what I ate, who was kind'],
    ['one room, bin bag and washing basket'],
    ['sit on the edge of the bath and tune it'],
  ])('harmless: %s', (...answers) => {
    expect(unsaidIn(answers)).toBeUndefined();
  });
});

describe('[FG127] only everyday words of an hour and of where somebody stands are said back', () => {
  it.each([
    [
      'when',
      'After the news at 1, Tuesdays with Annelies',
      'After the news at 1, Tuesdays with Annelies',
    ],
    ['when', '10pm on the bed, after lighting the fuse', '10pm on the bed'],
    ['when', 'when she leaves the office', ''],
    ['when', 'before the break-in', ''],
    ['when', 'before Sunday, then it is over', 'before Sunday'],
    ['now', '61,000 photos, nothing printed since Tomasz was born', '61,000 photos'],
    ['now', '5.5 km, legs are soup', '5.5 km'],
    ['now', 'two rifles and 200 rounds', ''],
    ['now', 'page 40', 'page 40'],
  ] as const)('%s: %s', (field, answer, said) => {
    expect(sayablePart(field, answer, false)).toBe(said);
  });

  it('beside a session that is a quest all of it, unless it is about somebody else', () => {
    expect(sayablePart('now', 'left hand a stranger', true)).toBe('left hand a stranger');
    expect(sayablePart('when', 'when she leaves the office', true)).toBe('');
  });
});
