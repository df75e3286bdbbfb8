import type { Topic } from '#mentor/library/topic.ts';
import { SHELVES } from './lists.ts';

const HEAD = `// biome-ignore-all format: one topic a line.
// Made from the topic files by \`node scripts/library-index.mjs\`; a test says when it is out of date.
import type { TopicRoute } from './topic.ts';

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
    words,
    subs: subs.map((sub) => ({
      id: sub.id,
      name: sub.name,
      words: sub.words,
      ...(sub.subjects && { subjects: sub.subjects }),
    })),
  };
  const load = `async () => (await import('${file}')).${key}`;
  return `  ${JSON.stringify(route).slice(0, -1)},"load":${load}},\n`;
}
