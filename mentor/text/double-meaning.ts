const BODY =
  'body|legs?|arms?|abs|core|back|chest|muscles?|glutes|shoulders|strength|endurance|marathon';
const TRADE =
  'bakery|bar|barbershop|bistro|bookshop|bookstore|boutique|brewery|cafe|clinic|coffee shop|coffeehouse|florist|food truck|franchise|gallery|restaurant|salon|studio|workshop';

/** Patterns of phrases with a misleading word, and the replacement that keeps the right meaning. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:open|own|start|launch|found|set up|run|buy)(?:ing)?(?: up)? (?:an?|my|our)(?: \\w+){0,2}? (?:${TRADE})\\b`,
      'g',
    ),
    '$& business',
  ],
  [/\bof course\b|\bmental health\b|\bbrand new\b|\bvideo games?\b/g, ''],
  [/\b(?:personal|self) development\b/g, ''],
  [/\b(?:the|by|catch an?) train\b|\btrain (?:station|ride|journey|commute)s?\b/g, ''],
  [/\b(training|workout|fitness|exercise|gym|running) program(?:me)?s?\b/g, '$1'],
  [/\b(?:run|running)(?= (?:an?|my|our|the|late|out|own)\b)(?! a (?:half )?marathon)/g, ''],
  [/\b(?:be|being|am|im|feel|feeling|become|becoming)(?: \w+)? content\b(?! creat)/g, ''],
  [/\bcontent(?= with\b)/g, ''],
  [/\b(?:(?:how|able|learn|want|tend) to|i|not|dont|never|over) react\b/g, ''],
  [/\breact(?= (?:\w+ly|to|when|well|badly|better|less|without|under|before)\b)/g, ''],
  [
    new RegExp(
      `\\btrain(?:ing)?(?= (?:my|our|the|his|her|an?|new) (?!(?:lot|bit|few|little|couple|${BODY})\\b))`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:dogs?|puppy|pets?|horses?|job|sales|staff|brain|voice|ear|potty|sleep|ai|model) training\b/g,
    '',
  ],
  [
    /\blift(?:ing)?(?: up)?(?: (?:my|our|the|his|her|peoples?))? (?:moods?|spirits?|others|bans?|curses?)\b/g,
    '',
  ],
  [/\b(?:civil|mechanical|electrical|chemical|sound) engineer(?:s|ing)?\b/g, ''],
  [
    /\b(make|making|earn|earning) (?:some|more|extra|some extra|good|real|my own) money\b/g,
    '$1 money',
  ],
];

/**
 * Rewrites phrases with an ambiguous word, so that only its right meaning is left: "train my legs"
 * stays training and "train my dog" does not, "open a bakery" becomes a business and "open a
 * window" does not.
 */
export function withPlainMeaning(plain: string): string {
  return MEANINGS.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), plain);
}
