import type { RenewalEdit } from '#rules/quest/quest.ts';

export const RENEWAL_WORDS: Readonly<Record<RenewalEdit, string>> = {
  default: 'As in my settings',
  ask: 'Ask me',
  dawn: 'At dawn',
  never: 'Never',
};
