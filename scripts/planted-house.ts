import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SOURCE_FOLDERS = [
  'rules',
  'mentor',
  'protocol',
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
  'releases',
  'sim',
];
const CONFIGURATION =
  /^(package\.json|biome\.json|knip.*\.json|tsconfig.*\.json|.*\.grit|.*\.config\.ts|vite\..*\.ts)$/;
const BIOME = [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  '--error-on-warnings',
  '--colors=off',
];

/** One configuration for all roots that have tables: their own ones differ in what they may use, not in our types. */
const WHOLE = {
  extends: './tsconfig.json',
  include: ['rules', 'mentor', 'protocol', 'server', 'web'],
  exclude: ['web/service-worker', 'node_modules'],
};
export const TSC_WHOLE = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--pretty',
  'false',
  '-p',
  'whole.json',
];

type Plant = { readonly folder: string; readonly source: string; readonly ext?: string };
type Finding = {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string };
};

const runFile = promisify(execFile);

/** A copy of the sources in a temporary folder, in which a test plants faults. */
export function copyHouse({ withSources = true } = {}) {
  const path = mkdtempSync(join(tmpdir(), 'duskgate-gates-'));
  for (const folder of withSources ? SOURCE_FOLDERS : []) {
    cpSync(join(ROOT, folder), join(path, folder), { recursive: true });
  }
  cpSync(ROOT, path, {
    recursive: true,
    filter: (source) => source === ROOT || CONFIGURATION.test(source.slice(ROOT.length)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));

  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), source);
  };
  write('whole.json', JSON.stringify(WHOLE));
  const run = (gate: readonly string[]) =>
    runFile(process.execPath, gate, { cwd: path, maxBuffer: 50_000_000 }).then(
      () => 'passed',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
    );

  /** What is found while the file has one more line. */
  async function appendedDuring<Found>(
    file: string,
    line: string,
    look: () => Promise<Found>,
  ): Promise<Found> {
    const before = readFileSync(join(path, file), 'utf8');
    write(file, `${before}${line}\n`);
    try {
      return await look();
    } finally {
      write(file, before);
    }
  }

  return {
    remove: () => rmSync(path, { recursive: true, force: true }),
    run,
    lint: () => run([...BIOME, '.']),
    write,
    /** Changes a file that must be there; the change must find its place in it. */
    change(file: string, change: (source: string) => string): void {
      const before = readFileSync(join(path, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`nothing was planted in ${file}`);
      write(file, after);
    },
    /** What a gate says while the file has one more line. */
    appended: (file: string, line: string, gate: readonly string[]) =>
      appendedDuring(file, line, () => run(gate)),
    appendedDuring,
    /** What a gate says while the files have these texts in place of those. */
    async replaced(
      edits: readonly { readonly file: string; readonly from: string; readonly to: string }[],
      gate: readonly string[],
    ): Promise<string> {
      const before = edits.map(({ file }) => readFileSync(join(path, file), 'utf8'));
      for (const [index, { file, from, to }] of edits.entries()) {
        if (!before[index]?.includes(from)) throw new Error(`${file} has no ${from}`);
        write(
          file,
          before[index].replace(from, () => to),
        );
      }
      try {
        return await run(gate);
      } finally {
        for (const [index, { file }] of edits.entries()) write(file, before[index] ?? '');
      }
    },
    /** What is found while one more file stands there. */
    async during<Found>(file: string, source: string, look: () => Promise<Found>): Promise<Found> {
      write(file, source);
      try {
        return await look();
      } finally {
        rmSync(join(path, file));
      }
    },
    /** The findings of one run of the linter over all plants, each in its own file. */
    async lintPlanted(plants: readonly Plant[]): Promise<readonly string[][]> {
      const files = plants.map(
        ({ folder, ext = 'ts' }, index) => `${folder}/planted-${index}.${ext}`,
      );
      for (const [index, { source }] of plants.entries()) write(files[index] ?? '', `${source}\n`);
      const options = ['--reporter=json', '--max-diagnostics=none'];
      const verdict = await run([...BIOME, ...options, ...files]);
      for (const file of files) rmSync(join(path, file));
      const report: readonly Finding[] = JSON.parse(/^\{.*$/m.exec(verdict)?.[0] ?? '').diagnostics;
      return files.map((file) =>
        report
          .filter(({ location }) => location?.path === file)
          .map(({ category, message }) => `${category}: ${message}`),
      );
    },
  };
}
