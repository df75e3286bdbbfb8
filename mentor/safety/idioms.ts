/** Phrases that only sound like harm, each with what makes it harmless. They are tested in `idioms.test.ts`. */
const IDIOMS: readonly string[] = [
  // Effort: "5k, die after that", "dying at km 7".
  String.raw`\d[\d.,]* ?(?:km?|m|miles?|min\w*|laps?|lengths?|rounds?),? (?:(?:and|but|then) )?(?:i )?die (?:after (?:that|it)|halfway)`,
  String.raw`(?<!\b(?:to|will|ll|would|should|must|may|might|could|can|rather|me) )(?:die|died|dying) at (?:about |around )?(?:(?:km |mile )\d[\d.,]*|\d[\d.,]* ?(?:km|k|miles?))`,
  'leg day without dying|killer abs|(?<!arm and )fingers? (?:go|goes|get|gets|are) numb(?! since)',
  String.raw`suicide (?:sprints?|runs?|drills?|squeeze)|\d+ suicides (?:on|across) the (?:pitch|court|field)`,
  // Plants, things and what is annoying.
  '(?:plants?|cactus|cacti|herbs?|orchids?|basil|seedlings?|lawn) (?:(?:keep|keeps|all|always|just|are|is|have|has|and|they|it) ){0,3}(?:die|dies|died|dying|dead)|graveyard on my (?:windowsill|balcony)',
  String.raw`(?:pile|heap|tower)(?: \w+){0,4} that could (?:injure|hurt|kill) (?:someone|somebody)`,
  String.raw`kill (?:shots?|(?:my|the|our) (?:\w+ )?(?:problems?|bugs?|noise|weeds?)|(?:\d+ )?(?:stuck )?process\w*)`,
  '(?:clutch|traffic|parking|hill|commute|heat|wind|humidity) is (?:absolute |pure )?murder|scream\\w* blue murder',
  '(?:neighbours?|flatmates?) wants? to strangle me|my king gets murdered|(?:hills?|climbs?|stairs|intervals|burpees|heat|humidity|commute|presentations?|meetings|deadlines|mornings|exams) (?:kills?|are killing|is killing) me|eyes (?:go|get used to the|adapt to the) dark',
  'cut (?:my|your)self some slack',
  'suicide for my (?:sleep|grades|knees|diet|eyes|bank account)',
  '(?:stories|recipes|language|dialect|songs) (?:will |would )?die with (?:me|her|him|them)',
  // Writing, the stage and the workshop.
  'murder (?:ballads?|myster(?:y|ies)|scenes?)|kill off (?:\\d|one|a|the) (?:suspect|character|villain)s?|kill(?:ing)? (?:my|your) darlings',
  '(?:dagger|blood) (?:bits?|scenes?|speech)|died? on stage|blood (?:effects?|oranges?)',
  'beat it to death on the (?:pad|drums?|kit)|(?:punch it down|slash the top(?: with an? (?:blade|lame|razor))?)(?<=\\b(?:starter|dough|loaf|bread)\\b.*)',
  'dead (?:tests?|testing|board)|slash the (?:dart|seam|fabric)|punch (?:it|the dough) down, (?:shape|fold|knead|slash|rest)|(?:count|cast on|drop|pick up) (?:\\d+ |ten |twenty |forty )?stitches|shoot (?:the |a |one |my )?(?:\\w+.? )?(?:football )?(?:team|match|half|portraits?|roll|film|wedding|prom)',
  // Study: a nurse's drugs, a teacher's odds, a helpline's course.
  String.raw`mix(?:ing)? up the (?:\w+ )?(?:\w*blockers|statins)(?! (?:for|in|with)\b)|poker maths?|(?:cards|module|chapter|questions) on overdoses? and|look up (?:ten|five|\d+|the)? ?doses|after surgery (?:closes|hours)|module on suicide (?:prevention|awareness|and how to ask)`,
  // What is done very well, or hardly borne: "kill it at open mic", "drowning in email".
  String.raw`(?:absolutely |totally )?(?:kill(?:ed|s|ing)?|smash(?:ed|ing)?|nail(?:ed|ing)?) (?:it )?(?:at|on|in) (?:the |my |an? )?(?:open mic|karaoke|interview|exam|gig|audition|stage|drums|presentation)\b`,
  String.raw`(?:nearly |almost )?(?:die|died|dying) of (?:embarrassment|shame|laughter|laughing|boredom|cringe)|bored to (?:tears|death)|(?:would|could|i.d) kill for an? \w+|jump ship|dead (?:weight|tired|easy|simple|slow|lines?)`,
  String.raw`(?:drowning|buried|drown|swamped) (?:in|under) (?:e?-?mails?|paper\w*|work|admin|laundry|homework|marking|toys|boxes|washing)`,
  'so (?:that )?the neighbou?rs? (?:live|survive|can sleep)|(?:beat|bash|hit) the (?:living )?(?:daylights|hell) out of (?:an? |the |my )?(?:practice pad|pad|drums?|kit|heavy bag|punch ?bag|cushion|dough|rug)',
  'poker for (?:matchsticks|buttons|beans|pennies|sweets|fun|pasta|counters)|rob(?:s|bed)? (?:me|us) blind',
  String.raw`(?:after|with|before) (?:i take )?my (?:morning |evening |breakfast |bedtime )?(?:pills|tablets|meds)(?=\W*$)`,
  String.raw`(?:murder|kill|slay|destroy|crush|smash) (?:off )?(?:my|the|this|that) (?:\w+ )?(?:pile|backlog|inbox|list|to-?do|stack|heap|exam|test|level|laundry)`,
  // A rival, and strength for a sport.
  String.raw`beat(?:en|s)? me (?<!\b(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|step\w+|uncle)(?: has| had|s|.s)? beat(?:en|s)? me )(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:christmases|seasons|games|matches|races|tournaments|finals) (?:in a row|running|straight)`,
  'strong (?:arms|back|chest|core|grip|legs|quads|shoulders),? (?:but |and )?(?:a )?weak (?:back|arms?|legs?|core|grip|chest)(?= *(?:$|[,;.]))',
  'torn (?:sheets?|pages?|paper|jeans|clothes|fabric|cloth|nets?|strips?|books?|seams?)',
  String.raw`(?:blow|blew|blowing) up (?:at|after|around|near|in|by|over) (?:the )?(?:end|finish|km|mile|half|last|hills?|\d+)\w*`,
  String.raw`(?:stairs?|flights?|hills?|steps|climbs?|walk)(?: \w+)? (?:do not |don.?t |nearly |almost |will not |won.?t )*finish(?:es|ed)? me`,
  String.raw`(?:get|getting|got) to (?:the weekend|\w+day) with nothing left(?: in (?:me|the tank))?|look at (?:the|my) (?:number|balance|total|bill|statement)s? even if it hurts`,
  String.raw`where (?:\w+ ){0,2}(?:things|stuff|plants|socks|plans|dreams|intentions|ideas|clothes|paper\w*) (?:go|come)(?:es)? to die|over and over(?: again)?`,
  // Words that another meaning has: "op. 28", "before the pandemic".
  String.raw`op\.? ?\d{1,3}(?! ?(?:days?|weeks?|months?|years?|yrs|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  '(?:since|after|during|before|in) (?:the )?(?:pandemic|lockdown)|(?:during|before) covid',
];
const ANY = new RegExp(IDIOMS.map((one) => `\\b(?:${one})\\b`).join('|'), 'gi');

/** The text without phrases that only sound like harm. */
export function withoutIdioms(text: string): string {
  return text.replace(ANY, ' ');
}
