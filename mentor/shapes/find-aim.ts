import type { FamilyMatch } from './find-family.ts';

/** How an aim (a common goal with quests of its own) is recognised in the text of a goal. */
type Aim = {
  readonly kind: string;
  readonly said: RegExp;
  /** Must match as well, anywhere in the goal. */
  readonly with?: RegExp;
  /** Must not match. */
  readonly without?: RegExp;
  /** Ids of topics that mean the same: as an area beside the goal they add nothing. */
  readonly covers?: string;
};

const DROPPED =
  /\b(?:stop|quit|less|fewer|reduce|cut|limit|break|give up|wean|no more|only|without)\b/;

/** Checked in this order. */
const AIMS: readonly Aim[] = [
  {
    kind: 'teen',
    covers: 'children family partner',
    said: /\b(?:teen\w*|(?:1[1-9]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen) ?-?year ?-?olds?)\b/,
    with: /^(?=.*\b(?:my|our)\b)(?=.*\b(?:son|daughter|child|kids?|boys?|girls?|teen\w*|stepson|stepdaughter)\b).*\b(?:talk|speak|clos\w+|connect\w*|relationship|bond|reach|along|open|trust|time|argu\w*|fight\w*|understand|shut\w*)/,
    without: /\b(?:homework|maths?|exams?|school|drive|phone|screens?|gaming|sport|football)\b/,
  },
  {
    kind: 'tutor',
    covers: 'children family exams',
    said: /\b(?:help|prepare|get|support|teach|coach|tutor|bring)\b.{0,16}\b(?:my|our|his|her|the|step)? ?(?:son|daughter|child|kids?|boys?|girls?|grandson|granddaughter|nephew|niece|pupils?)\b/,
    with: /\b(?:maths?|reading|read|spelling|homework|exams?|tests?|vocabulary|grades?|school|french|german|english|latin|times tables|dyslexi\w+)\b/,
    without: /\b(?:ready for school|to school on time|drive|swim|bike|morning)\b/,
  },
  {
    kind: 'potty',
    covers: 'children family',
    said: /\b(?:potty|toilet.train\w*|out of (?:nappies|diapers))\b/,
  },
  {
    kind: 'baby',
    covers: 'children family sleep',
    said: /^(?!.*\b(?:declutter|clear|paint|decorate|furnish|sort|build)\b).*\b(?:baby|newborn|infant|toddler|months? old)\b/,
    with: /\bsle(?:ep|pt)\w*\b|\bnights?\b/,
  },
  {
    kind: 'birth',
    covers: 'children family partner',
    said: /\b(?:birth|baby|newborn|twins|fatherhood|motherhood|parenthood|first child)\b/,
    with: /\b(?:prepar\w*|ready)\b/,
    without: /\b(?:birthday|shower|book|speech)\b/,
  },
  {
    kind: 'apart',
    covers: 'friends partner calm journal',
    said: /\b(?:get(?:ting)? over (?:my|the|an?|him|her|our)|break-?up|heart ?break|broken heart|my ex|split up|grie(?:f|ve|ving)|move on from)\b/,
    with: /\b(?:ex|over (?:him|her|my (?:ex|girlfriend|boyfriend|wife|husband|divorce))|breakup|break-up|heart ?break|broken heart|split|grie(?:f|ve|ving)|divorce|loss|separation)\b/,
    without: /\b(?:money|finances?|debts?|custody|papers?|court|fear|write|novel|business)\b/,
  },
  {
    kind: 'hobby',
    said: /\b(?:find|looking for|choose|want|need|try|start|get)\b.{0,20}\bhobb(?:y|ies)\b/,
    without: /\binto (?:a )?(?:business|job)\b/,
  },
  {
    kind: 'look',
    said: /\b(?:dress better|look (?:better|sharper|more stylish)|personal style|dress sense|style myself|wardrobe that)\b/,
    without:
      /\b(?:pick\w*|pull\w*|bit\w*|cut|fall\w*|loss|cancer|dog|cat|draw|paint|photo\w*|salon|business|grey)\b/,
  },
  {
    kind: 'computer',
    covers: 'programming',
    said: /\b(?:gaming pc|pc|nas|home server|server|home ?lab|home network|smart home|home assistant|wi-?fi|desktop computer)\b/,
    with: /\b(?:build\w*|set(?:ting)? up|assemble|upgrade|install|own)\b/,
  },
  {
    kind: 'device',
    covers: 'screens programming',
    said: /\b(?:smart ?phone|phone|tablet|ipad|iphone|computer|laptop|internet|whatsapp|video calls?|e-?mail)\b/,
    with: /\b(?:learn|use|using|understand|get used to|handle|manage|help with)\b/,
    without:
      /\b(?:less|stop|code|coding|program\w*|typing|touch|repair\w*|hours|time|science|without|instead|addict\w*|app|language|words?)\b/,
  },
  {
    kind: 'search',
    covers: 'decluttering',
    said: /\b(?:find|look(?:ing)? for|search(?:ing)? for|rent|buy|buying) (?:an?|my|our|us|the|some)? ?(?:(?:new|first|affordable|good|cheap|bigger|smaller|used|decent|own|small|better|right|nice|second ?hand) )*(?:kindergarten|nursery|day ?care|childcare|babysitter|nanny|school|therapist|psychologist|dentist|doctor|gp|lawyer|band|tutor|car|van|camper ?van|garage|allotment|care home)\b/,
  },
  {
    kind: 'fewer',
    covers: 'eating',
    said: /\b(?:energy drinks?|red bulls?|colas?|cokes?|sodas?|soft drinks?|fizzy drinks|coffees?|espressos?|caffeine|crisps|chips|chocolate|snacks|snacking|takeaways?|take-?outs?|sweets|candy|ice cream|biscuits|cookies|fast food|junk food)\b/,
    with: DROPPED,
    without:
      /\b(?:cook\w*|potluck|bring\w*|alcohol|beer|wine|smok\w*|cigarettes?|make|making|shop|business|sav(?:e|ing)|money|track\w*)\b/,
  },
  {
    kind: 'names',
    said: /\b(?:names and faces|faces and names|(?:remember\w*|forget\w*|recall|learn)\b.{0,24}\bnames)\b/,
    without: /\b(?:place|birds?|plants?|trees?|stars?|flowers?|bones|countries|capitals)\b/,
  },
  {
    kind: 'matter',
    covers: 'saving debt',
    said: /\bcredit (?:score|record|report)\b/,
    without: /\b(?:job|career|become|sell|exam|save for)\b/,
  },
];

