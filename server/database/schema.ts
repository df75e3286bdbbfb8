import type { WebhookDeliveryState, WebhookState } from '#protocol/replies/webhooks.ts';
import type { SignInTables } from './sign-in-tables.ts';

/**
 * A time in the tables of the account library, which uses the engine's own types. In our tables, times
 * are ISO strings and flags 0 or 1, which both engines store alike.
 */
type AccountTime = Date | string;

type UserRow = {
  id: string;
  email: string;
  display_name: string;
  email_verified: boolean | number;
  image: string | null;
  created_at: AccountTime;
  updated_at: AccountTime;
  last_login: string;
};

type SessionRow = {
  id: string;
  user_id: string;
  token: string;
  expires_at: AccountTime;
  created_at: AccountTime;
  updated_at: AccountTime;
  ip_address: string | null;
  user_agent: string | null;
  /** None of a password; `oidc` or `passkey` of another way. */
  opened_by: string | null;
};

type AccountRow = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: AccountTime | null;
  refresh_token_expires_at: AccountTime | null;
  scope: string | null;
  created_at: AccountTime;
  updated_at: AccountTime;
};

type VerificationRow = {
  id: string;
  identifier: string;
  value: string;
  expires_at: AccountTime;
  created_at: AccountTime;
  updated_at: AccountTime;
};

type GameDataRow = {
  user_id: string;
  epoch: string;
  rev: number;
  /** The version of the stored shape; a document of another version is parsed instead of trusted. */
  schema: number;
  /** The stored document without its activity, which has its own table. */
  doc: string;
  updated_at: string;
};

type GameCommandRow = {
  user_id: string;
  key: string;
  rev: number;
  kind: string;
  day: string;
  xp: number;
  body: string;
  device_id: string;
  recorded_at: string;
};

type RefusedCommandRow = {
  user_id: string;
  key: string;
  reason: string;
  body: string;
  device_id: string;
  refused_at: string;
};

type DailyActivityRow = {
  user_id: string;
  day: string;
  quests_completed: number;
  pomodoros_completed: number;
  xp_earned: number;
  has_login: number;
};

type QuestSessionRow = {
  user_id: string;
  id: string;
  quest_id: string;
  pomodoro_count: number;
  started_at: string;
  recorded_at: string;
};

/** Free-form records of a user: profile, onboarding data, generated quests. */
type UserRecordRow = {
  user_id: string;
  name: string;
  fields: string;
  created_at: string;
  last_updated: string;
};

type ServerFactRow = { name: string; value: string };

type MentorUsageRow = { user_id: string; day: string; kind: string; used: number };
type MentorDayRow = { day: string; used: number };

/** A personal token: its digest, the first letters that tell it from others, and what it may do. */
type ApiTokenRow = {
  id: string;
  user_id: string;
  name: string;
  digest: string;
  start: string;
  /** By spaces. */
  scopes: string;
  created_at: string;
  expires_at: string | null;
  /** A day in UTC: written once a day and not at each call. */
  last_used_on: string | null;
  revoked_at: string | null;
};

/** A passkey: the public half, and how often its device says it was used. */
type PasskeyRow = {
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** By spaces. */
  transports: string;
  created_at: string;
  /** A day in UTC. */
  last_used_on: string | null;
};

/** What an assistant may not do by itself; it waits for its user. */
type ApiProposalRow = {
  user_id: string;
  id: string;
  token_id: string;
  body: string;
  created_at: string;
  /** None while it waits. */
  decision: string | null;
};

/** The secret address of a user's calendar. */
type CalendarFeedRow = { user_id: string; digest: string; created_at: string };

/** A browser that agreed to be reminded; it ends with its session. */
type ReminderDeviceRow = {
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Calls that failed since the last that did not. */
  failures: number;
  created_at: string;
};

/** When a hunter's board is next looked at for reminders. Who has no device has no row. */
type ReminderPlanRow = {
  user_id: string;
  zone: string;
  next_at: string | null;
  looked_at: string;
  /** The revision of the document that it was made from. */
  rev: number;
};

/** A reminder that a server has taken upon itself: nobody else may say it. */
type ReminderSaidRow = {
  user_id: string;
  subject: string;
  day: string;
  slot: string;
  claimed_at: string;
  outcome: 'claimed' | 'sent' | 'failed' | 'lost';
};

/** An address that a user wants to be called at when something happens. */
type WebhookEndpointRow = {
  id: string;
  user_id: string;
  url: string;
  /** By spaces. */
  events: string;
  /** Encrypted with a key that is made from AUTH_SECRET. */
  secret: string;
  state: WebhookState;
  /** The first failure since the last call that went well. */
  failing_since: string | null;
  /** Messages that were left out because too many were waiting. */
  skipped: number;
  created_at: string;
};

/** A message to an endpoint: it waits, or it is over and kept for some days. */
type WebhookDeliveryRow = {
  /** The message's id, the same at every attempt. */
  id: string;
  user_id: string;
  endpoint_id: string;
  type: string;
  /** Empty once it is over. */
  body: string;
  state: WebhookDeliveryState;
  attempts: number;
  /** When it is tried next; while it is being sent, when others may try it; when it was over. */
  next_at: string;
  /** The server that tried it last. */
  claimed_by: string | null;
  /** How the last attempt ended: the status, or why there is none. */
  outcome: string | null;
  created_at: string;
};

/** A link that lets one newcomer sign up; only its digest is stored. */
type InvitationRow = {
  id: string;
  digest: string;
  note: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type Tables = SignInTables & {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  verifications: VerificationRow;
  game_data: GameDataRow;
  game_commands: GameCommandRow;
  refused_commands: RefusedCommandRow;
  daily_activities: DailyActivityRow;
  quest_sessions: QuestSessionRow;
  user_records: UserRecordRow;
  server_facts: ServerFactRow;
  mentor_usage: MentorUsageRow;
  mentor_days: MentorDayRow;
  api_tokens: ApiTokenRow;
  passkeys: PasskeyRow;
  api_proposals: ApiProposalRow;
  calendar_feeds: CalendarFeedRow;
  reminder_devices: ReminderDeviceRow;
  reminder_plans: ReminderPlanRow;
  reminders_said: ReminderSaidRow;
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
  invitations: InvitationRow;
};
