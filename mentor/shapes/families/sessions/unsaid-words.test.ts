import { describe, expect, it } from 'vitest';
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
  ])('grave: %s', (...answers) => {
    expect(unsaidIn(answers)).toBe('grave');
  });

  it.each([
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
  ])('nothing: %s', (...answers) => {
    expect(unsaidIn(answers)).toBeUndefined();
  });
});
