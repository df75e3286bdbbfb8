// Checks on mentions of illness and injury: is it the user's own body, is it current, and did a
// professional allow exercise?

const RELATIVE =
  '(?:(?:(?:my|our|an?) (?:[\\w-]+ )?)?(?:mum|mom|dad|gran|grandma|grandpa|grandad|nan)|(?:my|our|an?) (?:[\\w-]+ )?(?:mum|mom|mother|dad|father|parents?|gran\\w*|nan|wife|husband|partner|girlfriend|boyfriend|son|daughter|child|kid|baby|brother|sister|aunt|uncle|friend|neighbou?r|colleague|dog|cat|horse|pony))';
/** The body of somebody else: "my mum has dementia", "help my wife after her operation". */
const OF_ANOTHER = [
  new RegExp(
    `\\b${RELATIVE}['’]s (?:\\w+ )?(?:parkinson\\w*|dementia|alzheimer\\w*|strokes?|diabetes|cancer|chemo|physio\\w*|heart|knees?|hips?|back|operation|surgery|arthritis)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b${RELATIVE}(?:['’]s)?,? (?:who )?(?:has|had|have|(?:is )?liv\\w+ with|suffers from|got|was diagnosed with|is|was|with|after|since|(?:broke|hurt|tore)(?! my)|died|passed)\\b[^.,;!?]*`,
    'gi',
  ),
  new RegExp(
    `\\b(?:help\\w*|car(?:e|ing) for|look(?:ing)? after|support\\w*|visit\\w*|nurs\\w*) ${RELATIVE}\\b[^.,;!?]*`,
    'gi',
  ),
];

/** An illness that runs in a family is nobody's yet: "diabetes in the family", but not "diabetic like all in my family". */
const IN_FAMILY =
  /(?<!\w ?)(?:(?:lots of|a lot of|there is|type [12]|high|bad) )*(?:diabetes|heart (?:disease|trouble|problems|attacks?)|blood pressure|cholesterol|cancer|strokes?|dementia|alzheimer\w*|parkinson\w*|osteoporosis|arthritis|glaucoma|hearts?|backs?|knees) (?:runs? )?in (?:the |my |our )?family\b(?![^.;]*\b(?:me|too|as well|myself|mine|i have|i.ve|i got|so do i)\b)/gi;

/** Removed as well, because using a wheelchair is no illness. */
const WHEELCHAIR = /\bwheelchairs?\b/gi;

/** The text without phrases about other people's bodies, what runs in a family and "wheelchair". */
export function withoutOthers(text: string): string {
  return [...OF_ANOTHER, IN_FAMILY, WHEELCHAIR].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text,
  );
}

/** Conditions that last: a sentence that names one is never treated as past. */
const LASTING =
  /\b(?:diabet\w*|asthma\w*|heart|cardiac|stroke|cancer|chemo\w*|epilep\w*|arthrit\w*|ms|copd|lupus|parkinson\w*|chronic|blood pressure|dementia|diagnos\w*|tumou?r|transplant|pacemaker|still)\b/i;
/** Phrases that say that a problem is over. */
const LONG_PAST =
  /\b(?!not\b|than\b)\w+ (?:years|yrs) (?:ago|back)\b|\b(?:c ?section|caesarean|gave birth)\b[^.]*\b(?:[6-9]|1\d|six|seven|eight|nine|ten|eleven|twelve) months ago\b|\b(?:fully|all|completely|long) (?:healed|recovered|better)\b|\bhealed (?:now|fully|well|long ago)\b|\b(?:is|are) fine (?:now|again)\b|\bkids? (?:are|is) (?:now )?(?:[3-9]|1\d)\b|\b(?:no|without) (?:pain|trouble|problems?) (?:now|since|any ?more)\b/i;

/** The text without sentences about the past: "a knee operation ten years ago". */
export function withoutPast(text: string): string {
  if (!LONG_PAST.test(text)) return text;
  return text
    .split(/(?<=[.;!?])/)
    .map((sentence) => (LONG_PAST.test(sentence) && !LASTING.test(sentence) ? ' ' : sentence))
    .join('');
}

/** Medical professionals and institutions. */
const KNOWS =
  '(?:doc(?:tor)?|gp|\\w+ologist|physio\\w*|surgeon|midwife|consultant|nurse|specialist|therapist|orthop\\w*|rehab(?: team)?|hospital|clinic)s?';
/** Words of approval. */
const YES =
  '(?:ok(?:ay)?(?:s|ed)?|fine|yes|clear(?:s|ed)|allow(?:s|ed)?|green light|go ahead|happy|pleased|encourages?|recommends?|approve[sd]?|sa(?:id|ys) i (?:can|may|should)|told me to|wants? me (?:to|walking|moving|swimming)|safe|all clear|advised|suggest(?:s|ed)|just (?:tight|stiff)|nothing (?:is )?wrong)';
const CLEARED = [
  new RegExp(
    `\\b${KNOWS}\\b(?:(?!\\b(?:not|no|never|dont|forbids?|forbade|against)\\b)[^.;]){0,40}\\b${YES}\\b`,
  ),
  new RegExp(
    `\\b(?:cleared|allowed|ok|okay|green light|permission|all clear)\\b[^.;,]{0,20}\\b(?:by|from|of) (?:my |the )?${KNOWS}\\b`,
  ),
  /\bphysio\w* (?:has )?(?:taught|showed) me\b/,
  /\b(?:physio\w*|rehab) (?:has |have )?(?:signed me off|discharged me)\b(?! (?:work|sick))|\b(?:signed off|discharged) (?:from|by) (?:the |my )?(?:physio\w*|rehab)\b/,
  // Asthma that is managed, or with which somebody has trained for years, and nothing else.
  /^(?!.*\b(?:heart|chest|hospital|attacks?|diabet\w*|pregnan\w*|surgery|cancer|torn|broken?|stroke|acl|ankle|knee|hip|boot|op|operation|injur\w*|uncontrolled|severe|bad|steroids?)\b).*\b(?:asthma\w* (?:but |is |are |well )*(?:controlled|under control|managed|mild)|(?:mild|controlled|managed) asthma|(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|ten) (?:years|yrs)\b[^.]{0,24}\basthma)\b/s,
  /\b(?:cleared (?:for|to)|(?:got|have) the (?:all clear|ok|okay|green light)|allowed to (?:train|exercise|run|jog|walk|swim|cycle|ride|lift|move) again)\b/,
];

/** Whether a professional allowed exercise: "the cardiologist says light exercise is ok". */
export function isClearedIn(plain: string): boolean {
  return CLEARED.some((pattern) => pattern.test(plain));
}
