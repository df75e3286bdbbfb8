// The words a session may be made of if no kind knows it. No list of bad words is complete, so one word that is not
// here keeps the session off the board: people, bodies, heights, blades, substances and "it" or "them" are missing on
// purpose.

/** Plain acts. */
const ACTS =
  'add answer ask back bake balance be begin block book bring brush build buy call change charge check choose chop clean clear close colour come compare complete cook copy count create cycle dance decide decorate delete describe do draft draw dress dust edit empty explain file fill film find finish fix fold follow freeze get give go groom help hoover identify improve invite journal juggle knit lay learn light list listen look lower make mark measure meditate meet memorise mend message move name note open order outline pack paint park pay pick plan plant play post practice practise praise pray prepare prep print prune publish put read rebuild record recycle redo remember rename repair repeat repot reply research reset rest restore return revenue view revise rewrite save say scan search sell send set sew share shave shop show sing sit sketch smile sort sow speak start step stop stretch stretching study swap sweep swim switch take talk test text thank tidy touch trace travel trim try tune turn type unpack unsubscribe update use vacuum visit volunteer wait walk warm wash watch water wear weed wipe work wrap write';

/** Plain things, places, times and manners. */
const THINGS =
  'account address advice afternoon album alarm app article audio audiobook bag balcony ball band basket beard bathroom bed bedroom bedtime bench bike bill bin bird birthday board bookmark bottom box break breakfast budget bus calendar card cart cat chain chair chapter charity chart choir chord city class clip clock clothes club code coffee coin comment compliment contact corner counter course craft crossword cup cupboard curtain date day docs desk diary dinner dish document dog door downloads drawer drawing drill ear editing email episode evening event exercise face family feedback feeder flat flight floor flower folder form frame freezer fridge friend front fruit game garden gift goal grammar group guest guilt guitar habit half hair hall hallway heating hello herb hill history home homework hour house idea inbox interview intro invitation invoice jar job kettle kind kitchen language laptop laundry lecture lesson letter level library litter lunch machine magazine mail mass meal meeting memo memory menu metronome minute mirror moment mood morning museum music nap neighbour newsletter night noon notebook number office outside oven page pasta paper paragraph part path pattern pen pencil person phone photo phrase picture piece place plate playlist podcast poem point pot present problem product profile project prompt puzzle question quiz radio recipe recording request rice room round routine row running scene school score screen script seat section seed sentence sheets shelf shift shirt shoes shower shred sink skill small solo song soda soup speech spot square stable story subject summary sunset supper surface table task tax tea technique thing ticket time timer today tomorrow top topic toy track train training tree trick trip trousers tutor tutorial tv two veg vegetable verse video vocabulary voice washing website week weekend win window wood word workout workshop worry yesterday yoga yes ' +
  'good great nice new old big short long simple easy hard quick slow slowly quietly really kindly aloud loud early later late online offline outdoors indoors together quiet calm fresh full whole free favourite first next second third same other different important funny ugly better best main ready real true honest loose comfortable healthy green own extra basic dressed standing weekly daily monthly happy ok okay fine only ' +
  'about after again ahead along an and any around at because before behind beside between by but during each every few for from in into instead just less like many max maximum me min more most much my near no not of off on once one or out over per plus since so some something someone than the then there through till to twice under up us was well what when where which while who why with without within i im id a am pm x h hr three four five six seven eight nine ten fifteen twenty down did dont have had monday tuesday wednesday thursday friday saturday sunday payday weekday nothing everyday';

const PLAIN: ReadonlySet<string> = new Set(`${ACTS} ${THINGS}`.split(' '));
/** Tools, parts and acts of crafts, gardens and desks: plain where the topic is one of those. */
const TRADES =
  'assemble catalogue clamp crochet dye embroider glaze glue harvest hem inspect iron knead label log mount oil pare paste peel piece pin plane polish press prime proofread rehearse rinse roll sand scrape screw seal sharpen shape shuffle sieve soak stack stain stamp stitch stir store string tag tape tighten transcribe trace transplant varnish wax weave weigh wind zip ' +
  'band bead bell binder blank bow bracket bridge canvas cardboard cardinal case chisel clay clue colony crate deck dowel easel entrance fabric feather feed feeder figure foam frame fret gauge grain grip guard hammer handle hearting heap hedge hinge hive hook hymn joint kiln layer leaf lens lid line loop mat mite mortar mould nail net note nucleus nut pad paint panel parcel patch pedal peg plank plaster pod pole queen rack ribbon rim rod roller ruler rust sail sample scrap shell shed sheet skein slat spool stand stem stitch stock stone store strand string strip sum tank tile tin tool tray tread treble tube twig twine wax wheel wing yarn ' +
  'agenda application beforehand chore expense payment saved whatever  bowl family field fourth hollow hum map milk note peek pic pour rough source translation tree  archive attempt ayat bar base blind both bucket carry cast chant checklist commit compost core couple crumb cushion dal done donation dry edge finished fingerspell flour frequency gesture gospel groceries ink issue jig jot kanji keep know lab land lap leftover load masala metre mock module month need object octave pallet parcel pass passage piles pot postcard progress proper pupil receipt recite red reference rep reread retail review roti row rudiment sabzi scale sender shortlist side sign simulator single sitter site solve speed spending spoon star starter stuff syllabus telly thumb timed tip toss transfer translation treat trial turn weeknight windowsill';
