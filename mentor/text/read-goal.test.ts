import { expect, test } from 'vitest';
import { FAMILIES } from '#mentor/families/families.ts';
import { familyOf, readGoal } from './read-goal.ts';

/** As people write them: family, then goals, each with what it is about where the family names it. */
// biome-ignore format: one line to a family
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  language: ['I want to learn Spanish for my trip in May -> Spanish', 'become fluent in japanese -> Japanese', 'improve my english speaking -> English', 'Finally speak German with my in-laws -> German', 'learn a new language -> your new language', 'get better at sign language -> Sign Language', 'Duolingo every day -> your new language'],
  running: ['5k', 'run a marathon', 'start jogging in the mornings', 'Couch to 5K', 'get faster at running', 'run 10 km without stopping'],
  strength: ['go to the gym more', 'get fit', 'build muscle', 'exercise regularly', 'get back in shape', 'do 20 push-ups', 'become stronger', 'work out three times a week'],
  writing: ['write a novel -> your novel', 'finish my book draft -> your book', 'Write every day -> your text', 'get my poems published -> your poems', 'become an author -> your text'],
  coding: ['learn Python -> your Python project', 'build an app -> your project', 'learn to code -> your project', 'get better at javascript -> your JavaScript project', 'make a video game -> your project', 'Ship my side project -> your project', 'learn C++ -> your C++ project'],
  exam: ['pass the AWS exam -> AWS', 'pass my driving test -> driving', 'get better grades -> your subject', 'Study for my finals -> your subject', 'ace my chemistry midterm -> chemistry', 'pass the CCNA certification -> CCNA', 'finish my online course -> your subject', 'improve at maths -> maths'],
  thesis: ['finish my PhD thesis -> your thesis', 'write my dissertation -> your dissertation', 'get my PhD -> your thesis', 'hand in my masters thesis on time -> your thesis'],
  sleep: ['sleep better', 'wake up at 6 am', 'go to bed earlier', 'stop oversleeping', 'be less tired', 'become a morning person', 'fix my sleep schedule'],
  money: ['save money', 'pay off my credit card', 'save 5k for a car', 'spend less', 'get out of debt', 'start investing', 'save $5000', 'stick to a budget'],
  instrument: ['learn guitar -> the guitar', 'play the piano again -> the piano', 'learn to sing -> your voice', 'practice drums -> the drums', 'make music -> your instrument', 'join a choir -> your voice'],
  cooking: ['cook more', 'learn to cook Italian food', 'meal prep on sundays', 'bake bread', 'stop eating out so much', 'cook dinner for my family'],
  quitting: ['quit smoking -> smoking', 'spend less time on my phone -> your phone', 'stop eating sugar -> sugar', 'drink less coffee -> coffee', 'drink less -> alcohol', 'cut down on alcohol -> alcohol', 'stop biting my nails -> biting your nails', 'less social media -> social media', 'no sugar -> sugar', 'delete instagram -> Instagram', 'no alcohol for a month -> alcohol', 'reduce my screen time -> screens', 'give up gambling -> gambling', 'play fewer video games -> gaming', 'stop cracking my knuckles -> cracking your knuckles'],
  relationships: ['call my mother more often -> your mother', 'see my friends more -> your friends', 'be a better husband -> your partner', 'stop arguing with my wife -> your wife', 'keep in touch with people -> the people you like', 'write letters to my grandmother -> your grandmother', 'improve my marriage -> your partner', 'be a better friend -> your friends', 'family -> your family'],
  parenting: ['become a better dad -> your kids', 'I want to be a better father -> your kids', 'spend more time with my kids -> your kids', 'play with my daughter every day -> your daughter', 'be a good mother -> your kids'],
  'meeting-people': ['get a girlfriend', 'make new friends', 'stop being lonely', 'find a partner', 'be less shy', 'improve my social life', 'meet new people'],
  tidying: ['declutter the garage -> the garage', 'keep my room tidy -> the room', 'clean the house every week -> the house', 'be more organized -> your home', 'do the dishes -> your home'],
  'public-speaking': ['speak in public', 'get over my fear of public speaking', 'give a talk at work', 'hold a wedding speech', 'get better at presenting', 'be confident on stage', 'stop being afraid of speaking in front of people'],
  selling: ['start a business', 'open a bakery', 'get more customers', 'sell my art online', 'make money online', 'earn 10k a month', 'grow my startup'],
  content: ['start a YouTube channel -> your YouTube channel', 'get 10k followers on instagram -> your Instagram page', 'launch a podcast -> your podcast', 'become a content creator -> your channel', 'make more videos -> your channel'],
  reading: ['read more', 'read 20 books this year', 'read a novel every month', 'finish books I start', 'become a reader again'],
  meditation: ['meditate daily', 'be calmer', 'less stress', 'stop worrying so much', 'improve my mental health', 'control my temper', 'reduce my anxiety'],
  'job-search': ['find a new job', 'get promoted', 'quit my job and find something better', 'prepare for interviews', 'get a raise', 'I hate my job', 'update my CV', 'change careers'],
  health: ['eat healthier', 'lose 5 kg', 'drink more water', 'lose weight', 'eat more vegetables', 'eat clean', 'fix my posture', 'get my blood pressure down'],
  drawing: ['learn to draw', 'paint more', 'get better at watercolour', 'learn digital art'],
  making: ['learn to knit -> knitting', 'pottery -> pottery', 'sew my own clothes -> sewing', 'get into woodworking -> woodworking'],
  yoga: ['do yoga', 'become more flexible', 'stretch every morning', 'touch my toes', 'pilates twice a week'],
  swimming: ['learn to swim', 'swim twice a week', 'finish a triathlon', 'swim 2 km'],
  cycling: ['bike to work', 'cycle more', 'buy a mountain bike and use it', 'ride my bicycle every weekend'],
  walking: ['walk more', 'walk 10k steps a day', 'go hiking every month', 'take a walk after lunch', 'spend more time in nature'],
  gardening: ['grow tomatoes', 'start a garden', 'keep my plants alive', 'keep bees'],
  photography: ['get better at photography', 'take better photos of my dog', 'learn to use my camera', 'shoot a short film'],
  'mind-games': ['get better at chess -> chess', 'learn poker -> poker', 'win at Scrabble -> Scrabble', 'play chess with my son -> chess'],
  dancing: ['learn salsa -> salsa', 'dance salsa -> salsa', 'get better at tennis -> tennis', 'start boxing -> boxing', 'go climbing every week -> climbing', 'take up martial arts -> martial arts', 'do more sport -> your sport'],
  journaling: ['keep a journal', 'be more grateful', 'be happier', 'write a diary', 'be more confident'],
  'gentle-day': ['cope with grief', 'overcome depression', 'get over my heartbreak', 'I am burnt out'],
  focus: ['stop procrastinating', 'be more productive', 'focus better at work', 'build good habits', 'be more disciplined', 'stick to a morning routine', 'Build habits that last'],
};
const PHRASES = Object.entries(READ_AS).flatMap(([id, said]) =>
  said.map((line) => {
    const [goal = '', it] = line.split(' -> ');
    return { id, goal, it };
  }),
);

test.each(PHRASES)('[M17] "$goal" is read as $id', ({ id, goal, it }) => {
  const family = familyOf(goal, FAMILIES);
  expect(family?.id).toBe(id);
  if (family && it !== undefined) expect(readGoal(goal, family).it).toBe(it);
});

test('[M17] every family is found in at least four ways', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(120);
  for (const { id } of FAMILIES)
    expect([id, READ_AS[id]?.length ?? 0].join()).toMatch(/,([4-9]|\d\d)$/);
});

test.each([
  'restore a wooden boat',
  'adopt a dog',
  'train my dog',
  'get my pilot licence',
  'visit every country in Europe',
  'learn magic tricks',
  'fast on Ramadan',
  'understand the blockchain',
  'volunteer more',
  'renovate the bathroom',
  'выучить испанский',
  '毎日走る',
  '减肥',
  'أريد أن أتعلم الرسم',
  '운동하기',
  'שיפור הכושר',
])('[M17] a goal no family knows is left to the general rule: %s', (goal) => {
  expect(familyOf(goal, FAMILIES)).toBeUndefined();
});
