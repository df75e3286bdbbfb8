import type { Topic } from '#mentor/library/topic.ts';
import { UNSERVED } from '#mentor/library/unserved.ts';
import { SHELVES } from './lists.ts';
import { plainEvidence, plainList } from './plain-words.ts';

const HEAD = `// biome-ignore-all format: one topic a line.
// Made from the topic files by \`node scripts/library-index.mjs\`; a test says when it is out of date.
import type { Evidence, TopicRoute } from './topic.ts';

/** Things that no topic is about, yet. */
export const UNSERVED_WORDS: Evidence = ${JSON.stringify(plainEvidence(UNSERVED))};

export const TOPIC_ROUTES: readonly TopicRoute[] = [
`;

/** The text of routes.ts, as the topic files have it now. */
export async function routesText(
  library: string,
  filesIn: (folder: string) => readonly string[],
): Promise<string> {
  const files = SHELVES.flatMap((shelf) =>
    filesIn(`${library}/${shelf}`)
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => ({ shelf, name })),
  );
  const lines = await Promise.all(
    files.map(async ({ shelf, name }) => {
      const module: Record<string, Topic> = await import(
        /* @vite-ignore */ `${library}/${shelf}/${name}`
      );
      return Object.entries(module).map(([key, topic]) =>
        routeLine(topic, key, `./${shelf}/${name}`),
      );
    }),
  );
  return `${HEAD}${lines.flat().join('')}];\n`;
}

function routeLine({ id, shelf, name, words, subs }: Topic, key: string, file: string): string {
  const route = {
    id,
    shelf,
    name,
    words: plainEvidence(words),
    subs: subs.map((sub) => ({
      id: sub.id,
      name: sub.name,
      words: plainEvidence(sub.words),
      ...(sub.subjects && {
        subjects: Object.fromEntries(
          Object.entries(sub.subjects).map(([name, subject]) => [
            name,
            { words: plainList(subject.words) },
          ]),
        ),
      }),
    })),
  };
  const load = `async () => (await import('${file}')).${key}`;
  return `  ${JSON.stringify(route).slice(0, -1)},"load":${load}},\n`;
}