/** The aims whose quests are in the family `task`. */
const TASKS: ReadonlySet<string> = new Set('search computer device matter tutor'.split(' '));

export function isAim({ family }: Pick<FamilyMatch, 'family'>): boolean {
  return family === 'aim' || family === 'task';
}

/** Whether a topic means the same as an aim, so that an area of that topic adds nothing. */
export function isCovered(topic: string, kind: string | undefined): boolean {
  return (
    AIMS.find((one) => one.kind === kind)
      ?.covers?.split(' ')
      .includes(topic) ?? false
  );
}

/**
 * The aim that the words of a goal name. It takes precedence over topics and families. `isRead`: a
 * topic was recognised for certain.
 */
export function findAim(said: string, isRead = false): FamilyMatch | undefined {
  // After a certain topic only the first sentence counts, not "it is my ex-husband's stuff".
  const [head = ''] = isRead ? said.split('.') : [said];
  const text = head.toLowerCase();
  const aim = AIMS.find(
    (one) =>
      one.said.test(text) && (one.with?.test(text) ?? true) && !(one.without?.test(text) ?? false),
  );
  if (aim === undefined) return undefined;
  const [words = ''] = aim.said.exec(text) ?? [];
  const noun = aim.kind === 'fewer' ? words : undefined;
  const thing = aim.kind === 'search' ? words.split(' ').at(-1) : noun;
  const family = TASKS.has(aim.kind) ? 'task' : 'aim';
  return { family, kind: aim.kind, ...(thing && { thing }), isNamed: true };
}
