import { withoutAsides } from './asides.ts';
import { withClockSpans } from './clock-spans.ts';
import { withDaySpans } from './day-spans.ts';
import { withWeeklySum } from './week-time.ts';

/**
 * Rewrites the third answer into plain durations, days and frequencies that the readers of figures know. The order
 * of the replacements matters.
 */
export function inPlainTerms(answer: string): string {
  return withoutAsides(answer.replace(DECIMAL, '$1.$2'))
    .replace(MIDDAY, '12:00')
    .replace(PLAIN_HOUR, 'an hour')
    .replace(EVES, 'evening$1')
    .replace(HALF_A_DAY, '4 hours')
    .replace(FREE_HALF, '2 hours in the $1$2')
    .replace(WHOLE_OF_DAY, '5 hours on ')
    .replace(
      TIMES_WEEKLY,
      (_, times: string, of: string) => `${times} a ${/^d/i.test(of) ? 'day' : 'week'}`,
    )
    .replace(OVER_THE_WEEK, 'a week')
    .replace(/.+/s, (text) => withWeeklySum(text))
    .replace(REST_ON, 'not on ')
    .replace(BARE_HOUR, '$1an hour')
    .replace(WORKING_DAYS, '')
    .replace(TAKEN_WEEKENDS, 'not on weekends')
    .replace(WORKING_HOURS, '')
    .replace(ONE_OF_DAYS, '$1')
    .replace(DAYS_OFF, '2 days a week')
    .replace(LETTER_DAYS, 'Mon Wed Fri')
    .replace(LETTER_WEEK, 'Mon-Fri')
    .replace(JOINED_DAYS, '$1 ')
    .replace(NEXT_DAY, '$1, ')
    .replace(NEXT_TIME, '$1, ')
    .replace(CORRECTED_TIME, '')
    .replace(LONGER_DAYS, '$1, 90 minutes on $2')
    .replace(OFF_DAY, '$1 on Sundays')
    .replace(ALL_DAY_BUT, '')
    .replace(ALL_DAY, '15 min a day')
    .replace(CHANGING, '')
    .replace(LONG_SHIFTS, '')
    .replace(LONG_TIMES_AFTER, '$1 $2 times a week')
    .replace(LONG_TIMES, '$2 $1 times a week')
    .replace(BREAKS_OF, '$2 min $1 times a day')
    .replace(HALF_HOUR, 'half an hour')
    .replace(ALL_BUT, 'every day except')
    .replace(OF_A_MONTH, '$1')
    .replace(MIDWEEK, 'on Tuesday and Thursday')
    .replace(EACH_TIME, '$1 2 times a day')
    .replace(NUMBER_ALONE, (_, n: string) => `${n} ${Number(n) < LEAST_BARE ? 'hours' : 'minutes'}`)
    .replace(ROUGHLY, '$1')
    .replace(SHORT_TIMES, '$1 times a week')
    .replace(LITTLE_NOW, '15 minutes')
    .replace(NO_TIME, '5 minutes')
    .replace(LONG_ONE, '')
    .replace(COUNTED_WEEKNIGHTS, '$1 evenings after work')
    .replace(LITTLE_TIME, '15 minutes')
    .replace(SOME_WEEKENDS, 'on Saturdays')
    .replace(FOUR_DIGITS, '$1:$2-$3:$4')
    .replace(
      SLASH,
      (_, n: string, unit: string, of: string) =>
        `${n} ${/^h/i.test(unit) ? 'hours' : 'minutes'} a ${of === 'day' ? of : 'week'}`,
    )
    .replace(LENGTH, (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} min`)
    .replace(HOUR_AND_HALF, '$1:$2')
    .replace(AT_HOUR, '$1 $2:00')
    .replace(LATE_HOUR, '$1:00')
    .replace(SHORT_MINUTES, '$1 min')
    .replace(ON_SO_MANY, '$2 days a week $1')
    .replace(SO_OFTEN_AFTER, '$2 x $1')
    .replace(DAY_LIST, '$1 and ')
    .replace(TWO_PARTS, '$1 2 times a day')
    .replace(BOTH_WAYS, '2 times a day')
    .replace(SITTINGS_A_DAY, '$1 times a day')
    .replace(SOME_HOURS, (_, few: string) => (few.toLowerCase() === 'few' ? '3 hours' : '2 hours'))
    .replace(WHOLE_DAY, '5 hours')
    .replace(IN_A_WEEK, '$1 a week')
    .replace(FEW_TIMES, (_, few: string) => (/^c/i.test(few) ? '2 times a week' : '3 times a week'))
    .replace(SITTINGS, '$1 times a week')
    .replace(SOME_DAYS, '$1 on 3 days a week')
    .replace(SOME_EVENINGS, '2 $1 a week')
    .replace(FREE_DAYS, 'days')
    .replace(HOUR_WORDS, (_, from: string, to: string) => `${hourOf(from)} to ${hourOf(to)}`)
    .replace(/.+/s, (text) => withClockSpans(text))
    .replace(/.+/s, (text) => withDaySpans(text))
    .replace(SO_OFTEN, '$2 $1 times a day')
    .replace(DAY_OFF, 'not $1');
}

/** "4 hours should be possible, in truth it's 1": only the corrected time counts. */
const CORRECTED_TIME =
  /^.*\b(?:in truth|in reality|realistically|more like|but honestly|but really)\b(?:,| it['’]?s| is| only| about)*\s*(?=\D*\d)/i;
/** "Half an hour a day, maybe more on Sundays": every day, and one that is longer. */
const LONGER_DAYS =
  /^(.*\ba day),? (?:and |but )?(?:maybe |perhaps )?(?:more|longer) (?:on |at )?((?:satur|sun)days?|weekends?)$/i;
/** "1h on my off day": one day a week. */
const OFF_DAY =
  /((?:an?|\d+|one|two|three) ?h(?:ou)?r?s?|\d+ ?min\w*) (?:on|of) (?:my |the )?(?:off ?day|day off|free day)$/i;
/** "All day really, maybe 30 min": the length that follows counts. */
const ALL_DAY_BUT = /^(?:it['’]?s )?all day\b[^\d]*(?=\d+ ?(?:min|h))/i;
/** Changing shifts, whose "weekly" is no frequency: "shift changes weekly". */
const CHANGING =
  /,? ?\b(?:my )?(?:shifts?|rota|roster|hours) (?:changes?|rotates?|varies|vary) (?:weekly|every week|each week)\b/i;
/** The length of work shifts, which is not free time: "12h shifts, 4 on 4 off". */
const LONG_SHIFTS = /\b(?:8|9|10|11|12) ?-?h(?:r|rs|our|ours)? shifts?\b(?:,? ?\d on,? ?\d off)?/i;
/** A duration too long to be repeated several times a day. */
const LONG = '(?:(?:[2-9]\\d|1[0-8]\\d) ?(?:min\\w*|m\\b)|\\d(?:\\.5)? ?(?:h|hrs?|hours?)\\b)';
/** Long sessions with a count, read as times a week: "25 min x4", and below "3 x 45 min". */
const LONG_TIMES_AFTER = new RegExp(
  `\\b(${LONG}),? ?[x×] ?([1-7])\\b(?! ?(?:days?|nights|evenings|mornings|times|weekdays?|a|per|each|every|/))`,
  'i',
);
const LONG_TIMES = new RegExp(
  `(?<!\\b(?:train|bus|tram|metro|ferry|commute)\\b.*)\\b([1-7]) ?[x×] ?(${LONG})(?! ?(?:a|per|each|every) day)`,
  'i',
);
/** Several breaks a day: "2 breaks of 15". */
const BREAKS_OF =
  /\b([2-4]|two|three|four) (?:\w+ )?(?:breaks|slots|blocks|windows) of (\d{1,2})(?: ?min\w*)?(?: (?:a|per|each|every) day)?\b/i;

/** An answer that is only a number ("15", "10-15"): minutes, or hours below `LEAST_BARE`. */
const NUMBER_ALONE =
  /^\s*(?:(?:about|around|maybe|like|roughly|say|~) ?)?(?:\d{1,2} ?(?:-|–|to|or) ?)?(\d{1,2})(?: ?ish)?\s*\.?$/i;
const LEAST_BARE = 5;
/** A number with "ish": "15ish min". */
const ROUGHLY = /(\d) ?-?ish\b/gi;
/** Short forms of times a week: "2x week", "3 x wk". */
const SHORT_TIMES = /\b([1-7]) ?(?:(?:x|times) ?\/? ?|\/ ?)(?:week|wk)\b/gi;
/** Little time for now; the rest of the answer, about later, is dropped. */
const LITTLE_NOW = /\b(?:very little|not much|little)(?: right)? now\b.*$/i;
/** Little time in an answer without a number: "not much". */
const LITTLE_TIME =
  /^(?=\D*$)(?!.*\b(?:hours?|hrs?|week\w*|\w{3,}days?)\b)(?:.*\b)?(?:not (?:very |that |too )?much|(?:very|too) little|hardly any|barely any|almost (?:none|no time)|(?:a )?few min(?:ute)?s?|^little)\b.*$/i;
/** A long session that is one of those already counted; it is dropped. */
const LONG_ONE =
  /(?<=\bweek),? (?:and|with) (?:a |the )?long(?:er)? (?:one|run|walk|ride|swim) (?:on )?(?:sun|sat)\w*$/i;
/** Answers that no time is needed or available; read as 5 minutes. */
const NO_TIME =
  /^(?:none|nothing|no (?:extra )?time)(?: needed| at all| really| extra)?[.!]?$|^(?=\D*$).*\b(?:do(?:es)?n['’]?t|do(?:es)? not|shouldn['’]?t) (?:need|take|cost)(?: any| extra| much)* time\b.*$/i;
const SOME_WEEKENDS = /\b(?:on |at )?(?:some|the odd) weekends?\b/i;
/** A week named before its hours: "every week 3 hours". */
const IN_A_WEEK =
  /(?<!\b(?:times|x|once|twice|days|evenings|nights|mornings) )\b(?:every|each|per) week,? (?:about |around |maybe )?((?:an?|\d+|one|two|three|four|five|six|half an) (?:hours?|minutes?|mins?))\b/i;
/** Sessions a week under another name: "4 runs a week". */
const SITTINGS =
  /\b(\d|one|two|three|four|five|six) (?:runs?|rides?|swims?|walks?|workouts?|classes|class|lessons?|slots?|goes) (?:a|per|each|every) week\b/i;
/** "Some evenings" beside named days. */
const SOME_EVENINGS = /(?<=.)\bsome (evenings|mornings|nights|afternoons)\b/gi;
/** Days with and without time, read as three days a week: "some days an hour, some days nothing". */
const SOME_DAYS =
  /\bsome days,? (.+?),? (?:and |but )?(?:some|other|others)(?: days)?,? (?:nothing|none|not at all|no time)\b/i;

const HALF_HOUR = /\bhalf (?:an? )?h(?:ou)?r\b/gi;
/** All days but one: "any day but Monday". */
const ALL_BUT = /\b(?:any|every|each|all) days? but(?= (?:on )?(?:sun|mon|tue|wed|thu|fri|sat))/i;
/** Monthly days beside weekly ones, read as weekly: "two Saturdays a month, plus stairs midweek". */
const OF_A_MONTH =
  /\b(?:one|two|three|[1-3]|some) ((?:satur|sun)days?|weekends?) (?:a|per|each) month(?=,? (?:and|plus|\+|,).*(?:week|day|evening|morning))/i;
const MIDWEEK = /\b(?:in )?mid-?week\b/i;
/** Two clock times with one duration: "6:40 and 22:00, fifteen minutes each". */
const EACH_TIME =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? (?:and|&|\+) \d{1,2}[:.]\d{2} ?(?:am|pm)?(?: every day| daily)?,? ((?:\w+) min\w*) (?:each|both)\b/i;
/** A whole day, read as 5 hours. */
const WHOLE_DAY = /\b(?:all day(?: long)?|(?:the |a )?(?:whole|full|entire) days?)\b/i;
/** Habits that last all day; read as 15 minutes a day. */
const ALL_DAY =
  /^.*\b(?:(?:happens|its|it['’]s) all day|all day (?:thing|long)|about not doing)\b.*$|^(?:always|(?:the |my )?(?:all|whole|entire) day(?: at (?:work|home|school))?|(?:through|over|during) the (?:whole )?day)\b(?!.*(?:\d ?(?:min|h)|\b(?:half|hours?|quarter|minutes?|(?:sun|mon|tues?|wed|thu|fri|sat)\w*)\b)).*$/i;
const FEW_TIMES = /\b(?:a )?(few|couple|several)(?: of)? times (?:a|per|each) week\b/i;
const SOME_HOURS = /\b(?:a )?(couple|few)(?: of)? (?:hours|hrs)\b/i;
/** A day off that is left out: "45 minutes a day, Sundays off". "Fridays off" alone is a day with time. */
const DAY_OFF =
  /(?<=(?:\b|\d)(?:min\w*|hours?|hrs?|h|daily|day)\b.*)\b((?:sun|mon|tue|wed|thu|fri|sat|weekend)[a-z]*) (?:off|free)(?! work)\b/i;
const FREE_DAYS = /\b(?:free|spare|off) days\b/i;

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(${HOURS.join('|')})`;
/** A clock span in words: "nine to eleven", but not "two to three evenings". */
const HOUR_WORDS = new RegExp(
  `\\b${HOUR}\\s+(?:to|till?|until)\\s+${HOUR}\\b(?!\\s*(?:min|hour|day|time|evening|morning|night|afternoon))`,
  'gi',
);
/** A clock time from 13h on, unless a period follows: "15h a week" is a duration. */
const LATE_HOUR =
  /\b(1[3-9]|2[0-3]) ?h\b(?!,? (?:of free time )?(?:a|an|per|each|every|in a|weekly|monthly|in total)\b)/g;
/** A clock time with minutes: "19h30". */
const HOUR_AND_HALF = /\b([6-9]|1\d|2[0-3])h([0-5]\d)\b/g;
/** A duration in hours and minutes: "1h30". */
const LENGTH = /\b([0-5]) ?h(?:rs?)?([0-5]\d)\b/g;
/** A duration per period: "3h/week". */
const SLASH = /\b(\d{1,3}) ?(h(?:rs?|ours?)?|min\w*) ?\/ ?(week|wk|day)\b/gi;
const LETTER_DAYS = /\bm[ ,/]+w[ ,/]+f\b/gi;
/** A decimal comma: "1,5 hours". */
const DECIMAL = /\b(\d),(\d{1,2})(?= ?h)/gi;
/** "A solid hour". */
const PLAIN_HOUR = /\ban? (?:solid|full|good|whole|extra|single|quick) hour\b/gi;
/** A part of a day that is free as a whole: "Thursday afternoons free". */
const FREE_HALF =
  /(?<!^(?:not (?:very |that |too )?much|little|hardly|barely).*)(?<!\bno )\b(?:free (mornings?|afternoons?)|(mornings?|afternoons?) (?:are |is )?(?:off|free))\b(?!.*\d ?(?:h|min))/i;
/** "2 eves", "1 weekday eve"; Christmas Eve is a day. */
const EVES = /(?<!\b(?:christmas|year['’]?s?) )\beve(s?)\b/gi;
const HALF_A_DAY = /\bhalf (?:a |the )?day\b/gi;
/** A whole day that is named: "all of Sunday". */
const WHOLE_OF_DAY = /\ball of (?=(?:sun|mon|tue|wed|thu|fri|sat))/gi;
/** "Twice weekly", "2x daily". */
const TIMES_WEEKLY = /\b(once|twice|thrice|\d ?x|\d times) (weekly|daily)\b/gi;
/** A sum that is spread: "6 hours spread over the week". */
const OVER_THE_WEEK =
  /\b(?:spread |split |divided )?(?:over|across|throughout) (?:the|a|my) (?:whole )?week\b/gi;
/** A day of rest: "rest on Sunday". */
const REST_ON = /(?<!\bthe )\brest(?: days?)?(?: on| is|:)? (?=(?:sun|mon|tue|wed|thu|fri|sat))/gi;
/** "Hour on Sunday" without "an". */
const BARE_HOUR = /((?:^|[,+&]|\band) ?)hour(?= )/gi;
/** Days of work: "I work Thu to Sat in a hotel". */
const WORKING_DAYS =
  /,? ?(?:and |but )?\bi work (?:on )?(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*(?: ?(?:-|–|to|and|&) ?(?=sun|mon|tue|wed|thu|fri|sat))?)+(?: (?:in|at|as) (?:an? |the |my )?\w+)?(?=$|[,;.]| (?:but|so|and)\b)/gi;
/** Weekends that others have. */
const TAKEN_WEEKENDS =
  /\bweekends? (?:are|is|belongs?) (?:the |my |for |to |with )*(?:family|kids|children|wife|husband|partner|hers|his|busy|taken|out|off limits)(?:['’]s)?\b/gi;
/** Hours of work, which are not free: "9-5 work", "I work 9 to 5". */
const WORKING_HOURS =
  /\bi (?:teach|nurse|work) \d+ (?:lessons|classes|hours|shifts|hrs)(?: (?:a|per|each) week)?|(?:\bi work|^work|\bmy (?:work|job|shift|school)(?: is)?) (?:from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2} (?:work|job|shift)\b/gi;
/** One of two days: "Sat or Sun". */
const ONE_OF_DAYS =
  /\b((?:sun|mon|tue|wed|thu|fri|sat)\w*) or (?:sun|mon|tue|wed|thu|fri|sat)\w*/gi;
/** Days off that are not named, of which a week has two. */
const DAYS_OFF = /(?<!\d )\b(?:my |the )?days off\b(?!.*\b(?:sun|mon|tue|wed|thu|fri|sat))/i;
const LETTER_WEEK = /\bm ?(?:-|–|to) ?f\b/gi;
const MIDDAY = /\b(?:noon|midday|midnight)\b/gi;
/** A number of evenings of the working week: "2 weeknights", "one weekday evening". */
const COUNTED_WEEKNIGHTS =
  /\b([1-5]|one|two|three|four|five) (?:weeknights?|week ?day (?:evenings?|mornings?|nights?|afternoons?))\b/gi;
/** Days joined by a sign: "sat+sun", "mon/thu". */
const JOINED_DAYS =
  /\b((?:sun|mon|tue|wed|thu|fri|sat)\w*) ?[+&/] ?(?=(?:sun|mon|tue|wed|thu|fri|sat)\w*)/gi;
const A_DAY = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*';
const SIZE = '(?:\\d+(?:\\.\\d+)? ?(?:min\\w*|m|h|hrs?|hours?)|an hour|half an hour)';
/** A day with its duration before the next day with its own: "Sat 3h Sun 1h". */
const NEXT_DAY = new RegExp(`\\b(${A_DAY} ${SIZE}) (?=${A_DAY} ${SIZE})`, 'gi');
/** A duration with its day or part of the day, before the next duration: "1h weekdays 3h weekends". */
const NEXT_TIME = new RegExp(
  `\\b(${SIZE} (?:(?:in the|at|on|every|each) )?(?:mornings?|evenings?|nights?|lunch|am|pm|(?:week|sun|mon|tue|wed|thu|fri|sat)\\w*)) (?=${SIZE})`,
  'gi',
);
/** A clock span in four digits: "0530-0550". */
const FOUR_DIGITS =
  /\b(?!(?:19|20)\d\d\D+(?:19|20)\d\d\b)([01]\d|2[0-3])([0-5]\d) ?(?:-|–|to) ?([01]\d|2[0-3])([0-5]\d)\b(?! ?(?:euros?|eur|dollars?|pounds?|usd|kcal|cal\w*|words|steps|[€$£]))/g;
/** A clock time after a preposition: "from 19h". */
const AT_HOUR = /\b(from|at|after|by|before|until|till|around) ([01]?\d|2[0-3]) ?h\b/gi;
/** A duration times days a week: "45 mins x 4 days", "30 min x 3 a week". */
const ON_SO_MANY =
  /\b(\d{1,3} ?(?:min\w*|hours?|hrs?|h)) ?[x×] ?([1-7]) ?(?:days|nights|evenings|times|a week|per week|\/ ?week)(?: (?:a|per) week)?\b/gi;
/** Minutes with a count, read as times a day: "5 min x 3". */
const SO_OFTEN_AFTER = /\b(\d{1,3} ?min\w*) ?[x×] ?([2-4])\b/gi;
/** The same with the count first: "2 x 15 minutes". */
const SO_OFTEN = /\b([2-4])\s*[x×]\s*(\d{1,3}\s*min\w*)(?:\s+a\s+day)?/gi;
const BOTH_WAYS = /\b(?:each way|there and back|both ways)\b/i;
/** Minutes written as "45m", which is not a distance here. */
const SHORT_MINUTES = /\b(\d{1,3}) ?m\b/gi;
/** A list of days that share one duration: "Tue, Thu 40 min". */
const DAY_LIST = new RegExp(`\\b(${A_DAY}), ?(?=${A_DAY}\\b)`, 'gi');
const PART =
  '(?:(?:at|in|after|before|during|over|the|my|each|every) )*(?:breakfast|lunch(?:time)?|dinner|supper|tea|work|school|bed(?:time)?|noon|mornings?|evenings?|nights?|afternoons?)';
/** A duration for two parts of the day: "25 min at lunch & after dinner". */
const TWO_PARTS = new RegExp(
  `\\b((?:\\d+ ?min\\w*|(?:half )?an hour|\\d+ ?h(?:ou)?rs?)(?: each,?)?) ${PART} ?(?:and|&|\\+|,) ?${PART}\\b(?! (?:\\d|an?|for|of)\\b)`,
  'i',
);
/** A number of sessions a day: "two walks a day, 7am and 5pm, 30 mins each". */
const SITTINGS_A_DAY =
  /\b([2-4]|two|three|four) (?:\w+ )?(?:walks|slots|sessions|sittings|breaks|blocks|rides|runs|windows|goes) (?:a|per|each|every) day\b/i;

export function hourOf(word: string): number {
  return HOURS.indexOf(word.toLowerCase()) + 1;
}
