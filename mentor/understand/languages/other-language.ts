import { commonCount } from '#mentor/safety/language.ts';
import { normalise } from '#mentor/safety/normalise.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { type SaidWish, textsOf } from '#mentor/understand/understanding.ts';
import { indexIn, knownLetters } from './gloss.ts';
import type { LanguageWords, OtherLanguage } from './language-words.ts';

/** The language of a wish, with its word lists and an index that reads it. */
export type OtherWish = {
  readonly language: OtherLanguage;
  readonly words: LanguageWords;
  readonly index: EvidenceIndex;
};

/** Loads the words of a language; one file each, so that only languages in use are loaded. */
export const LANGUAGE_FILES: Readonly<Record<OtherLanguage, () => Promise<LanguageWords>>> = {
  es: async () => (await import('./es.ts')).ES,
  pt: async () => (await import('./pt.ts')).PT,
  fr: async () => (await import('./fr.ts')).FR,
  de: async () => (await import('./de.ts')).DE,
  it: async () => (await import('./it.ts')).IT,
  pl: async () => (await import('./pl.ts')).PL,
  ru: async () => (await import('./ru.ts')).RU,
  uk: async () => (await import('./uk.ts')).UK,
  tr: async () => (await import('./tr.ts')).TR,
  ar: async () => (await import('./ar.ts')).AR,
  hi: async () => (await import('./hi.ts')).HI,
  zh: async () => (await import('./zh.ts')).ZH,
  ja: async () => (await import('./ja.ts')).JA,
  ko: async () => (await import('./ko.ts')).KO,
};

/** Words that many goals have, without accents, because the gate's common words lack most of them. */
const BEGINNINGS: Readonly<Partial<Record<OtherLanguage, string>>> = {
  es: 'quiero quisiera aprender dejar bajar perder ahorrar tocar leer correr mejorar hablar menos mejor veces minutos encontrar trabajo hacer tener terminar dormir cocinar estudiar nadar ordenar jugar o con sin los las del y hasta antes cada tres',
  pt: 'quero aprender parar perder beber economizar guardar tocar ler correr melhorar falar menos melhor vezes minutos emagrecer trabalho fazer ter terminar dormir cozinhar estudar sair abrir manter todo todos nadar ou com nao sem dos das pelo pela ao seu sua ate mudar cada tres',
  fr: 'veux voudrais apprendre arreter perdre economiser jouer lire courir ameliorer parler moins mieux fois trouver travail faire finir dormir cuisiner etudier maigrir etre ecrire passer reviser manger aller sans du des une aux avec avant pendant chaque trois',
  de: 'ich mochte lernen aufhoren abnehmen sparen spielen lesen laufen verbessern sprechen weniger besser mehr minuten finden arbeit machen schlafen kochen werden konnen schaffen endlich rauchen gehen schreiben schwimmen bis zum zur nur noch bauen sammeln',
  it: 'voglio vorrei imparare smettere perdere risparmiare suonare leggere correre migliorare parlare meno meglio volte minuti trovare lavoro fare finire dormire cucinare studiare dimagrire andare cantare iniziare passare sistemare usare mangiare sul dei delle degli nella nel gli entro ogni senza tre',
  pl: 'chce nauczyc przestac schudnac rzucic oszczedzac grac czytac biegac poprawic mowic mniej lepiej wiecej razy minut znalezc prace robic skonczyc spac gotowac sie codziennie zaczac rysowac zdac zalozyc przed przez bez oraz trzy',
  tr: 'istiyorum ogrenmek birakmak vermek biriktirmek calmak okumak kosmak gelistirmek konusmak daha cok gunde haftada dakika bulmak yapmak bitirmek uyumak yemek icin kez yurumek baslamak temizlemek kadar sonra once',
};
/** Letters that identify a language; "ö" and "ü" are German unless a Turkish letter follows. */
const OWN_LETTERS: Readonly<Partial<Record<OtherLanguage, RegExp>>> = {
  es: /[ñ¿¡]/,
  pt: /[ãõ]|ê[sn]/,
  fr: /[œèêàù]/,
  de: /[äß]|[öü](?!.*[ğşı])/,
  it: /[ìò]/,
  pl: /[ąęłśżźćń]/,
  tr: /[ğşı]|[a-zıöü]{2}m[ae]k(?![a-z])/,
};
/** Small English words that other languages have, too: alone they do not make a text English. */
const SHARED =
  /(?<= )(?:a|i|in|no|me|do|on|or|so|was|all|per|her|an|but|at|he|is|am|not|don|im|be) /g;
