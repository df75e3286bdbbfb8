import { describe, expect, it } from 'vitest';
import { FAMILY_FILES } from '#mentor/shapes/family.ts';
import { mouldFaults } from '#mentor/shapes/testing/family-faults.ts';
import { findSession, findSessionKind, SESSION_KINDS } from './session-kinds.ts';

/** A session of each kind as people call it, and what they do it for. */
const EXAMPLES: Readonly<Record<string, readonly [act: string, place: string]>> = {
  singing: ['sing two pages with the practice track', 'sound/singing'],
  piece: ['four bars, hands separately', 'sound/instruments'],
  dance: ['one basic step from a video', 'move/dance'],
  drawing: ['one sketch in my A5 book', 'create/drawing'],
  code: ['work on one bit of the report', 'tech/programming'],
  'chess-game': ['ten puzzles and one rapid game', 'create/mind-games'],
  puzzles: ['15 min puzzles', 'create/mind-games'],
  mock: ['one mock test on the train', 'learn/driving'],
  questions: ['50 questions and read the rationale', 'learn/exams'],
  'exam-letter': ['write one letter', 'learn/languages'],
  vocabulary: ['ten new words', 'learn/languages'],
  listening: ['listen to a short dialogue', 'learn/languages'],
  'speaking-language': ['practise one check in dialogue aloud', 'learn/languages'],
  'by-heart': ['one new verse, then the old ones', 'mind/faith'],
  prose: ['400 words at the kitchen table', 'create/fiction'],
  memories: ['one story, by hand', 'mind/journal'],
  sources: ['look through one parish register', 'people/family'],
  diary: ['three good things', 'mind/journal'],
  scripture: ['one chapter with my first cup of tea', 'mind/faith'],
  prayer: ['one decade in the car', 'mind/faith'],
  'reading-on-the-way': ['25 pages on the train', 'learn/reading'],
  'reading-aloud': ['half a chapter with voices', 'learn/reading'],
  reading: ['15 pages in bed', 'learn/reading'],
  birdsong: ['two recordings, then write what I hear', 'learn/field'],
  spreadsheet: ['make the sum, then again same', 'tech/data'],
  driving: ['up to the dairy gate, 3 hill starts', 'learn/driving'],
  lesson: ['one unit of the course', 'learn/field'],
  'photo-walk': ['ten pictures of doors', 'create/photography'],
  'dog-walk': ['the canal loop with sniffing', 'people/pets'],
  swim: ['practise alone in the low part', 'move/swimming'],
  ride: ['along the river to the office', 'move/cycling'],
  run: ['run round the canal', 'move/running'],
  walk: ['walk around the block', 'move/walking'],
  sets: ['5 sets of 10 push-ups', 'move/strength'],
  stretches: ['shoulders at the wall', 'body/desk-body'],
  'guided-sitting': ['guided one on the balcony', 'mind/calm'],
  sitting: ['counting breaths on the cushion', 'mind/calm'],
  'child-bedtime': ['bath, 2 books, song, then chair by the door', 'people/children'],
  rising: ['standing up by 6:40', 'body/sleep'],
  'going-to-bed': ['shower, phone in hallway, audiobook', 'body/sleep'],
  nails: ['file them and put oil on', 'body/grooming'],
  'between-teeth': ['floss the lower back teeth', 'body/teeth'],
  'own-no': ['write one no, with tea', 'mind/temper'],
  'play-together': ['phone on fridge, they choose the game', 'people/children'],
  'talk-together': ['tea with her, TV off', 'people/partner'],
  'phone-away': ['phone on the charger in the hall', 'home/screens'],
  call: ['ring her on the way home', 'people/family'],
  letter: ['one whole letter', 'people/friends'],
  'lead-lesson': ['loose leash with treats', 'people/pets'],
  'animal-lesson': ['ten calls with a treat', 'people/pets'],
  'pet-play': ['feather rod', 'people/pets'],
  'answer-friends': ['answer two messages properly', 'people/friends'],
  greet: ['say a full sentence in the elevator', 'people/friends'],
  'turn-up': ['show up for an hour', 'people/friends'],
  shutdown: ['sticky note for tomorrow, then laptop lid shut', 'work/career'],
  'speak-up': ['write one question, say it', 'work/speaking'],
  rehearsal: ['record myself and watch it', 'work/speaking'],
  application: ['adapt one cover letter and send it', 'work/job-search'],
  intervals: ['6 x 800 m at 3:10 with 90 s jog', 'move/running'],
  lyrics: ['write four lines about one story', 'sound/instruments'],
  bookkeeping: ['photograph receipts, book them, send invoices', 'work/own-business'],
  'timed-solves': ['50 solves with timer, drill 2 OLL algs', 'create/mind-games'],
  'walk-together': ['a walk round the reservoir', 'people/partner'],
  'case-study': ['write one section of a case study', 'tech/programming'],
  explain: ['pick one word, read up, explain it in 5 lines', 'work/career'],
  'old-hand': ['work out five lines of a letter', 'learn/languages'],
  'role-play': ['role play on the phone', 'people/family'],
  'one-question': ['sit in the canteen and ask one person something', 'people/friends'],
  riding: ['no-stirrups trot for two rounds', 'people/animal'],
  'offer-online': ['put 3 things on vinted', 'home/decluttering'],
  'spending-log': ['note what I spent', 'money/saving'],
  'money-aside': ['put away 60 thousand', 'money/saving'],
  inbox: ['answer or archive', 'home/digital-order'],
  handwriting: ['one page, slow loops, then one sentence', ''],
  'desk-break': ['up, shoulders back, window, glass of water', 'body/desk-body'],
  scanning: ['half a carousel of slides', ''],
  'photo-sorting': ['go through one month, keep best ten', 'home/digital-order'],
  papers: ['scan and sort one month', 'path/papers'],
  'one-spot': ['one shelf or five boxes', 'home/decluttering'],
  cleaning: ['load dishwasher, wipe, sweep', 'home/cleaning'],
  plants: ['finger in the soil, water if dry', 'hands/garden'],
  plot: ['dig one more bed', 'hands/garden'],
  sewing: ['one seam or one fitting', 'hands/sewing'],
  rows: ['four rows of moss stitch', 'hands/sewing'],
  workshop: ['sand one leg on the balcony', 'home/repairs'],
  'lunch-boxes': ['one big pot, fill three boxes', 'hands/cooking'],
  'meal-plan': ['check cupboards, choose 5 suppers, write the list', 'hands/cooking'],
  baking: ['laminate the dough, three folds', 'hands/cooking'],
  cooking: ['make dal and rice', 'hands/cooking'],
  drill: ['30 putts from four feet', '/skill'],
  preparing: ['pick 3 books, two questions per book', 'people/volunteering'],
  'out-of-the-door': ['bag and keys ready', 'mind/routines'],
  moment: ['swap the 4 pm one for decaf', 'body/eating'],
  'deep-block': ['two pomodoros of homework', 'mind/focus'],
  'without-alcohol': ['an evening with no wine', 'body/alcohol'],
  'without-smoke': ['get thru the coffee break without one', 'body/tobacco'],
  'without-treats': ['an afternoon without sweets', 'body/eating'],
  'without-screen': ['no screen last half hour', 'body/sleep'],
  'without-buying': ['no online shopping', 'money/spending'],
  'without-words': ['no shouting at bedtime', 'mind/temper'],
  'water-glass': ['a big glass of water with each meal', 'body/eating'],
  plate: ['veg with every dinner', 'body/eating'],
  noting: ['write down what i ate', 'body/weight'],
  'skin-care': ['wash face and put on moisturiser', 'body/grooming'],
  pause: ['count to ten before i answer', 'mind/temper'],
  kindness: ['one nice thing a day', 'people/partner'],
  'game-review': ['go through one lost game', 'people/family'],
  'aim-drill': ['aim trainer 15 min', 'home/repairs'],
  'game-rounds': ['max 3 games', 'learn/game'],
  'brain-drill': ['learn one opening line', 'create/mind-games'],
  beat: ['turn one loop into a full beat', 'home/screens'],
  publish: ['publish one short story', 'create/fiction'],
  'photo-edit': ['edit 5 photos', 'create/photography'],
  revise: ['revise one chapter', 'learn/exams'],
  'money-look': ['check fees of one fund', 'money/investing'],
};

