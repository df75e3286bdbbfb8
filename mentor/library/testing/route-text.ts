import type { Evidence, SubTopic, TopicQuests, TopicWords } from '#mentor/library/topic.ts';
import { UNSERVED } from '#mentor/library/unserved.ts';
import { SHELVES } from './lists.ts';
import { plainEvidence } from './plain-words.ts';

const HEAD = `// biome-ignore-all format: one topic a line.
// Made from the words files by \`node scripts/library-index.mjs\`; a test says when it is out of date.
import type { Evidence, TopicQuests, TopicRoute } from './topic.ts';

/** A tilde stands for a word that the phrase before begins with, too. */
function whole(text: string): string {
  let words: readonly string[] = [];
  const phrases = text.split(',').map((phrase) => {
    const rest = phrase.replaceAll('~', '');
    words = [...words.slice(0, phrase.length - rest.length), ...rest.split(' ')];
    return words.join(' ');
  });
  return phrases.join(',');
}

function wordsIn(packed: Evidence): Evidence {
  const lists = Object.entries(packed).map(([kind, text]) => [kind, whole(text)]);
  return { objects: '', ...Object.fromEntries(lists) };
}

/** Things that no topic is about, yet. */
export const UNSERVED_WORDS: Evidence = wordsIn(${JSON.stringify(packedEvidence(UNSERVED))});

type Indexed = Omit<TopicRoute, 'load'> & { readonly quests: () => Promise<TopicQuests> };

/** Subjects are called as they are written. */
function named(names: string): NonNullable<TopicRoute['subs'][number]['subjects']> {
  return Object.fromEntries(names.split(',').map((name) => [name, { words: name.toLowerCase() }]));
}

/** The words of a topic are here, its quests are fetched. */
function route({ quests, ...packed }: Indexed): TopicRoute {
  const words = {
    ...packed,
    words: wordsIn(packed.words),
    subs: packed.subs.map((sub) => ({ ...sub, words: wordsIn(sub.words) })),
  };
  const load = async () => {
    const topic = await quests();
    const subs = words.subs.map((sub, at) => ({ quests: [], ...sub, ...topic.subs[at] }));
    return { ...topic, ...words, subs };
  };
  return { ...words, load };
}

const INDEX: readonly Indexed[] = [
`;
const FOOT = `];

export const TOPIC_ROUTES: readonly TopicRoute[] = INDEX.map(route);
`;

/** Phrases that begin alike stand side by side: their common words are written once, which is 2 % less to fetch. */
function packedEvidence(evidence: Evidence): Partial<Evidence> {
  const lists = Object.entries(plainEvidence(evidence)).map(([kind, text]) => [kind, packed(text)]);
  return Object.fromEntries(lists);
}

function packed(text: string): string {
  const phrases = text.split(',').map((phrase) => phrase.split(' '));
  return phrases
    .map((words, at) => {
      const before = phrases[at - 1] ?? [];
      const other = words.findIndex((word, place) => word !== before[place]);
      const shared = Math.min(other === -1 ? words.length : other, words.length - 1);
      return `${'~'.repeat(shared)}${words.slice(shared).join(' ')}`;
    })
    .join(',');
}

/** A topic file has no dot in its name: `running.ts`, beside it `running.words.ts` and what else it is made of. */
const TOPIC_FILE = /^[a-z-]+\.ts$/;

/** The text of routes.ts, as the words files have it now. */
export async function routesText(
  library: string,
  filesIn: (folder: string) => readonly string[],
): Promise<string> {
  const files = SHELVES.flatMap((shelf) =>
    filesIn(`${library}/${shelf}`)
      .filter((name) => TOPIC_FILE.test(name))
      .toSorted()
      .map((name) => `${shelf}/${name}`),
  );
  const lines = await Promise.all(
    files.map(async (file) => {
      const topics: Record<string, TopicQuests> = await import(
        /* @vite-ignore */ `${library}/${file}`
      );
      const words: Record<string, TopicWords> = await import(
        /* @vite-ignore */ `${library}/${wordsFile(file)}`
      );
      return Object.entries(topics).map(([key, topic]) =>
        routeLine(
          topic,
          wordsOf(topic, words[`${key}_WORDS`]),
          `(await import('./${file}')).${key}`,
        ),
      );
    }),
  );
  return `${HEAD}${lines.flat().join('')}${FOOT}`;
}

function wordsFile(topicFile: string): string {
  return topicFile.replace(/\.ts$/, '.words.ts');
}

/** The words of a topic, if they are of the same parts in the same order. */
function wordsOf({ id, subs }: TopicQuests, words: TopicWords | undefined): TopicWords {
  const parts = subs.map((sub) => sub.id).join(', ');
  if (words === undefined || Object.keys(words.subs).join(', ') !== parts) {
    throw new Error(`The words of ${id} are not those of its parts: ${parts}`);
  }
  return words;
}

function routeLine({ id, shelf }: TopicQuests, { name, words, subs }: TopicWords, load: string) {
  const route = {
    id,
    shelf,
    name,
    words: packedEvidence(words),
    subs: Object.entries(subs).map(([sub, part]) => ({
      id: sub,
      name: part.name,
      words: packedEvidence(part.words),
      ...(part.subjects && { subjects: subjectNames(part.subjects).join(',') }),
    })),
  };
  const text = JSON.stringify(route).replace(/"subjects":("[^"]*")/g, '"subjects":named($1)');
  return `  ${text.slice(0, -1)},"quests":async () => ${load}},\n`;
}

/** The index has their names alone. */
function subjectNames(subjects: NonNullable<SubTopic['subjects']>): readonly string[] {
  const other = Object.entries(subjects).find(([name, { words }]) => words !== name.toLowerCase());
  if (other) throw new Error(`A subject has other words than its name: ${other[0]}`);
  return Object.keys(subjects);
}
