import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { readDocument } from '#server/documents/read-document.ts';
import type { Config } from '#server/startup/config.ts';
import { freshConfig, serverAt, temporaryDataDir } from '#server/testing/both-engines.ts';
import { aUserWithHistory, noonClock } from '#server/testing/user-with-history.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const HEADER = '{"duskgate":"backup","version":2}';

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  let config: Config;
  let userId: string;
  let file: string;
  let lines: readonly string[];

  beforeAll(async () => {
    config = await freshConfig(engine);
    const server = await serverAt(config);
    userId = await aUserWithHistory(server);
    await server.db
      .insertInto('passkeys')
      .values({
        id: 'k1',
        user_id: userId,
        name: 'Phone',
        credential_id: 'c1',
        public_key: 'p1',
        counter: 4_294_967_295,
        transports: 'internal',
        created_at: '2026-11-16T12:00:00.000Z',
      })
      .execute();
    await server.close();
    file = join(temporaryDataDir(), 'duskgate.backup');
    await backUp(config, file);
    lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  });

  async function refusalOf(content: Buffer): Promise<unknown> {
    const broken = join(temporaryDataDir(), 'broken');
    writeFileSync(broken, content);
    const failure = await restore(config, broken).catch((cause: unknown) => cause);
    return failure instanceof Error ? failure.message.replace(`${broken} `, '') : failure;
  }
  async function standing() {
    const server = await serverAt(config);
    const { rev, epoch } = await readDocument(server, noonClock, userId);
    await server.close();
    return { rev, epoch };
  }
  const zipped = (some: readonly string[]) => gzipSync(`${some.join('\n')}\n`);

  test('[SEC60] a backup ends with its version and the number of rows of each table', () => {
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      duskgate: 'backup-end',
      version: 2,
      rows: {
        users: 1,
        accounts: 0,
        passkeys: 1,
        game_data: 1,
        game_commands: 5,
        refused_commands: 0,
        daily_activities: 1,
        quest_sessions: 1,
        user_records: 1,
      },
    });
  });

  test('[SEC72] [SEC60] an encrypted backup shows nothing, opens with its passphrase alone and is restored', async () => {
    const folder = temporaryDataDir();
    const sealed = join(folder, 'sealed');
    const withPassphrase = { ...config, backupPassphraseFile: join(folder, 'passphrase') };
    const stranger = { ...config, backupPassphraseFile: join(folder, 'other') };
    writeFileSync(withPassphrase.backupPassphraseFile, 'nine lanterns by the gate\n');
    writeFileSync(stranger.backupPassphraseFile, 'eight lanterns by the gate\n');
    expect(await backUp(withPassphrase, sealed)).toBe(`1 hunters are in ${sealed}, encrypted`);
    const bytes = readFileSync(sealed);
    expect(bytes.subarray(0, 28).toString()).toBe('DUSKGATE-BACKUP-ENCRYPTED-1\n');
    expect(() => gunzipSync(bytes)).toThrow();

    const before = await standing();
    await expect(restore(config, sealed)).rejects.toThrow(
      `${sealed} is encrypted; set DUSKGATE_BACKUP_PASSPHRASE_FILE`,
    );
    await expect(restore(stranger, sealed)).rejects.toThrow('the passphrase is not the one');
    expect(await standing()).toEqual(before);
    expect(await restore(withPassphrase, sealed)).toMatch(/ rows of 1 hunters are back/);
    expect((await standing()).rev).toBe(before.rev);
    expect(await restore(withPassphrase, file)).toMatch(/ rows of 1 hunters are back/); // one that is not encrypted
  });

  test('[SEC60] a backup cut after any of its lines is refused, and nothing is written', async () => {
    const before = await standing();
    for (let kept = 1; kept < lines.length; kept += 1) {
      expect(await refusalOf(zipped(lines.slice(0, kept)))).toBe(
        'is not whole: its end is missing',
      );
    }
    expect(await standing()).toEqual(before);
  });

  test('[SEC60] a backup that lost, gained or changed lines is refused, and nothing is written', async () => {
    const before = await standing();
    const missing = 'is damaged: rows are missing or unknown';
    const unreadable = 'is damaged: a line of it cannot be read';
    const broken: [string, Buffer][] = [
      [missing, zipped(lines.toSpliced(3, 1))],
      [missing, zipped(lines.toSpliced(3, 0, lines[3] ?? ''))],
      [missing, zipped([HEADER, '{"table":"server_facts","row":{}}'])],
      ['goes on after its end', zipped([...lines, lines[1] ?? ''])],
      [unreadable, zipped(lines.with(2, '{'))],
      [unreadable, zipped(lines.with(2, '[]'))],
      ['is no Duskgate backup', zipped(['{"other":1}'])],
      [
        'is a backup of another format than version 2',
        zipped(['{"duskgate":"backup","version":1}']),
      ],
      ['is not whole: its end is missing', gzipSync('')],
      ['is cut or damaged', readFileSync(file).subarray(0, -20)],
      ['is cut or damaged', Buffer.from('not even compressed')],
    ];
    for (const [sentence, content] of broken) {
      expect(await refusalOf(content)).toBe(sentence);
    }
    expect(await standing()).toEqual(before);
  });

  test('[SI18] [SEC60] passkeys come back with a backup, and one of a build without passkeys is read', async () => {
    const { duskgate, version, rows } = JSON.parse(lines.at(-1) ?? '');
    const { passkeys: _later, ...known } = rows;
    const older = lines
      .slice(0, -1)
      .filter((line) => !line.startsWith('{"table":"passkeys"'))
      .concat(JSON.stringify({ duskgate, version, rows: known }));
    const elsewhere = join(temporaryDataDir(), 'older');
    writeFileSync(elsewhere, zipped(older));
    const stored = async () => {
      const server = await serverAt(config);
      const found = await server.db.selectFrom('passkeys').selectAll().execute();
      await server.close();
      return found;
    };
    const before = await stored();
    expect(before).toHaveLength(1);
    expect(await restore(config, elsewhere)).toMatch(/ rows of 1 hunters are back/);
    expect(await stored()).toEqual([]);
    expect(await restore(config, file)).toMatch(/ rows of 1 hunters are back/);
    expect(await stored()).toEqual(before);
  });

  test('[SEC60] a row the database refuses undoes the whole restore', async () => {
    const before = await standing();
    const nameless = lines.map((line) => line.replace(/"email":"[^"]+"/, '"email":null'));
    await expect(refusalOf(zipped(nameless))).resolves.toMatch(/null/i);
    expect(await standing()).toEqual(before);
  });
});

