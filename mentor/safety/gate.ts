import { CARES, type Care, LANGUAGES, type Language, RISKS, type Risk } from './categories.ts';
import { dietReckoner, mayReckon } from './diet-numbers.ts';
import { type Phrases, phrasesOf, withoutSpaces, wordsOf } from './grammar.ts';
import { languagesOf } from './language.ts';
import { normalise } from './normalise.ts';
import { WORDS } from './words/all-words.ts';
import { EN_SPELLINGS } from './words/en.ts';

/** The result of checking one text. It is only returned: nothing is stored or sent. */
type SafetyReading = {
  /** A certain match. No quest is made from such a text; it gets an answer of its own. */
  readonly risk?: Risk;
  /** Circumstances that the quests must respect, for example an injury. */
  readonly cares: readonly Care[];
  /** No certain match, but `isLeft` or a word that may mean harm ("knife"). */
  readonly isUnsure: boolean;
  /** The user wants to stop violence, crime or extremism: it has its own answer and board. */
  readonly isLeft: boolean;
  /** The language to answer in. */
  readonly language: Language;
};

/** Categories in which a match is cancelled by words of stopping, fearing or avoiding the act. */
const TURNED_BY_LEAVING: readonly Risk[] = [
  'violence',
  'illegal',
  'extremism',
  'gambling',
  'medication',
];
/** Categories for which `isLeft` is set if it is the speaker who stops. */
const LEFT_BEHIND: readonly Risk[] = ['violence', 'illegal', 'extremism'];
/** English: the words before a match in which the speaker stops the act ("I want to stop "). */
const I_STOP =
  /^ (?:i (?:really )?(?:want|need|have|try|am trying|would like|must) (?:help )?to |help me |finally |to |how to |how (?:can|do) i |learn to |learn how to |find a way to |stay out of |go a \S+ |get help to |please |just |i )*(?:stop|stopping|quit|quitting|never|never again|no longer|no more|give up|not|do not|without|learn not to)(?: (?:again|being|watching|looking \S+|wanting to|thinking \S+))? +$/;
/** Stems of words for stopping in other languages; other leaving words do not set `isLeft`. */
const OTHER_STOPS =
  /^(?:dejar|dejo|parar|paro|arret|cess|aufhor|hor|smett|przesta|перест|прекрат|припин|birak)/;
/** Words after a match that show regret ("... and I never want to do this again"). */
const REGRETS =
  / (?:i never want to do (?:it|that|this) again|(?:want|need|have) to (?:stop|change|become a \S+ \S+)|need help to stop|i (?:regret|am ashamed of) (?:it|that)|hate (?:it|that|myself for it)(?= [.,]| ?$))(?= |$)/;
/** The match is something the speaker did ("i sometimes ..."), not something planned. */
const I_DID = / i (?:keep |sometimes |always |often |used to |once |still )* *$/;
/** Phrases that contain a leaving word but do not mean stopping ("will not stop"). */
const GOES_ON =
  / (?:will not|not going to|never|can not) stop | stop at nothing | (?:free|not afraid|not scared) to /;
/** The leaving word belongs to another act than the match ("quit my job to ..."). */
const ANOTHER_ACT =
  / (?:stop|quit|resist|protect)\S* .* (?:and|then) +(?:\S+ +)?$| (?:quit|leave) (?:my |the )?(?:job|school|work|college) to +$/;
/** Leaving words that count only within their clause: not in "at the end of the month I ...". */
const WEAKLY_LEAVING = /^(?:end|ending|off|leave|leaving|free|away|against|ban|block)$/;
const NEW_CLAUSE = /\b(?:i|and|then|he|she|they)\b/;
/** The speaker is described before a match: "nurse" in "I am a nurse and" cancels no despair. */
const I_FEEL =
  / (?:i am|i feel|feel|feeling|i have been) (?:(?!(?:writ|read|stud|research)\S* |(?:about|on|in|at|for|with|of) )\S+ ){0,4} *$/;
