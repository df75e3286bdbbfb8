import { TOPIC_ROUTES, UNSERVED_WORDS } from '#mentor/library/routes.ts';
import { knownToFamilies } from '#mentor/shapes/family-words.ts';
import { type EvidenceIndex, evidenceIndex } from './evidence-index.ts';

let index: EvidenceIndex | undefined;

/** The words of all topics of the library. Made when it is first needed: they are thousands. */
export function libraryIndex(): EvidenceIndex {
  index ??= evidenceIndex(TOPIC_ROUTES, {
    ...UNSERVED_WORDS,
    objects: `${UNSERVED_WORDS.objects},${knownToFamilies()}`,
  });
  return index;
}
