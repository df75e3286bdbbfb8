import type { RunTime, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// The paces that follow from a run with its time, so that no quest asks for one that is faster.

const RUN =
  /\b(\d{1,2}(?:\.\d)?) ?(?:k|km)\b(?: [a-z]+){0,2}? (?:in|at) (?:about |around )?(?:(\d):(\d{2})(?::\d{2})?|(\d{2})(?::(\d{2}))?)(?! ?(?:km|k\b|a day|days))/i;
const HALF = 21.0975;
const MARATHON = 42.195;
/** How much slower a run gets with its length (Riegel). */
const TIRING = 1.06;
/** Easy runs are this much slower than the race. */
const EASY = 1.18;

/** The run with its time in a text: "10k in 1:04" is an hour and four minutes, "5k in 27:30" is under half an hour. */
export function runTimeIn(told: string): RunTime | undefined {
  const text = told.replace(/\bhalf(?:[- ]marathon)?(?= (?:in|at) \d)/i, '21.1 km');
  const [, length, first, rest, whole, parts] = RUN.exec(text) ?? [];
  const km = Number(length);
  const isHours = first !== undefined && Number(first) * 60 + Number(rest) >= km * 3;
  const minutes =
    first === undefined ? Number(whole) : isHours ? Number(first) * 60 + Number(rest) : 0;
  const seconds = minutes * 60 + (first === undefined ? Number(parts ?? 0) : 0);
  const isLikely = seconds > km * 150 && seconds < km * 900;
  return km > 0 && isLikely ? { km, seconds } : undefined;
}

/** Seconds a kilometre over another distance. */
function paceOver(km: number, { km: known, seconds }: RunTime): number {
  return (seconds / known) * (km / known) ** (TIRING - 1);
}

function paceText(seconds: number): string {
  const whole = Math.round(seconds / 5) * 5;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function distanceOf(said: string): number | undefined {
  if (/\bhalf[- ]marathon\b|\bhalf\b/i.test(said)) return HALF;
  return /\bmarathon\b/i.test(said) ? MARATHON : undefined;
}

/** The pace of the goal's race, from the time that is known: "about 6:45 a km". */
export function racePace({ runTime, said }: UnderstoodGoal): string | undefined {
  const km = distanceOf(said);
  if (runTime === undefined || km === undefined || km <= runTime.km) return undefined;
  return `${paceText(paceOver(km, runTime))} a km`;
}

/** The paces in words: "10 km in 1:04 is 6:25 a km: the race at about 6:40, easy runs at 7:35 or slower." */
export function runLine(goal: UnderstoodGoal): string {
  const { runTime } = goal;
  if (runTime === undefined || goal.reading?.topic !== 'running') return '';
  const { km, seconds } = runTime;
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  const time =
    minutes >= 60
      ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
      : `${minutes}:${rest}`;
  const race = racePace(goal);
  const of = race === undefined ? '' : ` the race at about ${race},`;
  return `${km} km in ${time} is ${paceText(seconds / km)} a km:${of} easy runs at ${paceText((seconds / km) * EASY)} or slower.`;
}