/** Up to three words after a match. */
const NEXT_WORDS = /^((?: \S+){0,3})/;
/** Drug dealing ("quit selling pills"), which is not a question of medication. */
const SOLD = / (?:sell|deal)\S* /;
/** Taking medicine as prescribed ("take my tablets at the same hour"). */
const ADHERES =
  /(?<! (?:stop|quit|not|without|from|hate|never|skip)) (?:take|taking|remember|forget|forgetting) (?:(?!less|fewer|more|extra|double|half)[^ .,]+ ){1,6}(?:every|daily|each|same|on time|regularly|as prescribed) /;
/** The speaker leaves a gang, an extremist group or drug dealing. */
const LEAVES =
  /^ (?:i )?(?:want |need |to |have )*(?:get )?(?:leave|leaving|out of|get away from|exit|quit|no more) (?:a |the |my |this )*(?:gang|nazi \S+|hate group|far right|neo nazi|isis|klan|mafia|dealing(?! with)) /;
/** What `LEAVES` may leave. */
const LEFT = / (?:gang|nazi|hate group|far right|isis|klan|mafia|dealing) /;
/** The speaker says that a risk of somebody else is theirs, too. */
const ME_TOO =
  / (?:so do i|so am i|me too|i do too|i have it too|i want to (?:follow|join|go with) (?:him|her|them)) /;
/** Tests for matches that only look like the category; they are ignored. */
const SOUNDS_LIKE: Partial<Record<Risk, (found: Found) => boolean>> = {
  illegal: ({ said }) => / (?:off|clean from|less) /.test(said),
  medication: ({ said, text }) => SOLD.test(said) || ADHERES.test(text),
};
/** A sore body part ("my back is hurting", "without hurting the finger"), removed before sign words are searched. */
const SORE =
  / (?:without|stop|stopping|avoid|not|never) hurting (?:my |the |a )(?:lower |left |right )?(?:back|knees?|hips?|shoulders?|feet|ankles?|wrists?|fingers?|elbows?|neck)(?= )| my (?:lower |left |right )?(?:back|knees?|hips?|shoulders?|feet|ankles?)(?: (?:stop|stops|is|are|keeps?|not|from))? hurting(?= [.,]| (?:when|after|on|all|so|while) | ?$)/g;
/** The match itself names the speaker: it counts even beside an `about` word. */
const OF_ONESELF = / (?:i|my|me|myself|mich|mir|mein\p{L}*|moi|je|mi|yo) /u;
/** The speaker controls the act ("control my anger before I ..."), which counts as stopping. */
const HELD_BACK = / (?:control|manage|calm|handle) my (?:anger|temper|rage|hands?) .*before i +$/;
/** "less" or "no more" right after a match also counts as stopping. */
const LESS_AFTERWARDS = /^(?: \p{L}+){0,2} (?:less|no more|never again|weniger|moins|menos|meno) /u;

/**
 * English idioms and exercises. They are removed from texts in all languages that use spaces:
 * "suicide squats" stays an exercise in a German sentence.
 */
const ENGLISH_IDIOMS = phrasesOf(WORDS.en.harmless, WORDS.en);
/** Cache of the last text without idioms, because one text is read in several languages. */
let last = { text: '', plain: '' };
function withoutIdioms(text: string): string {
  if (last.text !== text) last = { text, plain: ENGLISH_IDIOMS.takenOut(text) };
  return last.plain;
}

/** A match: the text that was searched, the matched words and their position. */
type Found = { readonly text: string; readonly said: string; readonly index: number };

type LanguageReader = {
  readonly prepare: (text: string) => string;
  readonly risk: (text: string) => Risk | undefined;
  readonly isLeft: (text: string) => boolean;
  readonly cares: (text: string) => readonly Care[];
  readonly hasSign: (text: string) => boolean;
  readonly isStatement: (text: string) => boolean;
  /** Whether a phrase or sign matches at all, however it is meant, but for these cares. */
  readonly mayMatch: (text: string, but: readonly Care[]) => boolean;
};

