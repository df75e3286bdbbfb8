import { test as base } from '@playwright/test';
import { freePort } from '#server/testing/free-port.mjs';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
} from '#server/testing/identity-provider.ts';
import { launchBuilt, stop, temporaryFolder } from '#server/testing/running-server.ts';

const LIMITS = 'authPerMinutePerAddress=6000,authPerMinuteTotal=6000';

type ManyWays = { readonly origin: string; readonly provider: IdentityProvider };

/** Stories with every way to sign in: a server of their own at a name, and a real provider beside it. */
export const test = base.extend<{ server: ManyWays }>({
  server: async ({ playwright: _ }, use) => {
    const folder = temporaryFolder();
    const PORT = String(await freePort());
    const origin = `http://localhost:${PORT}`; // browsers make passkeys for names only
    const provider = await startIdentityProvider([origin]);
    const running = launchBuilt(folder.path, {
      PORT,
      PUBLIC_URL: origin,
      DUSKGATE_LIMITS: LIMITS,
      DUSKGATE_PASSKEYS: 'on',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_LABEL: 'Home',
    });
    await running.opened;
    await use({ origin, provider });
    await stop(running);
    await provider.close();
    folder.remove();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
