/** As much of the package as the test kit uses; it has no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  type Account = {
    readonly accountId: string;
    readonly claims: () => Promise<Readonly<Record<string, unknown>>>;
  };
  type Configuration = Readonly<Record<string, unknown>> & {
    readonly findAccount: (context: unknown, login: string) => Promise<Account>;
  };
  // biome-ignore lint/style/noDefaultExport: so it is exported
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
  }
}