function readerOf(language: Language): LanguageReader {
  const words = WORDS[language];
  const { phrases, isUnspaced } = words;
  const find = Object.fromEntries(
    [...RISKS, ...CARES].map((kind) => [kind, phrasesOf(phrases[kind], words)]),
  ) as Readonly<Record<Risk | Care, Phrases>>; // one entry for each kind
  const harmless = phrasesOf(words.harmless, words);
  const leaving = wordsOf(words.leaving, words);
  const about = wordsOf(words.about, words);
  const signs = wordsOf(words.signs, words);
  const wish = wordsOf(words.wish, words);
  const statement = wordsOf(words.statement, words);
  const isDietExtreme = dietReckoner(words, WORDS.en);

  // The words before a match in its clause.
  const before = ({ text, index }: Found) => `${text.slice(0, index).split(/[.,]/).at(-1) ?? ''} `;
  // Whether the clause has a leaving word that applies to the match.
  const isLeaving = (clause: string) => {
    const word = [...leaving.find(clause)].at(-1);
    if (word === undefined) return false;
    const between = clause.slice(word.index + word.said.length);
    return !(WEAKLY_LEAVING.test(word.said) && NEW_CLAUSE.test(between));
  };
  const isRegretted = (found: Found) =>
    I_DID.test(before(found)) && REGRETS.test(found.text.slice(found.index + found.said.length));
  /** Whether the speaker stops the act. Outside English the stop verb is among the first words. */
  const isOwnStop = (clause: string) =>
    language === 'en'
      ? I_STOP.test(clause)
      : !isUnspaced &&
        [...leaving.find(clause)].some(
          ({ index, said }) =>
            OTHER_STOPS.test(said) && clause.slice(0, index).trim().split(' ').length <= 2,
        );
  /** Whether the context cancels a match: the act is stopped, held back or done less. */
  const isTurned = (found: Found) => {
    const clause = before(found);
    const isOther =
      ANOTHER_ACT.test(clause) &&
      !/ (?:never|not|without) /.test(clause) &&
      !/^ ?(?:\S*ing |beat (?!\S+ up))/.test(found.text.slice(found.index));
    if (GOES_ON.test(clause) || isOther) return false;
    return (
      isLeaving(clause) ||
      HELD_BACK.test(clause) ||
      LESS_AFTERWARDS.test(found.text.slice(found.index + found.said.length))
    );
  };
  /** Whether a match counts, after checks for stopping, regret, look-alikes and `about` words. */
  function isMeant(risk: Risk, found: Found): boolean {
    if (TURNED_BY_LEAVING.includes(risk) && isTurned(found)) return false;
    const isLeft = isRegretted(found) || LEAVES.test(found.text);
    if (LEFT_BEHIND.includes(risk) && isLeft) return false;
    if (SOUNDS_LIKE[risk]?.(found)) return false;
    return risk === 'other' || OF_ONESELF.test(` ${found.said} `) || !isOnlyAbout(risk, found);
  }
  /** Whether the act is only written about or helped with. For despair only close words count. */
  function isOnlyAbout(risk: Risk, found: Found): boolean {
    const clause = before(found);
    const after = found.text.slice(found.index + found.said.length);
    if (risk !== 'despair') return about.isIn(`${clause}${after}`);
    const [, next = ''] = NEXT_WORDS.exec(after) ?? [];
    return !I_FEEL.test(clause) && about.isIn(`${clause}${next} `);
  }
  const hasRisk = (risk: Risk, text: string) => {
    if (risk === 'eating' && isDietExtreme(text)) return true;
    for (const found of find[risk].find(text)) if (isMeant(risk, found)) return true;
    return false;
  };
  return {
    prepare: (text) => {
      const spelled =
        language === 'en'
          ? EN_SPELLINGS.reduce((rest, [said, word]) => rest.replace(said, word), text)
          : text;
      const own = isUnspaced ? withoutSpaces(spelled) : withoutIdioms(spelled);
      return language === 'en' ? own : harmless.takenOut(own);
    },
    risk: (text) => {
      const found = RISKS.find((risk) => hasRisk(risk, text));
      if (found !== 'other' || !ME_TOO.test(text)) return found;
      return RISKS.find((risk) => risk !== 'other' && hasRisk(risk, text)) ?? found;
    },
    isLeft: (text) =>
      !about.isIn(text) &&
      (LEAVES.test(text) ||
        LEFT_BEHIND.some((risk) =>
          [...find[risk].find(text)].some(
            (one) => isOwnStop(before(one)) || isRegretted(one) || HELD_BACK.test(before(one)),
          ),
        )),
    cares: (text) => CARES.filter((care) => find[care].isIn(text)),
    hasSign: (text) => signs.isIn(text.replace(SORE, ' ')),
    mayMatch: (text, but) =>
      [...RISKS, ...CARES.filter((care) => !but.includes(care))].some((kind) =>
        find[kind].isIn(text),
      ) ||
      signs.isIn(text) ||
      mayReckon(text) ||
      LEFT.test(text),
    isStatement: (text) => {
      const [first] = statement.find(text);
      return first !== undefined && first.index <= 2 && !wish.isIn(text);
    },
  };
}