const OF_TRADES: ReadonlySet<string> = new Set(TRADES.split(' '));

/** Words of our own texts that are not plain in somebody else's sentence. */
const NOT_ALONE =
  /^(?:them\w*|they|their|theirs|ones?|sleep\w*|skip\w*|awake|alone|never|quit\w*|eat\w*|food\w*|fast\w*|drink\w*|pill\w*|tablet\w*|weigh\w*|bod(?:y|ies)|dark|leav\w*|away|hide\w*|secret\w*|money|cash|rent|lend|loans?|borrow\w*|debt\w*|insur\w*|account\w*|sign\w*|everything|anything|cut\w*|pain\w*|hurt\w*|harder|until|limit\w*|follow\w*|lock\w*|gone|dead|pull\w*|hold\w*|push\w*|throw\w*|drop\w*|hang\w*|live|lives|wire\w*|power\w*|electric\w*|current|plug\w*|switch\w*|gas|heat\w*|fire\w*|burn\w*|blade\w*|sharp|knife|knives|saw\w*|drill\w*|ladders?|roofs?|climb\w*|height\w*|chemical\w*|spray\w*|poison\w*|kill\w*|smok\w*|alcohol|wine|beer)$/;

/** Words that are plain beside those of the list. */
export type MoreWords = { readonly has: (word: string) => boolean };

/** The words of texts of our own, such as the quests of a topic, and of trades: plain beside the others. */
export function wordsOfTexts(texts: readonly string[]): MoreWords {
  const all = texts.join(' ').toLowerCase().replace(/['’]/g, '');
  return {
    has: (word) =>
      OF_TRADES.has(word) ||
      (word.length >= LEAST_LETTERS &&
        !NOT_ALONE.test(word) &&
        new RegExp(`\\b${word}\\b`).test(all)),
  };
}

const LEAST_LETTERS = 4;

/** Words that only join others. */
const SMALL = new Set(
  'a an and any as at by each every for from i im in into is it me my no not of on one or out so some than the then to two up us with without max min x three'.split(
    ' ',
  ),
);
/** Plain words that are not plain together. */
const NEVER =
  /\b(?:no|without|not|stop|less|only|nothing) (?:\w+ )?(?:breakfast|lunch|dinner|meals?|supper|rest|sleep|break|lights?|people|work)\b|\b(?:till|until|behind|under|over) (?:the |a )?(?:bus|train|tram|window|balcony|street|road)\b|\b(?:balcony|window|train|tram|station|street|road)\b.*\b(?:stop|over|out|step|wait|under|front|go|leave)\b|\b(?:give|sell|leave|clean|clear|throw) (?:away )?(?:every\w*|nothing)\b|\blast\b|^break\b|\b(?:give|throw|step|let|sell)\b.*\b(?:away|out|off|go)\b|\bleave (?:home|work|school|family)\b|\bopen (?:the )?(?:neighbour|post)\b|\b(?:watch|follow|film|record|photo\w*|picture\w*|wait|visit|touch)\b.*\b(?:neighbour|person|someone|friend|school|bathroom|shower|bedroom|teacher|coach|tutor)s?\b|\bin (?:the )?water\b|\bput\b.*\b(?:neighbour|cat|dog)s?\b|\bpark(?:ed)? cars?\b|\bwalk(?:ing)? past\b|\bnote when\b|\blights? (?:go|goes|are|is) (?:on|off|out)\b/i;
const MOST_WORDS = 14;

const NONE_MORE: MoreWords = { has: () => false };

/** Whether a text is made of plain words and of `more` only, and names something that is done. */
export function isPlainAct(text: string, more: MoreWords = NONE_MORE): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}]+|\d+/gu) ?? [];
  const forms = words.map((word) => plainForm(word, more));
  const says = words.filter((word) => !SMALL.has(word) && !/\d/.test(word));
  return (
    words.length <= MOST_WORDS &&
    says.length > 0 &&
    !forms.includes(undefined) &&
    ![text, forms.join(' ')].some((one) => NEVER.test(one))
  );
}

/** The form of a word that is in the list: "books" and "booking" are "book". */
function plainForm(word: string, more: MoreWords): string | undefined {
  if (/^\d{1,3}$/.test(word)) return word;
  const stem = word.replace(/ing$/, '');
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/, '$1'),
  ].find((one) => PLAIN.has(one) || more.has(one));
}

/** Whether a text begins with a plain act, "no", or an amount. */
export function beginsAct(text: string): boolean {
  const [first = ''] = text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
  return (
    /^(?:\d+|no|without|one|two|three|four|five|six|ten|max)$/.test(first) || IS_ACT.has(first)
  );
}

const IS_ACT: ReadonlySet<string> = new Set([
  ...ACTS.split(' '),
  ...'drive eat hang jog shoot ride ring run shadow throw'.split(' '),
]);
