import type { Category } from '#rules/quest/quest.ts';

type Shelf =
  | 'move'
  | 'body'
  | 'mind'
  | 'learn'
  | 'tech'
  | 'create'
  | 'sound'
  | 'hands'
  | 'work'
  | 'money'
  | 'home'
  | 'people'
  | 'path';

/** What a person said that some quests do not fit. */
export type Caution =
  | 'injury'
  | 'pregnancy'
  | 'illness'
  | 'surgery'
  | 'breathless'
  | 'minor'
  | 'no-equipment'
  | 'small-room'
  | 'shift-work'
  | 'no-money'
  | 'cannot-leave-home'
  | 'wheelchair';

/** What a quest cannot be done without, beyond what a home has. */
export type Need = 'equipment' | 'space' | 'money' | 'outside' | 'company';

/** Where a quest cannot be done: on a train nothing aloud, at five in the morning nothing with others. */
export type QuestPlace = 'aloud' | 'others' | 'noise' | 'table' | 'outdoors';

/** Words that speak for a topic, separated by commas; an entry may be a phrase. */
export type Evidence = {
  /** Things: strong evidence ("half marathon, 5k"). */
  readonly objects: string;
  /** Verbs that hardly mean anything else ("jog"). */
  readonly verbs?: string;
  /** Words that only tip the scales ("shoes, pace"). */
  readonly context?: string;
  /** Heard beside the others, they take the topic out ("run a business"). */
  readonly not?: string;
};

/** Ready forms for `{subject}`: the words that name it, and how a title says it. */
type SubjectTable = Readonly<Record<string, { readonly words: string }>>;

export type SkillPhase = 1 | 2 | 3;

/** A quest before it is measured for a person. `{n}` is its amount, `{m}` the minutes of a session. */
export type Mould = {
  readonly id: string;
  /** Verb, amount, end: one reads it and knows when it is done. */
  readonly title: string;
  readonly plan: {
    readonly role: 'start' | 'core' | 'long' | 'check';
    readonly phase: SkillPhase;
    readonly rhythm: 'daily' | 'weekly' | 'once';
    /** It sets up, or begins with, what somebody who has done it before has long had: for beginners only. */
    readonly isSetUp?: true;
    /** The one act that makes the goal of its part: on every board of it, before all else, and most often in the week. */
    readonly isAct?: true;
    /** Beside another part of its topic it makes no sense: nobody with houseplants prunes a tree. */
    readonly isPartOnly?: true;
  };
  /** Sessions a week of a weekly quest; one without it. */
  readonly sessions?: readonly [least: number, most: number];
  /** Of one session. */
  readonly minutes: readonly [least: number, usual: number, most: number];
  /** How hard it is beside sitting; 1 without it. */
  readonly strain?: 1.5 | 2;
  /** What `{n}` is at the usual minutes, for Beginner, Intermediate and Advanced. */
  readonly amount?: {
    readonly unit: string;
    readonly byLevel: readonly [number, number, number];
    /** It never grows beyond: a week has seven dinners. */
    readonly most?: number;
  };
  /** A measure against something bad, or a thing done once and for all: nobody should do more of it. */
  readonly grows?: false;
  /** Two to four acts in order, each with a line of detail. */
  readonly steps: readonly (readonly [title: string, detail: string])[];
  /** The five-minute version. */
  readonly tiny: string;
  /**
   * What it cannot be done without (a `Need`), and words for the thing it is about: with such words it is only for
   * somebody who said one of them ("puppy", "balcony").
   */
  readonly needs?: readonly string[];
  /** What its place has to bear; anywhere without it. */
  readonly place?: readonly QuestPlace[];
  /** Whoever said one of these never gets it. */
  readonly not?: readonly Caution[];
  /** The months it can be done in, 1 to 12; every month without it. */
  readonly months?: readonly number[];
  /** What comes after two easy weeks, where that is neither more of it nor another quest. */
  readonly wayOn?: string;
  /** One sentence on why it works, and what that rests on. */
  readonly why: string;
  readonly source: 'trial' | 'guideline' | 'craft';
};

export type SubTopic = {
  readonly id: string;
  /** As a chip shows it: "front crawl". */
  readonly name: string;
  readonly words: Evidence;
  readonly subjects?: SubjectTable;
  readonly quests: readonly Mould[];
};

export type Topic = {
  readonly id: string;
  readonly shelf: Shelf;
  /** As a chip shows it: "Swimming". */
  readonly name: string;
  /** What the person calls it, where the topic is a family of goals. */
  readonly thing?: string;
  readonly category: Category;
  /** The part for somebody who named none, where it is not the first. */
  readonly first?: string;
  /** What may fill `{own|one room}` in its quests: things that somebody said they have, or a name that they gave. */
  readonly own?: { readonly things?: string; readonly isNamed?: true };
  readonly words: Evidence;
  readonly subs: readonly SubTopic[];
  /** What the mentor says of it, whichever quest is meant. */
  readonly advice: { readonly stuck: string; readonly missed: string };
  /** Minutes a day beyond which more of it does harm or nothing, and the most it may grow in a week. */
  readonly caps: { readonly dayMinutes: number; readonly growth: number };
};

/** A part of a topic, as its file holds it; one of its own where the topic's would be too long (`running.far.ts`). */
export type SubQuests = Pick<SubTopic, 'id' | 'quests'>;

/** What a topic file holds: its quests. Fetched when somebody's goal leads there. */
export type TopicQuests = Omit<Topic, 'name' | 'words' | 'subs'> & {
  readonly subs: readonly SubQuests[];
};

/** The words file beside it: by these a goal finds its way. They are shipped once, in the index (routes.ts). */
export type TopicWords = Pick<Topic, 'name' | 'words'> & {
  readonly subs: Readonly<Record<string, Omit<SubTopic, 'id' | 'quests'>>>;
};

/** What has to be known of a topic before its quests are fetched. */
export type TopicRoute = Pick<Topic, 'id' | 'shelf' | 'name' | 'words'> & {
  readonly subs: readonly Omit<SubTopic, 'quests'>[];
  readonly load: () => Promise<Topic>;
};