test('[SEC60] a backup that is cut or missing does not even make an empty database', async () => {
  const config = await freshConfig('sqlite');
  const file = join(temporaryDataDir(), 'cut');
  await expect(restore(config, file)).rejects.toThrow(`${file} does not exist`);
  writeFileSync(file, gzipSync(`${HEADER}\n`));
  await expect(restore(config, file)).rejects.toThrow('is not whole');
  expect(existsSync(config.dataDir)).toBe(false);
});

test.each([
  ['a file open to all', (unfinished: string) => writeFileSync(unfinished, 'old', { mode: 0o666 })],
  ['a link to elsewhere', (unfinished: string, other: string) => symlinkSync(other, unfinished)],
])('[SEC59] a backup is for its owner alone, whatever lies in its way: %s', async (_what, lay) => {
  const config = await freshConfig('sqlite');
  await (await serverAt(config)).close();
  const folder = temporaryDataDir();
  const [file, other] = [join(folder, 'duskgate.backup'), join(folder, 'other')];
  writeFileSync(other, 'untouched');
  lay(`${file}.unfinished`, other);

  await backUp(config, file);

  expect(lstatSync(file).isFile()).toBe(true);
  expect(lstatSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(other, 'utf8')).toBe('untouched');
  expect(readdirSync(folder).sort()).toEqual(['duskgate.backup', 'other']);
});
