// The words that may be quoted from two answers: when a session is done, and where the user stands.
// No list of bad words is complete, so only parts made of these everyday words are quoted. Other
// parts are used for planning, and quoted only beside a session that became a quest.

/** Allowed in both answers. */
const ANY =
  'a about after all am an and are around as at back before by day days done each early eight eleven every few fifteen fifty first five for forty four from half hundred i im in is it its just late left lot maybe me mine minute minutes more most mostly my nine no not now of off often on once one only or out past per seven six so some still ten than that the then thirty this three time times to today twelve twenty two up was week weeks when while with without yesterday zero';

/** Allowed in the answer about when. */
const WHEN =
  'afternoon afternoons alarm asleep awake baby bag bakery balcony basketball bath bathroom bed bedtime bench between boil boils break breakfast breaks brew bring brush brushed brushing bus candle canteen car chapel check church class clear closing clothes coffee college come comes coming commute cook cooking couch cup daily daughter desk dining dinner dishes dishwasher dog door down dressed drips drive driving drop during eat eating eve evening evenings fajr ferry floor folds food football fri friday fridays garden get getting go goes going got gym h hall hallway have hens hob home hour house hung ish kettle kid kids kitchen lab lamp landing laptop leave leaving lecture lectures library light lighting lights ll longer lounge lunch lunches mail make meal meals meeting meetings metro midday midnight mon monday mondays morning mornings mosque nans nap naps news night nightly nights noon nursery oclock office others outside oven park parked payday phone plug pm porch porridge potatoes prayer prayers printer quarter quiz reading right ring route run runs sat saturday saturdays school shift shop shopping show shower shut sit skincare sleep sleeps sofa son soon stairs stand standup start starting starts station step stove straight study sun sunday sundays sunrise sunset supper table tea teeth thu thurs thursday thursdays till toast toddler train tram tue tues tuesday tuesdays turn tv twins under until van veranda wake wakes waking walk walking wash watering way wed wednesday wednesdays weds weekday weekdays weekend weekends well window work working';

/** Allowed in the answer about where the user stands. */
const NOW =
  'applications april asks august average avg bar bars beats bed blitz book books box boxes call calls can card cards chai chapter chapters chords clean cm coffee contacts counts december degrees dinners dollars entries episode episodes euros evening evenings exercises february fingers fish flat floor floors frames friday glass glasses goes grade h hand hour hours hrs interviews january july june kanji kata km know last learned learnt lesson lessons letter letters level lines loops lost m march metres miles min missing monday month months move movements names need negatives never night nights notes nothing november october orders page pages parcels people percent photos pictures piece pieces plank planks pod points posts price questions rapid read recipes right roughly round rounds rows saturday scenes score screen sec seconds section sections sentences september serves set sets shelf shelves side signs since slides slow slowly snoozes solid songs squares stage started steps stitches stop stuck sunday sure task tasks tests thousand tiles took tried tunes turns twice unit units unread verse verses videos walk water weekend went word words wpm writing yoke';

const setOf = (words: string) => new Set(`${ANY} ${words}`.split(' '));
const WORDS = { when: setOf(WHEN), now: setOf(NOW) } as const;
/** Matches a name, a word or a number with its unit. */
const TOKENS = /[\p{L}'’-]+|\d[\d.,:/%-]*(?:am|pm|h|km|min)?/giu;

/** Words about other people or about being alone, whose meaning another answer may change. */
const OTHERS = /\b(?:him|hers?|his|he|she|them|they|their|nobody|no one|alone)\b/i;

/**
 * The part of an answer that may be quoted: all of it beside a session that is a quest, otherwise
 * its everyday parts.
 */
export function sayablePart(field: keyof typeof WORDS, answer: string, isQuest: boolean): string {
  return isQuest && !OTHERS.test(answer) ? answer : everydayPart(field, answer);
}

/** The parts of an answer in everyday words: "5.5 km" of "5.5 km, legs are soup". */
function everydayPart(field: keyof typeof WORDS, answer: string): string {
  const isEveryday = (word: string, at: number, all: readonly string[]) =>
    /^\d/.test(word) ||
    WORDS[field].has(word.toLowerCase().replace(/['’]s?/g, '')) ||
    (/^\p{Lu}/u.test(word) && /^with$/i.test(all[at - 1] ?? ''));
  return answer
    .split(/\s*(?:[;()]|,(?!\d{3}))\s*|\.\s+/)
    .filter((part) => {
      const words = part.match(TOKENS) ?? [];
      return words.length > 0 && words.every(isEveryday);
    })
    .join(', ');
}
