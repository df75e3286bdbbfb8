import { readAnswer } from './history/lost-entries.ts';
import { openUserHistory, startHistoryJob } from './history/user-history.ts';
import { readDocument } from './machine/read-reply.ts';
import { reportOf } from './report.ts';
import { eraseFormerUser, openTextStore } from './storage/text-store.ts';

/**
 * What parses the server's replies, and the store for the few browsers without IndexedDB: loaded
 * together as one file of the build, because no paint waits for it.
 */
export const SERVER_DATA = {
  eraseFormerUser,
  openTextStore,
  openUserHistory,
  readAnswer,
  readDocument,
  reportOf,
  startHistoryJob,
};
