// Builds the container image: npm run image [-- --builder docker|podman|buildah --base IMAGE --tag NAME]
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { onPath } from './debian-packages.mjs';
import { npmCommand } from './prepare.mjs';
import { isForImage, packageName, productionPackages } from './production-packages.mjs';
import { orEndWithOneLine, ROOT, run, say } from './run.mjs';

/** @typedef {'docker' | 'podman' | 'buildah'} Builder */

/** @type {readonly Builder[]} */
const BUILDERS = ['docker', 'podman', 'buildah'];
const NO_BUILDER =
  'There is no container builder here: install docker, podman or buildah. Without a container, npm start serves the same.';
/** A builder that cannot start containers of its own still has this, as root and as any user. */
const ENVIRONMENT = { BUILDAH_ISOLATION: 'chroot' };
const START_MS = 60_000;
const ask = promisify(execFile);

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

await orEndWithOneLine(async () => {
  const { values } = parseArgs({
    options: {
      builder: { type: 'string' },
      base: { type: 'string' },
      tag: { type: 'string', default: `duskgate:${version}` },
    },
  });
  const builder = await findBuilder(values.builder);
  const { tag, base } = values;
  const startedAtMs = performance.now();
  say(`Building ${tag} with ${builder}...`);
  await build(builder, tag, base);
  say(`Built in ${seconds(performance.now() - startedAtMs)}, ${await sizeOf(builder, tag)}`);
  say(`The list of its packages (CycloneDX) is ${await writePackageList()}`);
  say(`It is open ${seconds(await startTime(builder, tag))} after its start`);
});

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * The builder that was named, or the first that answers: docker is often installed where its engine does not run.
 * @param {string | undefined} named
 * @returns {Promise<Builder>}
 */
async function findBuilder(named) {
  const candidates = BUILDERS.filter((name) => named === undefined || name === named);
  for (const name of candidates.filter((candidate) => onPath(candidate))) {
    const isThere = await ask(name, ['version'], { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  throw new Error(NO_BUILDER);
}

/**
 * @param {Builder} builder
 * @param {string} tag
 * @param {string | undefined} base
 */
async function build(builder, tag, base) {
  const args = [
    'build',
    '--file',
    'Containerfile',
    ...['--tag', tag, '--tag', 'duskgate:local'],
    ...(base ? ['--build-arg', `BASE=${base}`] : []),
    ...(builder === 'docker' ? [] : ['--format', 'docker', '--layers']), // the other format has no health check
    '.',
  ];
  await run(`Building ${tag}`, builder, args, { env: ENVIRONMENT });
}

/**
 * @param {Builder} builder
 * @param {string} tag
 */
async function sizeOf(builder, tag) {
  const { stdout } = await ask(builder, ['images', '--format', '{{.Size}}', tag]);
  return stdout.trim().split('\n')[0];
}

/**
 * @typedef {{ 'bom-ref': string, name: string }} Part
 * @typedef {{
 *   metadata: { component: Part },
 *   components: Part[],
 *   dependencies: { ref: string, dependsOn: string[] }[],
 * }} PackageList
 */

/** Writes what is in the image beside it: every package with its version, licence and hash. */
async function writePackageList() {
  const { npm_execpath: execPath } = process.env;
  const npm = npmCommand(execPath);
  const wanted = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const args = [...npm.args, ...wanted, '--package-lock-only', '--omit', 'dev'];
  const { stdout } = await ask(npm.program, args, { cwd: ROOT, maxBuffer: 50_000_000 });
  /** @type {PackageList} */
  const all = JSON.parse(stdout);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const inImage = new Set(
    [...productionPackages(packages)]
      .filter((place) => isForImage(packages[place], place, process.arch))
      .map((place) => `${packageName(place)}@${packages[place].version}`),
  );
  const product = { ...all.metadata.component, name: 'duskgate' }; // npm takes the folder's name
  const list = {
    ...all,
    metadata: { ...all.metadata, component: product },
    components: all.components.filter((part) => inImage.has(part['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => inImage.has(ref) || ref === product['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => inImage.has(on)) })),
  };
  const file = join('image', `duskgate-${version}.cdx.json`);
  mkdirSync(join(ROOT, 'image'), { recursive: true });
  writeFileSync(join(ROOT, file), `${JSON.stringify(list, null, 2)}\n`);
  return file;
}

/**
 * Starts the image once, with data that is thrown away, and ends it when it says that it is open.
 * @param {Builder} builder
 * @param {string} tag
 * @returns {Promise<number>} milliseconds
 */
async function startTime(builder, tag) {
  const settings = ['--env', 'PORT=0', '--env', 'PUBLIC_URL=http://localhost:4000'];
  if (builder !== 'buildah') {
    const guards = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    return openedAfter(builder, ['run', '--rm', '--init', ...guards, ...settings, tag]);
  }
  const { stdout } = await ask(builder, ['from', tag]);
  const container = stdout.trim();
  try {
    const program = ['--', 'node', 'dist/server/main.js'];
    return await openedAfter(builder, ['run', ...settings, container, ...program]);
  } finally {
    await ask(builder, ['rm', container]);
  }
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function openedAfter(program, args) {
  return new Promise((resolve, reject) => {
    const startedAtMs = performance.now();
    const child = spawn(program, args, {
      env: { ...process.env, ...ENVIRONMENT },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let openedMs = 0;
    const stop = () => child.kill('SIGTERM');
    const timer = setTimeout(stop, START_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (openedMs > 0 || !said.includes('Duskgate is open at')) return;
        openedMs = performance.now() - startedAtMs;
        stop();
      });
    }
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      if (openedMs > 0) resolve(openedMs);
      else reject(new Error(`The image does not start: ${said.trim()}`));
    });
  });
}
