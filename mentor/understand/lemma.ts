/** Irregular forms with their base forms. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `ran:run sang:sing sung:sing swam:swim swum:swim wrote:write written:write drew:draw drawn:draw grew:grow grown:grow
  slept:sleep spoke:speak spoken:speak taught:teach bought:buy built:build ate:eat eaten:eat drank:drink drunk:drink
  rode:ride ridden:ride spent:spend lost:lose kept:keep knew:know known:know began:begin begun:begin woke:wake woken:wake
  woken:wake fought:fight sold:sell paid:pay lent:lend dug:dig sewn:sew knitted:knit teeth:tooth feet:foot
  children:child kids:kid men:man women:woman mice:mouse lives:life wives:wife knives:knife leaves:leaf loaves:loaf shelves:shelf`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]), // each pair has one colon
);

/** Base forms that look inflected. */
const BASES = new Set(
  `evening morning during something nothing anything everything spring string wedding ceiling pudding building bring sting
  bedding being news sibling shilling darling sterling hundred naked wicked breed speed weed seed feed need bed red shed sled`.split(
    /\s+/,
  ),
);

/** Possible base forms of a word, the likeliest first. */
function basesOf(word: string): readonly string[] {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return [irregular];
  if (word.length < 4 || /[^a-z]/.test(word) || BASES.has(word)) return [];
  if (/(?:ss|us|is)$/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (word.endsWith('ying')) return [word.slice(0, -3), `${word.slice(0, -4)}ie`];
  if (word.endsWith('ing')) return withoutEnding(word.slice(0, -3));
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith('ed') ? withoutEnding(word.slice(0, -2)) : [];
}

/** Candidates for a stem without its ending: "runn" gives "run", "bak" gives "bake", "paint" gives "paint". */
function withoutEnding(rest: string): readonly string[] {
  if (rest.length < 2) return [];
  const isDoubled = /([bdgklmnprtv])\1$/.test(rest);
  return [...(isDoubled ? [rest.slice(0, -1)] : []), `${rest}e`, rest];
}

/** The base form of a word if the vocabulary knows one, else the word without a plural s. */
export function lemmaOf(word: string, isKnown: (base: string) => boolean): string {
  const base = basesOf(word).find(isKnown);
  if (base !== undefined) return base;
  if (BASES.has(word)) return word;
  return /[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Whether a word or one of its possible base forms is in the vocabulary. */
export function isFormOfKnown(word: string, isKnown: (base: string) => boolean): boolean {
  return isKnown(word) || basesOf(word).some(isKnown);
}
