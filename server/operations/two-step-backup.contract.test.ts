import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeAt, stepAt } from '#server/auth/totp/codes.ts';
import type { Engine } from '#server/database/database.ts';
import { aHunter, anAccountsKit, GOOD_PASSWORD, SECRET } from '#server/testing/accounts-kit.ts';
import { freshConfig, serverAt, temporaryDataDir } from '#server/testing/both-engines.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  test('[SI34] [SEC60] a restore switches the second step off for nobody; under another secret recovery codes work', async () => {
    const config = await freshConfig(engine);
    const before = await serverAt(config);
    const { accounts, clock } = await anAccountsKit(before, { hasMail: true });
    const { caller, email } = await aHunter(accounts);
    const started = await accounts.twoStep.start(caller, GOOD_PASSWORD, {});
    const secret = started.ok ? started.value.secret : '';
    const code = () => codeAt(secret, stepAt(clock.nowMs()));
    const confirmed = await accounts.twoStep.confirm(caller, code(), {});
    const [recovery = ''] = confirmed.ok ? confirmed.value : [];
    accounts.requestReset(email);
    await accounts.mailsQueued();
    await before.close();
    const file = join(temporaryDataDir(), 'duskgate.backup');
    await backUp(config, file);
    await restore(config, file);

    const after = await serverAt(config);
    clock.pass(30_000);
    const enter = async (typed: string | undefined, kitSecret: string) => {
      const kit = await anAccountsKit(after, { clock, secret: kitSecret });
      const entered = await kit.accounts.signIn({ email, password: GOOD_PASSWORD, code: typed });
      return entered.ok ? 'in' : entered.failure.kind;
    };
    expect(await enter(undefined, SECRET)).toBe('code-needed');
    expect(await enter(code(), SECRET)).toBe('in');
    clock.pass(30_000);
    expect(await enter(code(), `${SECRET}!`)).toBe('wrong-code');
    expect(await enter(recovery, `${SECRET}!`)).toBe('in');
    expect(await after.db.selectFrom('mails').select('id').execute()).toEqual([]);
    await after.close();
  });
});
