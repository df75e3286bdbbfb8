import { readFileSync } from 'node:fs';
import { err, type Result } from '#rules/result.ts';
import { type Config, type Environment, parseConfig } from './config.ts';

/** A secret may lie in a file that `NAME_FILE` names, as container engines and systemd hand it over. */
const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'MENTOR_API_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'OPERATOR_SECRET',
] as const;

/** Reads the settings and the files of secrets. Problems never quote what is in them. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const settings: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const fileName = `${name}_FILE`;
    const file = environment[fileName];
    delete settings[fileName];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name} and ${fileName} are both set: keep one of them`);
      continue;
    }
    const text = textOf(file);
    if (text === undefined) problems.push(`${fileName} names a file that cannot be read`);
    else if (text === '') problems.push(`${fileName} names a file that is empty`);
    else settings[name] = text;
  }
  const parsed = parseConfig(settings);
  if (problems.length === 0) return parsed;
  return err(parsed.ok ? problems : [...problems, ...parsed.failure]);
}

/** Without the line break that editors and `echo` put at the end. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}
