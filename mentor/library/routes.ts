// biome-ignore-all format: one topic a line.
// Made from the topic files by `node scripts/library-index.mjs`; a test says when it is out of date.
import type { TopicRoute } from './topic.ts';

export const TOPIC_ROUTES: readonly TopicRoute[] = [
];
