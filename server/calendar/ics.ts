import { addDays } from '#rules/activity/local-date.ts';
import type { CalendarEvent } from './events.ts';

type IcsFeed = {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Rises with each change, so that programs take the newer copy. */
  readonly revision: number;
  readonly nowMs: number;
  /** The origin of the app. */
  readonly publicUrl: string;
};

const LINE_BYTES = 75;

/** A calendar as RFC 5545 has it: all days and times are floating, on the wall of whoever reads them. */
export function icsOf({ name, events, revision, nowMs, publicUrl }: IcsFeed): string {
  const stamp = stampOf(new Date(nowMs).toISOString());
  const { host } = new URL(publicUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Duskgate//Quests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${revision}`,
      ...timesOf(event),
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
      `URL:${publicUrl}${event.path}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261116T080000Z of 2026-11-16T08:00:00.000Z. */
function stampOf(instant: string): string {
  return instant.replaceAll(/[-:]|\.\d+/g, '');
}

function timesOf({ first, lasts }: CalendarEvent): readonly string[] {
  const day = first.replaceAll('-', '');
  if ('time' in lasts) {
    return [`DTSTART:${day}T${lasts.time.replace(':', '')}00`, `DURATION:PT${lasts.minutes}M`];
  }
  const end = addDays(first, lasts.days).replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${end}`];
}

/** Line breaks are written as two letters; other control characters have no place in a calendar. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Lines have at most 75 bytes; one that goes on begins with a space. No letter is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += more;
  }
  return [...parts, part].join('\r\n');
}
