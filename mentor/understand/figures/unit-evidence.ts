import type { UnitEvidence } from '#mentor/understand/score.ts';
import type { Figures } from './figures.ts';

function heavyEvidence(text: string): UnitEvidence {
  if (/\b(?:lose|losing|lost|drop|shed|gain|gained|get rid of|put on|get down|weigh)\b/.test(text))
    return [['weight', 3]];
  const isLifted = /\b(?:bench|squat|deadlift|press|snatch|lift|jerk)\w*\b/.test(text);
  return isLifted ? [['strength', 4.5]] : [];
}

const SAVES = /\bsav(?:e|ing)\b|\bput\b.*\b(?:each|every|a|per) (?:month|week)\b/;

/** Numbers that speak for a topic: kilograms to lose, kilometres in a time. */
export function unitEvidence({ amount, money, underMinutes }: Figures, text: string): UnitEvidence {
  const unit = amount?.unit ?? '';
  if (unit === 'g of protein') return [['eating', 4.5]];
  if (/^(?:kg|kgs|kilos?|pounds?|lbs?|stones?)$/.test(unit)) return heavyEvidence(text);
  if (/^(?:km|miles?)$/.test(unit) && underMinutes !== undefined) return [['running', 1.8]];
  if (/^steps$/.test(unit) && (amount?.n ?? 0) >= 1_000) return [['walking', 1.8]];
  if (/^(?:books?|pages)$/.test(unit)) return [['reading', 1]];
  return money !== undefined && SAVES.test(text) ? [['saving', 1.8]] : [];
}
