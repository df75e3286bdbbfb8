import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { type Hunter, MAX_NAME_LENGTH } from './hunter.ts';

/** A blank name is no name: the hunter keeps the old one. */
export function renameHunter(hunter: Hunter, name: string): Hunter {
  const kept = cutText(cleanLine(name), MAX_NAME_LENGTH).trim();
  return isBlank(kept) || kept === hunter.name ? hunter : { ...hunter, name: kept };
}
