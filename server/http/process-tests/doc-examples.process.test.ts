import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { onBothServers } from '#server/testing/test-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The one example of a page, in that language. */
function exampleIn(page: string, language: string): string {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const found = [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

onBothServers((server) => {
  test('[AP5] the example of docs/api.md does what it says, twice with one effect', async () => {
    const user = await server().hunter('reader-of-docs');
    const { token } = await user.program('quests:read', 'quests:write', 'complete');
    const env = { ...process.env, DUSKGATE: user.address, TOKEN: token };
    const example = exampleIn('api.md', 'sh').replace(/^export .*\n/, '');
    for (let time = 0; time < 2; time += 1) {
      const { stdout } = await run('sh', ['-e', '-c', example], { env });
      expect(stdout).toContain('"cleared":1,"due":1,"isAllDone":true');
    }
    expect(await user.logKeys()).toHaveLength(2);
  });

  test('[AP8] the example of docs/assistant.md proposes a quest', async () => {
    const user = await server().hunter('reader-of-doors');
    const { token } = await user.program('quests:read');
    const env = { ...process.env, DUSKGATE: user.address, TOKEN: token };
    const file = join(ROOT, `.example-${process.pid}.mjs`); // beside node_modules, which it imports from
    writeFileSync(file, exampleIn('assistant.md', 'js'));
    try {
      const { stdout } = await run(process.execPath, [file], { env });
      expect(JSON.parse(stdout)).toMatchObject({ status: 'proposed' });
    } finally {
      rmSync(file);
    }
  });
});