const kindFor = (act: string, place: string) => {
  const [shelf, id] = place.split('/');
  return findSessionKind(act, { shelf, id } as Parameters<typeof findSessionKind>[1])?.id ?? 'none'; // places of the table
};

describe('[FG129] kinds of sessions', () => {
  it('each is known by what people call it', () => {
    const found = Object.entries(EXAMPLES).map(([id, [act, place]]) => [id, kindFor(act, place)]);
    expect(found.filter(([id, is]) => id !== is)).toEqual([]);
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(SESSION_KINDS.map(({ id }) => id).toSorted());
  });

  it.each([
    ['sand one leg on the balcony', 'home/decluttering', 'workshop'],
    ['scan and sort one month', 'work/own-business', 'papers'],
    ['write down what I spent', '', 'spending-log'],
    ['five words with pictures', '', 'vocabulary'],
    ['5 problems from the workbook', 'people/animal', 'questions'],
    ['20 pages in bed', 'body/sleep', 'reading'],
  ])('%s is plain whatever the goal was read as', (act, place, id) => {
    expect(kindFor(act, place)).toBe(id);
  });

  it.each([
    ['phone and laptop in the office, read a magazine', 'home/screens', 'phone-away'],
    ['one easy dish before i sit down', 'hands/cooking', 'cooking'],
    ['brush teeth and go up at 11', 'body/sleep', 'going-to-bed'],
    ['round the block by the church', 'body/eating', 'walk'],
    ['one letter, three lines with the reed pen', 'create/drawing', 'drawing'],
    ['four lines of a poem covered with a card', 'learn/skill', 'by-heart'],
    ['mist the bags, look for green mould', 'hands/garden', 'none'],
    ['phone in the bread bin, then half an hour with Tobi', 'home/screens', 'phone-away'],
    ['open one box: keep, Hospice shop, bin', 'home/decluttering', 'one-spot'],
    ['video call, ask about the garden', 'people/family', 'call'],
    ['harbour loop before breakfast', 'move/running', 'run'],
    ['tape the hallway, sand one patch', 'home/decluttering', 'workshop'],
    ['one letter, then 10 words', 'learn/languages', 'exam-letter'],
    ['feet on floor at 7, blinds open', 'body/sleep', 'rising'],
    ['cut three letters in stone', 'hands/craft', 'workshop'],
    ['coffee, open 5 letters, one month receipts in folder', 'money/investing', 'papers'],
    ['phone Peg with five questions', 'people/family', 'call'],
    ['phone in the hall', 'people/partner', 'phone-away'],
    ['swap the 4 pm one for decaf', 'hands/machine', 'moment'],
  ])('%s is no other', (act, place, id) => {
    expect(kindFor(act, place)).toBe(id);
  });

  it.each([
    ['have a glass of it', 'home/cleaning'],
    ['turn it on and wait', 'hands/cooking'],
    ['shake until quiet', 'people/children'],
    ['show them all', 'mind/self-worth'],
    ['crush 8 in yoghurt', 'body/sleep'],
    ['take her anyway', 'people/partner'],
    ['do it', ''],
    ['sink to the bottom and stay there', 'move/swimming'],
    ['make three red ones', 'create/drawing'],
    ['put it on her phone', 'tech/programming'],
    ['40 slow ones until nobody is there', 'move/swimming'],
    ['six deep ones on each side', 'hands/craft'],
    ['one jump from the top', 'move/trick'],
    ['open the neighbour’s lock in 5 minutes', 'hands/craft'],
    ['some of the usual', 'sound/instruments'],
  ])('%s is of none, and is made no quest', (act, place) => {
    expect(kindFor(act, place)).toBe('none');
  });

  it.each([
    ['one video module and 15 quiz questions', 'tech/servers'],
    ['take apart and reassemble the practice movement', '/project'],
    ['transliterate one inscription from a photo', 'learn/languages'],
  ])('[FG136] %s is plain work, with plain steps', (act, place) => {
    expect(kindFor(act, place)).not.toBe('none');
  });

  it.each([
    ['switch C to F 30 times', 'sound/instruments', 'piece'],
    ['close one ticket', 'tech/programming', 'code'],
    ['50 backhand returns vs the robot', 'move/ball', 'drill'],
    ['40 min easy along the canal', 'move/running', 'run'],
    ['8 x 50 with 30 sec rest', 'move/swimming', 'swim'],
    ['5x5 at 70 then accessories', 'move/lift', 'sets'],
    ['one repair start to finish', 'home/repairs', 'workshop'],
    ['one packet tracer lab', 'learn/exams', 'deep-block'],
  ])('[FG131] %s has a number and a thing that is practised', (act, place, id) => {
    expect(kindFor(act, place)).toBe(id);
  });

  it.each([
    ['3 chords, then 3 lines on my arm', 'sound/instruments', 'unsure'],
    ['swim 40 min out, keep no strength for the way back', 'move/swimming', 'unsure'],
    ['one cut for every sketch I ruin, max 5', 'create/drawing', 'unsure'],
    ['swim 2 km straight out and not turn round', 'move/swimming', 'unsure'],
    ['20 min scales, belt for every wrong note', 'sound/instruments', 'unsure'],
    ['10 drills, then 20 min alone with him, our secret', 'move/ball', 'held'],
    ['4 sets curls, 500 mg test and 50 mg dbol', 'move/strength', 'held'],
    ['3 h coding, 6 modafinil to stay awake 3 days', 'tech/programming', 'refused'],
    ['6 sprints, grab 1 bag per sprint', 'move/running', 'refused'],
    ['scales 15, then bars 31-39 under tempo', 'sound/instruments', 'all'],
    ['one game as black then check it', 'create/mind-games', 'all'],
    ['loop the bridge at 70 bpm, eyes shut', 'sound/instruments', 'all'],
    ['left hand alone at 60 bpm, 10 minutes', 'sound/instruments', 'all'],
    ['ring her on the way home', 'people/family', 'all'],
  ])(
    'of “%s” is said what is practised, and nothing of it beside anything else',
    (act, place, is) => {
      const [shelf, id] = place.split('/');
      const found = findSession(act, { shelf, id } as Parameters<typeof findSession>[1]); // places of the table
      expect(typeof found === 'object' ? found.act : found).toBe(is === 'all' ? act : is);
    },
  );

  it('they are written as the library is', async () => {
    const family = await FAMILY_FILES.skill();
    const all = SESSION_KINDS;
    const faults = all.flatMap(({ id, steps, minutes, wayOn }) =>
      mouldFaults(
        {
          id,
          title: 'Write one page',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, minutes, minutes],
          steps,
          tiny: 'Write one line.',
          ...(wayOn !== undefined && { wayOn }),
          why: 'It is a line.',
        },
        family,
      ),
    );
    expect(faults).toEqual([]);
  });
});
