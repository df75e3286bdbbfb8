import { linearModel } from '#mentor/classifier/linear-model.ts';
import { TOPIC_ROUTES, UNSERVED_WORDS } from '#mentor/library/routes.ts';
import { knownToFamilies } from '#mentor/shapes/family-words.ts';
import { type EvidenceIndex, evidenceIndex } from './evidence-index.ts';
import { WEIGHTS } from './topic-model/weights.ts';

let index: EvidenceIndex | undefined;

/** The index of all topics of the library, built on first use because it holds thousands of phrases. */
export function libraryIndex(): EvidenceIndex {
  index ??= {
    ...evidenceIndex(TOPIC_ROUTES, {
      ...UNSERVED_WORDS,
      objects: `${UNSERVED_WORDS.objects},${knownToFamilies()}`,
    }),
    topicProbabilities: linearModel(WEIGHTS),
  };
  return index;
}
