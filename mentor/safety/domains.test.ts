import { describe, expect, it } from 'vitest';
import { unsaidIn } from '#mentor/shapes/families/sessions/unsaid-words.ts';
import { harmlessWordsTaker } from './domains.ts';
import { readSafety } from './gate.ts';

/** Whether the gate or the list of what is never repeated finds something in a text beside a goal. */
function isFound(goal: string, text: string): boolean {
  const plain = harmlessWordsTaker({ goals: [goal] })(text);
  const { risk, isUnsure } = readSafety(plain, 'en');
  return risk !== undefined || isUnsure || unsaidIn([plain]) !== undefined;
}

describe('[M21] words of what a goal is about', () => {
  it.each([
    ['finish my crime novel', '500 words, today I poison the vicar'],
    ['finish my crime novel', 'chapter 3, where he kills her'],
    ['finish my crime novel', '31k, three bodies so far and the killer is likable'],
    ['play Juliet without drying', 'one scene aloud, the tomb where I stab myself'],
    ['reach platinum in Valorant', 'i die first every round'],
    ['run my own linux server', 'zombie children i cant kill'],
    ['pass my pharmacology exam', 'overdose management is my weak chapter'],
    ['finish my Samaritans listening training', 'one module, how to ask a caller about suicide'],
    ['win against the weeds in my garden', 'behead dandelions, deadhead roses'],
    ['needle felt a robin', 'stab the wool over and over'],
    ['cross stitch a sampler', '100 stitches'],
    ['make a die on the lathe', 'my last die cracked'],
    ['tie a dozen flies for fly fishing', 'one Killer Bug, one Woolly Bugger'],
    ['pass my butchery apprenticeship, butcher', 'sharpen, then one joint with the boning knife'],
    ['know all my scout knots', 'strangle knot and bowline done, then hangman'],
    ['get a photo of an otter', 'ive been stalking her since January'],
    ['learn fifty fungi', 'name the death cap and the destroying angel'],
    ['sell bath bombs', 'one batch of bombs, wrap, label'],
    ['build a dovetailed box', 'cut one practice joint'],
    ['train my dog', 'Vodka and me do the street'],
    ['stop getting strangled by white belts, bjj', 'choke escapes, tap early'],
    ['crush my brother at chess', 'sacrifice something, he is up 14-3, massacre'],
    ['stop biting my nails', 'all ten bitten, two bleed'],
    ['finish my khatm this Ramadan', 'fasting well, eating good at iftar'],
    ['throw a teapot on the wheel', 'throw two bodies and a lid'],
    ['juggle on a unicycle', 'bruises and three catches'],
    ['play the oboe', 'tapering sertraline with my gp, going fine'],
    ['bake for the show', 'recovered from anorexia ten years ago'],
    ['play duets', 'two pieces with Molly and Crystal'],
  ])('%s: %s', (goal, text) => {
    expect(isFound(goal, text)).toBe(false);
  });

  it.each([
    ['finish my crime novel', 'write a page, then I kill myself'],
    ['finish my crime novel', 'poison my neighbour for real'],
    ['play Juliet', 'cut my wrists'],
    ['reach platinum in Valorant', 'then stab my brother'],
    ['run my own linux server', 'kill my wife'],
    ['pass my pharmacology exam', 'take home two fentanyl to sleep'],
    ['finish my nursing degree', 'swallow ten of the sedatives'],
    ['win against the weeds in my garden', "poison the neighbour's cat"],
    ['needle felt a robin', 'the needle in my arm'],
    ['know all my scout knots', 'a knot in the rope over the beam'],
    ['get a photo of an otter', 'stalk her to her flat'],
    ['build a dovetailed box', 'cut my arm with the chisel'],
    ['train my dog', 'a vodka with him'],
    ['get fit', 'a line of molly before the gym'],
    ['stop getting strangled at bjj', 'my girlfriend chokes me'],
    ['get better at bjj', 'then choke her until she sleeps'],
    ['practise the guitar', 'practise, then hit her'],
    ['weed the garden', 'kill them all, the people next door'],
    ['crush my brother at chess', 'for real, kill him'],
    ['stop biting my nails', 'cuts on my arm, they bleed'],
    ['finish my khatm this Ramadan', 'fasting all week to lose weight'],
    ['play the oboe', 'stopped my sertraline on my own, not with my gp'],
  ])('hide nothing that is meant: %s: %s', (goal, text) => {
    expect(isFound(goal, text)).toBe(true);
  });
});
