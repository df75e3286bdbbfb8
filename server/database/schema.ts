/**
 * The account tables belong to the account library, which wants real times and flags where the engine
 * has them. In ours, times are ISO strings and flags 0 or 1: the engines disagree on anything richer.
 */
type AccountTime = Date | string;

type Users = {
  id: string;
  email: string;
  display_name: string;
  email_verified: boolean | number;
  image: string | null;
  created_at: AccountTime;
  updated_at: AccountTime;
  last_login: string;
};

type Sessions = {
  id: string;
  user_id: string;
  token: string;
  expires_at: AccountTime;
  created_at: AccountTime;
  updated_at: AccountTime;
  ip_address: string | null;
  user_agent: string | null;
};

type Accounts = {
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

type Verifications = {
  id: string;
  identifier: string;
  value: string;
  expires_at: AccountTime;
  created_at: AccountTime;
  updated_at: AccountTime;
};

type GameData = {
  user_id: string;
  epoch: string;
  rev: number;
  /** The version of the stored shape; a reader of another version opens the document with care. */
  schema: number;
  /** The stored document but for its activity, which has a table of its own. */
  doc: string;
  updated_at: string;
};

type GameCommands = {
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

type RefusedCommands = {
  user_id: string;
  key: string;
  reason: string;
  body: string;
  device_id: string;
  refused_at: string;
};

type DailyActivities = {
  user_id: string;
  day: string;
  quests_completed: number;
  pomodoros_completed: number;
  xp_earned: number;
  has_login: number;
};

type QuestSessions = {
  user_id: string;
  id: string;
  quest_id: string;
  pomodoro_count: number;
  started_at: string;
  recorded_at: string;
};

/** A free-form record of one user: a profile, the onboarding data, the generated quests. */
type UserRecords = {
  user_id: string;
  name: string;
  fields: string;
  created_at: string;
  last_updated: string;
};

type ServerFacts = { name: string; value: string };

type MentorUsage = { user_id: string; day: string; kind: string; used: number };
type MentorDays = { day: string; used: number };

export type Tables = {
  users: Users;
  sessions: Sessions;
  accounts: Accounts;
  verifications: Verifications;
  game_data: GameData;
  game_commands: GameCommands;
  refused_commands: RefusedCommands;
  daily_activities: DailyActivities;
  quest_sessions: QuestSessions;
  user_records: UserRecords;
  server_facts: ServerFacts;
  mentor_usage: MentorUsage;
  mentor_days: MentorDays;
};
