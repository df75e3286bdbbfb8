import { INVITATION_DAYS, type Invitation, MAX_NOTE_LENGTH } from '#server/auth/invitations.ts';
import type { NightlyOutcome, NightlyRecord } from '#server/operations/nightly/nightly-record.ts';
import type { Overview } from '#server/operations/operator/overview.ts';
import type { UserSizes } from '#server/operations/operator/user-sizes.ts';
import type { Config } from '#server/startup/config.ts';
import {
  agoWords,
  countWords,
  dateWords,
  escaped,
  sizeWords,
  timeWords,
} from './operator-words.ts';

/** What the page shows. */
export type OperatorView = {
  readonly nowMs: number;
  readonly version: string;
  readonly startedMs: number;
  readonly overview: Overview;
  readonly sizes: UserSizes | undefined;
  readonly invitations: readonly Invitation[];
  readonly config: Pick<Config, 'signUp' | 'backups' | 'push' | 'webhooks' | 'mail'>;
  readonly nightly: NightlyRecord | undefined;
  readonly isNightlyRunning: boolean;
  readonly formToken: string;
  readonly notice: string | undefined;
};

/** A whole page; `body` is HTML. */
function pageWith(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keeper's page · Duskgate</title>
<link rel="stylesheet" href="/operator/style.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The form that asks for the secret. */
export function entryPage(problem = ''): string {
  const told = problem === '' ? '' : `<p role="alert" class="problem">${escaped(problem)}</p>`;
  return pageWith(`<h1>Keeper's page</h1>
<form method="post" action="/operator/enter" class="panel entry">
<label for="secret">Secret</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>
${told}
<button>Enter</button>
<p class="quiet">It is the value of <code>OPERATOR_SECRET</code>. No hunter's password works here.</p>
</form>`);
}

/** A page of one sentence, with the way back. */
export function sentencePage(sentence: string): string {
  return pageWith(`<h1>Keeper's page</h1>
<p class="panel">${escaped(sentence)}</p>
<p><a href="/operator">Back</a></p>`);
}

/** A form of one button. */
function button(view: OperatorView, action: string, label: string, fields = ''): string {
  return `<form method="post" action="/operator/${action}">
<input type="hidden" name="form" value="${view.formToken}">${fields}
<button>${escaped(label)}</button>
</form>`;
}

export function operatorPage(view: OperatorView): string {
  const { version, startedMs, nowMs, notice } = view;
  return pageWith(`<header>
<div><h1>Keeper's page</h1>
<p class="quiet">Duskgate ${escaped(version)}, started ${agoWords(startedMs, nowMs)}</p></div>
${button(view, 'leave', 'Leave')}
</header>
${notice === undefined ? '' : `<div role="status" class="panel notice">${notice}</div>`}
${backupSection(view)}
${signUpSection(view)}
${storageSection(view)}
${userSection(view)}`);
}

const RESULTS = {
  ok: ['fine', 'Went well'],
  failed: ['red', 'Failed'],
  skipped: ['gold', 'Left out'],
} as const;

function outcomeRow(
  name: string,
  outcome: NightlyOutcome | null | undefined,
  nowMs: number,
): string {
  if (!outcome) return `<dt>${name}</dt><dd>Not yet</dd>`;
  const [look, words] = RESULTS[outcome.result];
  const when = `${timeWords(outcome.atMs)}, ${agoWords(outcome.atMs, nowMs)}`;
  const { okMs, result } = outcome;
  const lastOk = okMs === null ? 'It never went well.' : `It last went well ${timeWords(okMs)}.`;
  return `<dt>${name}</dt>
<dd><strong class="${look}">${words}</strong> <span class="quiet">${when}</span>
<span class="line">${escaped(outcome.line)}</span>${result === 'ok' ? '' : ` <span class="line">${lastOk}</span>`}</dd>`;
}

function backupSection(view: OperatorView): string {
  const { config, nightly, isNightlyRunning, nowMs } = view;
  if (config.backups === undefined) {
    return section(
      'Backups',
      `<p>This server makes no backups by itself. Set <code>DUSKGATE_BACKUP_DIR</code> to a folder, and it does every night.</p>`,
    );
  }
  const { secondFolder } = config.backups;
  const act = isNightlyRunning
    ? '<p role="status">A run is under way. Open this page again in a moment.</p>'
    : button(view, 'backup', 'Back up and drill now');
  return section(
    'Backups',
    `<dl>
${outcomeRow('Last backup', nightly?.backup, nowMs)}
${outcomeRow('Drill', nightly?.drill, nowMs)}
${secondFolder === undefined ? '' : outcomeRow('Second folder', nightly?.secondCopy, nowMs)}
${outcomeRow('Audit', nightly?.audit, nowMs)}
</dl>
${act}`,
  );
}

const SIGN_UP_WORDS: Readonly<Record<Config['signUp'], string>> = {
  open: 'Open: everybody who reaches this server can sign up.',
  invited: 'By invitation: a newcomer needs one of the links below.',
  closed: 'Closed: nobody new can sign up, not even with an invitation.',
};

function signUpSection(view: OperatorView): string {
  const { config } = view;
  const how = `<p>${SIGN_UP_WORDS[config.signUp]} <span class="quiet"><code>DUSKGATE_SIGN_UP</code> changes it: open, invited or closed.</span></p>`;
  if (config.signUp !== 'invited') return section('Sign-up', how);
  const days = INVITATION_DAYS.map(
    (count) => `<option value="${count}">${countWords(count, 'day')}</option>`,
  );
  return section(
    'Sign-up',
    `${how}
<form method="post" action="/operator/invitations" class="row">
<input type="hidden" name="form" value="${view.formToken}">
<label>For whom <input name="note" maxlength="${MAX_NOTE_LENGTH}" autocomplete="off" placeholder="A note to yourself"></label>
<label>Works for <select name="days">${days.join('')}</select></label>
<button>Make an invitation</button>
</form>
${invitationList(view)}`,
  );
}

function invitationList(view: OperatorView): string {
  const { invitations, nowMs } = view;
  if (invitations.length === 0) return '';
  const rows = invitations.map(({ id, note, createdAt, expiresAt, usedAt }) => {
    const isOver = Date.parse(expiresAt) <= nowMs;
    const state = usedAt
      ? `<strong class="fine">Used</strong> ${timeWords(Date.parse(usedAt))}`
      : isOver
        ? 'Expired'
        : `Works until ${timeWords(Date.parse(expiresAt))}`;
    const revoke =
      usedAt || isOver
        ? ''
        : button(
            view,
            'invitations/revoke',
            'Take back',
            `<input type="hidden" name="id" value="${escaped(id)}">`,
          );
    return `<tr><td data-name="For">${escaped(note) || '<span class="quiet">no note</span>'}</td>
<td data-name="Made">${dateWords(Date.parse(createdAt))}</td><td data-name="State">${state}</td><td>${revoke}</td></tr>`;
  });
  return `<table>
<thead><tr><th scope="col">For</th><th scope="col">Made</th><th scope="col">State</th><th scope="col"><span class="unseen">Take back</span></th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
}

function storageSection({ overview, config, nowMs }: OperatorView): string {
  const { engine, databaseBytes, freeBytes, webhooks, mails, reminders } = overview;
  const lastMail =
    mails.lastOutcome === undefined
      ? ''
      : ` The mail server last said ${escaped(mails.lastOutcome)}.`;
  const free = freeBytes === undefined ? '' : `, ${sizeWords(freeBytes)} free on its disk`;
  const since = (oldest: number | undefined) =>
    oldest === undefined ? '' : `, the oldest for ${agoWords(oldest, nowMs).replace(' ago', '')}`;
  return section(
    'Storage and queues',
    `<dl>
<dt>Database</dt><dd>${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${sizeWords(databaseBytes)}${free}</dd>
<dt>Reminders</dt><dd>${config.push === 'off' ? 'Switched off. ' : ''}${countWords(reminders.devices, 'device')}, ${reminders.failingDevices} of them failing. In the last day ${reminders.sent} sent, ${reminders.failed} failed, ${reminders.lost} lost; ${reminders.overdue} overdue now.</dd>
<dt>Mail</dt><dd>${config.mail === undefined ? 'Switched off. ' : ''}${countWords(mails.waiting, 'mail')} waiting${since(mails.oldestWaitingMs)}. In the last day ${mails.sent} sent, ${mails.givenUp} given up.${lastMail}</dd>
<dt>Webhooks</dt><dd>${config.webhooks === 'off' ? 'Switched off. ' : ''}${webhooks.working} working, ${webhooks.switchedOff} switched off. ${countWords(webhooks.waiting, 'message')} waiting${since(webhooks.oldestWaitingMs)}; ${webhooks.givenUp} given up lately.</dd>
</dl>`,
  );
}

/** Sizes are some minutes old: whoever came since has none. */
function sizeOf(sizes: UserSizes | undefined, id: string): string {
  if (sizes === undefined) return 'being measured';
  const bytes = sizes[id];
  return bytes === undefined ? 'nothing yet' : sizeWords(bytes);
}

function userSection({ overview, sizes, nowMs }: OperatorView): string {
  const { users, userCount } = overview;
  const rows = users.map(
    ({ id, email, createdMs, seenMs }) => `<tr><td data-name="Address">${escaped(email)}</td>
<td data-name="Since">${dateWords(createdMs)}</td><td data-name="Last seen">${agoWords(seenMs, nowMs)}</td>
<td data-name="Storage">${sizeOf(sizes, id)}</td></tr>`,
  );
  const more = userCount - users.length;
  return section(
    countWords(userCount, 'hunter'),
    `<p class="quiet">Nobody's quests can be seen here.</p>
<table>
<thead><tr><th scope="col">Address</th><th scope="col">Since</th><th scope="col">Last seen</th><th scope="col">Storage</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
${more > 0 ? `<p>And ${countWords(more, 'hunter')} more who were here longer ago.</p>` : ''}`,
  );
}

function section(title: string, html: string): string {
  return `<section class="panel">
<h2>${escaped(title)}</h2>
${html}
</section>`;
}