const LATIN = Object.keys(BEGINNINGS) as readonly OtherLanguage[]; // its own keys
const SCRIPTS: readonly (readonly [RegExp, readonly OtherLanguage[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, ['ja']],
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Devanagari}/gu, ['hi']],
  [/\p{Script=Arabic}/gu, ['ar']],
  [/[іїєґ]/giu, ['uk']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk']],
];
/** Dense scripts: one letter carries as much as two or three Latin ones. */
const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const DENSE_WORTH = 2.5;

/**
 * The language of a wish and how its words are read; `undefined` where it is English or none of the fifteen. Each
 * goal is read in its own language; the first one names the language of the board.
 */
export async function otherLanguageOf(
  said: SaidWish,
  index: EvidenceIndex,
): Promise<OtherWish | undefined> {
  const own = said.goals.map((goal) => languagesIn(goal, index.isKnown));
  const all = languagesIn(textsOf(said).join(' . '), index.isKnown);
  const found = own.every((one) => one === 'unknown') ? [all] : own;
  const likely = new Set(found.flatMap((one) => (typeof one === 'string' ? [] : one)));
  const loaded = await Promise.all(
    [...likely].map(async (language) => ({ language, words: await LANGUAGE_FILES[language]() })),
  );
  const texts = said.goals.some((goal) => goal !== '') ? said.goals : textsOf(said);
  const [main] = texts.flatMap((text) => mostKnown(text, loaded, index));
  return (
    main && {
      ...main,
      index: indexIn(
        index,
        loaded.map(({ words }) => words),
      ),
    }
  );
}

type LoadedLanguage = Pick<OtherWish, 'language' | 'words'>;

/** The language that knows most letters of a text, as a list of one; empty if none reads it. */
function mostKnown(
  text: string,
  loaded: readonly LoadedLanguage[],
  index: EvidenceIndex,
): readonly LoadedLanguage[] {
  const counted = loaded.map((one) => {
    const glossed = indexIn(index, [one.words]).gloss?.(text);
    return { one, count: glossed === undefined ? -1 : knownLetters(glossed) };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best === undefined || best.count < 0 ? [] : [best.one];
}

type Likely = readonly OtherLanguage[] | 'english' | 'unknown';

/** The likeliest languages of a text; several where they score the same. */
function languagesIn(text: string, isKnown: EvidenceIndex['isKnown']): Likely {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = SCRIPTS.map(([letters, languages]) => {
    const found = text.match(letters) ?? [];
    return { languages, count: found.length * (DENSE.test(found[0] ?? '') ? DENSE_WORTH : 1) };
  }).filter(({ count }) => count > 0);
  const most = Math.max(0, ...others.map(({ count }) => count));
  if (most > latin) return ownScript(others) ?? mostOf(others);
  return latin === 0 ? 'unknown' : latinLanguages(text, isKnown);
}

/** Japanese or Ukrainian, if the text has letters that only they use. */
function ownScript(others: Parameters<typeof mostOf>[0]): readonly OtherLanguage[] | undefined {
  return others.find(({ languages }) => languages[0] === 'ja' || languages[0] === 'uk')?.languages;
}

function mostOf(
  others: readonly { readonly languages: readonly OtherLanguage[]; readonly count: number }[],
): readonly OtherLanguage[] {
  return others.toSorted((one, other) => other.count - one.count)[0]?.languages ?? [];
}

/** The likeliest languages of a text in Latin letters; words that English has, too, do not count. */
function latinLanguages(text: string, isKnown: EvidenceIndex['isKnown']): Likely {
  const plain = normalise(text);
  const foreign = plain.split(' ').filter((word) => word !== '' && !isKnown(word));
  const said = new Set(foreign);
  const rest = ` ${foreign.join(' ')} `;
  const letters = text.normalize('NFC').toLowerCase();
  const scores = LATIN.map((language) => {
    const begun = (BEGINNINGS[language] ?? '').split(' ').filter((word) => said.has(word)).length;
    const own = Number(OWN_LETTERS[language]?.test(letters) ?? false);
    return { language, score: commonCount(rest, language) + begun + own };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  const english = commonCount(plain.replace(SHARED, ''), 'en') > 0 ? commonCount(plain, 'en') : 0;
  if (most === 0 && english === 0) return 'unknown';
  if (most <= english) return 'english';
  return scores.filter(({ score }) => score === most).map(({ language }) => language);
}
