import type { Config } from './config.ts';

/** Given as HOST, these open the door to everybody and are nobody's address. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];
const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

const EXPOSED_DATABASE =
  'The database is reached without TLS: everything travels unprotected on that network (?sslmode=verify-full protects it).';

/** Where this machine opens what `address` may only listen on. */
export function openableAddress(address: string): string {
  const url = new URL(address);
  if (EVERY_ADDRESS.includes(url.hostname)) url.hostname = '127.0.0.1';
  return url.origin;
}

type Opened = { readonly address: string; readonly isFolderOpen: boolean };

/** What the operator reads once the server is open; `address` is PUBLIC_URL with the port it got. */
export function openingLines(
  { publicUrl, dataDir, isDatabaseExposed, ...mentor }: Config,
  { address, isFolderOpen }: Opened,
): readonly string[] {
  const folder = `Other users of this machine can look into ${dataDir}; chmod 700 closes it.`;
  const lines = [
    `Duskgate is open at ${openableAddress(address)}`,
    ...networkLines(publicUrl),
    ...(isDatabaseExposed ? [EXPOSED_DATABASE] : []),
    ...mentorLines(mentor),
  ];
  return isFolderOpen ? [...lines, folder] : lines;
}

function networkLines(publicUrl: string): readonly string[] {
  const { hostname, protocol } = new URL(publicUrl);
  if (EVERY_ADDRESS.includes(hostname)) {
    return ['People on other machines can sign in once PUBLIC_URL is the address they open it at.'];
  }
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return [];
  return ['This is plain http: passwords travel unprotected on that network.'];
}

type MentorSettings = Pick<Config, 'mentorApiUrl' | 'mentorApiKey' | 'mentorModel'>;

/** Without a model everything works; half of one is a mistake somebody should hear of. */
function mentorLines({ mentorApiUrl, mentorApiKey, mentorModel }: MentorSettings): string[] {
  const set = [mentorApiUrl, mentorApiKey, mentorModel].filter((value) => value !== undefined);
  if (set.length === 0) return [];
  if (set.length < 3) {
    return [
      'The mentor has no model: MENTOR_API_URL, MENTOR_API_KEY and MENTOR_MODEL belong together.',
    ];
  }
  const isPlain = mentorApiUrl?.startsWith('http:');
  return isPlain ? ['The mentor is asked over plain http, at a private address.'] : [];
}
