import { readFileSync } from 'node:fs';

const KB = 1_024;
const TICK_MS = 10;

/** Memory of a process that is its own, in bytes; Linux only. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * KB;
}

/** Processor time that a process has used, in milliseconds; Linux only. */
export function cpuMsOf(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
