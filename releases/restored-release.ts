import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import { end, launchNode, temporaryFolder } from '#server/testing/running-server.ts';
import { type Place, signIn } from './device.ts';
import {
  type ExpectedAccount,
  type FixtureEngine,
  readExpected,
  restoreFixture,
} from './fixture.ts';
import { adding, command, moment, plan } from './play/command.ts';
import { figuresOf, readServed } from './served-data.ts';

export const ENGINES: readonly FixtureEngine[] = ['sqlite', 'postgres'];

/** It goes with the test, after the servers that were opened in it. */
export function folderForTest(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** The restored database of a release, and how to start a program on it. */
export async function restored(version: string, engine: FixtureEngine) {
  const folder = folderForTest();
  const dataDir = join(folder, 'data');
  const databaseUrl = engine === 'postgres' ? await freshPostgresUrl() : '';
  await restoreFixture(version, engine, databaseUrl || dataDir);
  const { authSecret: AUTH_SECRET } = readExpected(version);
  const environment = { AUTH_SECRET, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const launch = (program: string) => launchNode([program], folder, environment);
  const open = async (program: string): Promise<Place> => {
    const server = launch(program);
    onTestFinished(() => end(server));
    return { address: await server.opened, clockShiftMs: 0 };
  };
  return { launch, open };
}

/** Signs in, and tells what the server says of the account apart from what it serves. */
export async function visit(place: Place, { email, password, displayName }: ExpectedAccount) {
  const device = await signIn(place, { email, password });
  const { position, log, ...served } = await readServed(device);
  const figures = figuresOf({ document: served.document, log });
  const account = { email, password, displayName, uid: device.uid, ...position, ...figures };
  return { device, account, served };
}

export function newQuest(questId: string) {
  return command(adding(questId, plan({ title: 'After the upgrade' })), moment(364, 1_200));
}