const READERS = new Map<Language, LanguageReader>();
/** The reader of a language, created on first use. */
function reader(language: Language): LanguageReader {
  const known = READERS.get(language) ?? readerOf(language);
  READERS.set(language, known);
  return known;
}

/**
 * Whether `readSafety` may find something in one of the texts. It says no of none in which it does, and takes a fraction
 * of the time of reading them all. `language`: each of their words is known to be of it. `but`: cares that are known.
 */
export function mayHarm(
  texts: readonly string[],
  {
    language: known,
    but = [],
  }: { readonly language?: Language; readonly but?: readonly Care[] } = {},
): boolean {
  const byLanguage = new Map<Language, string[]>();
  for (const text of texts) {
    const plain = normalise(text);
    for (const language of known ? [known] : languagesOf(plain).languages)
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), plain]);
  }
  return [...byLanguage].some(([language, plains]) => {
    const { prepare, mayMatch } = reader(language);
    return mayMatch(prepare(plains.join('.')), but);
  });
}

/** Checks a text that a person or a model wrote. `known`: every word of it is known to be of this language. */
export function readSafety(text: string, known?: Language): SafetyReading {
  const plain = normalise(text);
  const { languages, isSure } = known ? { languages: [known], isSure: true } : languagesOf(plain);
  const likeliest = languages[0] ?? LANGUAGES[0];
  const read = languages.map((language) => {
    const { prepare, risk, cares } = reader(language);
    const prepared = prepare(plain);
    return { language, prepared, risk: risk(prepared), cares: cares(prepared) };
  });
  const risky = read.find(({ risk }) => risk !== undefined);
  const cares = CARES.filter((care) => read.some((one) => one.cares.includes(care)));
  const language = !isSure && risky ? risky.language : likeliest;
  const own = read[0]?.prepared ?? reader(likeliest).prepare(plain);
  const isLeft = risky === undefined && reader(likeliest).isLeft(own);
  const isUnsure = risky === undefined && (isLeft || reader(likeliest).hasSign(own));
  return { ...(risky?.risk && { risk: risky.risk }), cares, isUnsure, isLeft, language };
}

/** Whether a text only describes a state ("nobody likes me") and contains no word of wanting. */
export function isStatement(text: string): boolean {
  const plain = normalise(text);
  const own = reader(languagesOf(plain).languages[0] ?? LANGUAGES[0]);
  return own.isStatement(own.prepare(plain));
}
