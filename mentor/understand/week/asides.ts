// What is told beside the time of an answer, and times without a length.

/** An option of the list beside one's own hours: "weekend warrior, 3 hrs saturday". */
const WARRIOR = /\bweekend warrior[,;:.]? (?=.*\b(?:sat|sun|mon|tue|wed|thu|fri))/i;
/** Days of a job, which say why others are free: "Fridays, as I work 4 days". */
const JOB_DAYS =
  /,? ?\b(?:as|because|since) i(?: only)? work (?:\d|two|three|four|five) days(?: a week)?\b/i;
/** "Few mins a day, maybe 20". */
const FEW_MINUTES = /\bfew min\w*(?: a day| daily)?,? (?:maybe|say) (\d{1,2})\b(?! ?(?!min)[a-z])/i;
/** A day that is then said in hours: "Fridays all day, so say 3-4 hours". */
const SAID_AGAIN = /\ball day(?: long)?,? so (?:say|about|roughly) (?=\d)/i;
const NO_WEEKENDS = /\b(?:can['’]?t|cannot|can not|won['’]?t) promise (?:the )?weekends?\b/i;
/** "On the days I'm not minding my mother - Mon, Wed, Sat". */
const FREE_ON =
  /\bon (?:the )?days (?:when |that )?(?:i['’]?m|i am|i don['’]?t|i do not)[^-–:]*[-–:] ?(?=(?:mon|tue|wed|thu|fri|sat|sun))/i;
/** The days of somebody who works part of the week: "on working days, I'm part time Mon-Wed". */
const PART_TIME =
  /\b(?:(?:on )?working days|on work days)\b(.*?),? (?:i['’]?m |i am |i work )?part[- ]time (?:on )?((?:mon|tue|wed|thu|fri)\w*(?:(?:-| to |, | and |\/)(?:mon|tue|wed|thu|fri)\w*)+)/i;

/** Moments of a whole day without a length or a day: "idk all day? mostly at coffee". */
const VAGUE_DAY =
  /^(?=.*\ball day\b)(?!.*\d)(?!.*\b(?:(?:sun|mon|tue|wed|thu|fri|sat)\w*|weekends?|off|free|half|hours?|min\w*|busy|work|not all|(?:have|got) all)\b).*$/is;
/** What the other days are for: "Mon 9 to 11; the rest is teaching". */
const REST_TAKEN =
  /[,;.]? ?\b(?:the )?rest (?:of (?:the )?(?:week|time) )?(?:is|are) (?:for )?(?:the |my )?(?:booked|busy|classes|family|full|job|kids|lectures|meetings|school|shifts|taken|teaching|uni|work(?:ing)?)\b[^,;.\d]*(?=$|[,;.])/i;
/** Where others are meanwhile. */
const WHILE_OTHERS =
  /,? ?\bwhile (?:the |my )?\w+ (?:is|are) (?:at|in) (?:football|swimming|practice|training|judo|ballet|choir|church|rehearsal)\b/i;
/** "Sundays, perhaps. Not long." */
const NOT_LONG = /^(\D*day\D*?)[,;.]+ ?not (?:for |very )?long[.!]?$/i;
/** "All mornings until one". */
const ALL_HALVES =
  /^all (morning|afternoon|evening)s(?: (?:until|till|up to|before) (?:noon|[a-z]{3,6}|\d{1,2}(?:[:.]\d\d)? ?(?:h|am|pm)?))?(?= *(?:$|[,;.] ?[^\d]*$))/i;
/** "Day off 2 hrs". */
const DAY_OFF_HOURS =
  /^(?!.*\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)(.*?)\b(?:on )?(?:my |the )?day off:? (\d ?h(?:ou)?r?s?)\b/i;

/** The answer without what is told beside its time, and with a length where it has only a moment. */
export function withoutAsides(answer: string): string {
  return answer
    .replace(VAGUE_DAY, '15 min a day')
    .replace(REST_TAKEN, '')
    .replace(WHILE_OTHERS, '')
    .replace(NOT_LONG, '30 minutes $1')
    .replace(ALL_HALVES, '2 hours every $1')
    .replace(DAY_OFF_HOURS, '$1$2 on Sundays')
    .replace(PART_TIME, 'on $2$1')
    .replace(FEW_MINUTES, '$1 minutes a day')
    .replace(WARRIOR, '')
    .replace(JOB_DAYS, '')
    .replace(SAID_AGAIN, '')
    .replace(NO_WEEKENDS, 'not on weekends')
    .replace(FREE_ON, 'on ');
}
