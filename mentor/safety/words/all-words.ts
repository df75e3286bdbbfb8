import type { Language, SafetyWords } from '#mentor/safety/categories.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { TR } from './tr.ts';
import { UK } from './uk.ts';
import { ZH } from './zh.ts';

/** The word lists. No native speaker has reviewed those other than English (docs/gate.md). */
export const WORDS: Readonly<Record<Language, SafetyWords>> = {
  en: EN,
  es: ES,
  pt: PT,
  fr: FR,
  de: DE,
  it: IT,
  pl: PL,
  ru: RU,
  uk: UK,
  tr: TR,
  ar: AR,
  hi: HI,
  zh: ZH,
  ja: JA,
  ko: KO,
};
