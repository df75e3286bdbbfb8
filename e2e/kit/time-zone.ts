/**
 * The stories live where it is about noon of the UTC day, at whatever hour they run: none comes
 * near midnight by itself. The configuration chooses once and every worker reads its choice.
 */
const { E2E_UTC_OFFSET_HOURS = String(12 - new Date().getUTCHours()) } = process.env;
Object.assign(process.env, { E2E_UTC_OFFSET_HOURS });
const offsetHours = Number(E2E_UTC_OFFSET_HOURS);

export const UTC_OFFSET_MINUTES = offsetHours * 60;

/** The signs of these zones are the other way round: Etc/GMT-2 is two hours ahead of UTC. */
function zoneOf(hours: number): string {
  if (hours === 0) return 'UTC'; // as browsers call it
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

export const TIME_ZONE = zoneOf(offsetHours);

/** Where it is two in the night meanwhile; no zone is more than 12 hours behind UTC. */
const nightHours = offsetHours - 10;
export const NIGHT_ZONE = zoneOf(nightHours < -12 ? nightHours + 24 : nightHours);

/** Swedish days are written YYYY-MM-DD. */
// biome-ignore lint/plugin: the stamp of a command that the server's own day is held against
const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day on the wall of the stories. */
export function dayAt(ms: number): string {
  return WALL.format(ms);
}
