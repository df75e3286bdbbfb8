import { plainEvidence } from '#mentor/library/testing/plain-words.ts';
import type { Evidence, Topic, TopicRoute } from '#mentor/library/topic.ts';
import { planningOf } from '#mentor/planner/testing/any-planning.ts';

type SampleSub = { readonly id: string; readonly words: string; readonly subjects?: string };

/** A small library, so that the tests of the machine do not change with the words of the real one. */
function route(
  id: string,
  shelf: Topic['shelf'],
  words: Evidence,
  subs: readonly SampleSub[] = [{ id: 'first', words: `${id}first` }],
): TopicRoute {
  const topic = [...planningOf(id.length).terms.topics.values()][0] as Topic; // four topics are made
  const named = subs.map(({ id: sub, words: objects, subjects }) => ({
    id: sub,
    name: sub,
    words: plainEvidence({ objects }),
    ...(subjects && {
      subjects: Object.fromEntries(
        subjects.split(' ').map((one) => [one, { words: one.toLowerCase() }]),
      ),
    }),
  }));
  const quests = (sub: string, at: number) =>
    (topic.subs[at % 4]?.quests ?? []).map((mould) => ({
      ...mould,
      id: `${id}-${sub}-${mould.id}`,
      not: [],
      needs: [],
    }));
  return {
    id,
    shelf,
    name: id,
    words: plainEvidence(words),
    subs: named,
    load: async () => ({
      ...topic,
      id,
      shelf,
      name: id,
      words,
      subs: named.map((sub, at) => ({ ...sub, quests: quests(sub.id, at) })),
    }),
  };
}

export const SAMPLE_ROUTES: readonly TopicRoute[] = [
  route('running', 'move', {
    objects: 'running, 5k, 10k, half marathon',
    verbs: 'run, jog',
    not: 'run a business',
  }),
  route('swimming', 'move', { objects: 'swimming, pool, lengths', verbs: 'swim' }, [
    { id: 'crawl', words: 'front crawl, crawl' },
    { id: 'breaststroke', words: 'breaststroke' },
  ]),
  route('golf', 'move', { objects: 'golf, putting, fairway' }),
  route('garden', 'hands', { objects: 'garden, allotment, tomatoes', verbs: 'grow, sow' }),
  route(
    'languages',
    'learn',
    { objects: 'language, vocabulary, finnish, welsh, polish', not: 'polish my, nail polish' },
    [{ id: 'words', words: 'flash cards', subjects: 'Finnish Welsh Polish' }],
  ),
  route('instruments', 'sound', { objects: 'guitar, piano, harp, drums', verbs: 'play, strum' }),
  route('tobacco', 'body', { objects: 'smoking, cigarettes', verbs: 'smoke' }),
  route('screens', 'home', { objects: 'phone, scrolling, less time on phone' }),
  route('saving', 'money', { objects: 'savings, rainy day fund, spend less', verbs: 'save' }),
  route('pets', 'people', { objects: 'dog, puppy, loose lead', context: 'lead, walk' }),
  route('cooking', 'hands', { objects: 'cooking, dinner, 30 minutes', verbs: 'cook' }),
  route('children', 'people', { objects: 'my son, son' }),
  route('weight', 'body', { objects: 'weight, belly' }),
  route('reading', 'learn', { objects: 'books, novel, reading, read pages', verbs: 'read' }),
];
