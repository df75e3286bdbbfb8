import { VERBS } from '#mentor/understand/acts.ts';

/** How it is, from the first words on: "my jeans", "the stairs", "400 days of". */
const STARTS =
  /^\W*(?:and |so |well |ok |ach |apparently |third time |three times |every time )*(?:i(?:['’]ve|['’]m|ve|m)?|we(?:['’]ve|['’]re|ve|re)?|my|our|his|her|their|the|there(?:['’]s|s)?|it(?:['’]s|s)?|he|she|they|everyone|everybody|someone|people|all|if|when|since|by the time|in the|can['’]?t|cannot|couldn['’]?t|have ?n['’]?t|got|wish|payday|teacher|doctor|dentist|boss|landlord|ship gets|two|three|four|monday|at every|every (?:time|morning|evening|night)|nobody|no one|(?:\d+ \w+ in my)|(?:\d+ )(?:days|weeks|months|years)|went|ran|lost|turned|spent|woke|forgot|missed|tried|fell|burnt) /i;
/** "Phone died at the christening", "upstairs neighbour asked". */
const HAPPENED =
  /^\W*([\w'’]+)(?: [\w'’]+){0,2}? (?:died|asked|looked|raised|shook|frowned|said|says|gave|came|left|rings|rang|told|laughed|knows|thinks|keep(?:s)?|stopped)\b/i;
const WISHED =
  /\b(?:want|wants|wanna|would like|i['’]?d like|need to|needs to|have to|hope to|hoping to|trying to|goal|learn|learning|how to|help me|plan|planning|aim|aiming|target|dream|training for|will|going to|gonna|should|must|gotta|instead)\b/i;

/** Whether a sentence says how it is, and hints at what is wanted: "the stairs got longer this year". */
export function isTold(said: string): boolean {
  if (WISHED.test(said)) return false;
  const [, first = ''] = HAPPENED.exec(said) ?? [];
  return STARTS.test(`${said} `) || (first !== '' && !VERBS.has(first.toLowerCase()));
}

/** A finite verb: something is the case. */
const FINITE =
  /\b(?:is|are|am|was|were|has|have|had|does|did|can|can['’]?t|cannot|won['’]?t|(?:does|did|is|are|was|were|have|has)n['’]?t|(?:i|we|they|he|she|people) (?:know|put|keep|say|believe|think|still|only|just)\w*|i['’]?m)\b/i;

/** Whether a sentence may only tell how it is: it wishes nothing and begins with no act ("in choir they put me at the back"). */
export function isPerhapsTold(said: string): boolean {
  if (isTold(said)) return true;
  const [first = ''] = said.toLowerCase().match(/[\p{L}'’]+/u) ?? [];
  return !WISHED.test(said) && !VERBS.has(first) && FINITE.test(said);
}
