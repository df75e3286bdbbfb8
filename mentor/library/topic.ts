import type { Category } from '#rules/quest/quest.ts';

/** The groups of topics, each a folder of the library. */
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

/** Circumstances of the user that exclude some quests. */
export type Caution =
  | 'injury'
  | 'pregnancy'
  | 'illness'
  | 'surgery'
  | 'breathless'
  | 'sore-joint'
  | 'minor'
  | 'no-equipment'
  | 'small-room'
  | 'shift-work'
  | 'no-money'
  | 'cannot-leave-home'
  | 'wheelchair';

/** What a quest requires beyond an ordinary home. */
export type Need = 'equipment' | 'space' | 'money' | 'outside' | 'company';

/** What a quest demands of its place: on a train nothing is done `aloud`. */
export type QuestPlace = 'aloud' | 'others' | 'noise' | 'table' | 'outdoors';

/** Words that point to a topic, separated by commas; an entry may be a phrase. */
export type Evidence = {
  /** Nouns, which are strong evidence: "half marathon, 5k". */
  readonly objects: string;
  /** Verbs with hardly any other meaning: "jog". */
  readonly verbs?: string;
  /** Weak evidence, which only adds to the others: "shoes, pace". */
  readonly context?: string;
  /** Phrases that speak against the topic and cancel the words they contain: "run a business". */
  readonly not?: string;
};

/** Values of the slot `{subject}`: the key is its text in a title, `words` are what names it. */
type SubjectTable = Readonly<Record<string, { readonly words: string }>>;

/** The stages of a sub-topic: 1 is for beginners, 3 for advanced users. */
export type SkillPhase = 1 | 2 | 3;

/** A quest template. `{n}` stands for its amount, `{m}` for the minutes of a session. */
export type Mould = {
  readonly id: string;
  /** Names a verb, an amount and an end, so that it is clear when the quest is done. */
  readonly title: string;
  readonly plan: {
    readonly role: 'start' | 'core' | 'long' | 'check';
    readonly phase: SkillPhase;
    readonly rhythm: 'daily' | 'weekly' | 'once';
    /** A set-up or a first step, which experienced users have behind them: for beginners only. */
    readonly isSetUp?: true;
    /** The act that achieves the goal of its part: on each board, first, and most often. */
    readonly isAct?: true;
    /** Not offered beside another sub-topic: a user with houseplants prunes no tree. */
    readonly isPartOnly?: true;
  };
  /** Sessions a week of a weekly quest; one if missing. */
  readonly sessions?: readonly [least: number, most: number];
  /** Minutes of one session. */
  readonly minutes: readonly [least: number, usual: number, most: number];
  /** Effort compared with sitting; 1 if missing. */
  readonly strain?: 1.5 | 2;
  /** `{n}` at the usual minutes, for Beginner, Intermediate and Advanced. */
  readonly amount?: {
    readonly unit: string;
    readonly byLevel: readonly [number, number, number];
    /** The amount never grows beyond it: a week has seven dinners. */
    readonly most?: number;
  };
  /** Never grows, because it limits something bad or is done once and for all. */
  readonly grows?: false;
  /** Two to four steps in order, each with a line of detail. */
  readonly steps: readonly (readonly [title: string, detail: string])[];
  /** The five-minute version. */
  readonly tiny: string;
  /**
   * What it requires (a `Need`), and words for the thing it is about ("puppy", "balcony"): a quest
   * with such words is only for users who said one of them.
   */
  readonly needs?: readonly string[];
  /** What it demands of its place; nothing if missing. */
  readonly place?: readonly QuestPlace[];
  /** Users with one of these cautions never get it. */
  readonly not?: readonly Caution[];
  /** The months it can be done in, 1 to 12; all if missing. */
  readonly months?: readonly number[];
  /** The next step after two easy weeks, if it is not simply a larger number or more minutes. */
  readonly wayOn?: string;
  /** Why it works, in one sentence. */
  readonly why: string;
  /** What `why` rests on, if it is more than the craft of those who teach it. */
  readonly source?: 'trial' | 'guideline';
};

/** What somebody can do on the way, in order; the last is where the part leads: "Run 5 km without walking". */
export type Milestones = readonly [first: string, second: string, last: string];

export type SubTopic = {
  readonly id: string;
  /** Label on a chip: "front crawl". */
  readonly name: string;
  readonly words: Evidence;
  readonly subjects?: SubjectTable;
  readonly milestones?: Milestones;
  /** The last milestone falls on the date of the goal, as an exam or a race does. */
  readonly isOnDate?: true;
  readonly quests: readonly Mould[];
};

export type Topic = {
  readonly id: string;
  readonly shelf: Shelf;
  /** Label on a chip: "Swimming". */
  readonly name: string;
  /** The user's word for the thing, if the topic was made from a family. */
  readonly thing?: string;
  readonly category: Category;
  /** Id of the sub-topic for users who named none, if it is not the first. */
  readonly first?: string;
  /** What may fill `{own|one room}`: a thing of this list that the user has, or a name. */
  readonly own?: {
    readonly things?: string;
    readonly isNamed?: true;
    /** The things are persons: "your son", not "the son". */
    readonly isPerson?: true;
  };
  readonly words: Evidence;
  readonly subs: readonly SubTopic[];
  /** Advice for any quest of the topic. */
  readonly advice: { readonly stuck: string; readonly missed: string };
  /** Minutes a day beyond which more is useless, and the share it may grow by in a week. */
  readonly caps: { readonly dayMinutes: number; readonly growth: number };
};

/** The quests of a sub-topic; many of them get a file of their own (`running.far.ts`). */
export type SubQuests = Pick<SubTopic, 'id' | 'milestones' | 'isOnDate' | 'quests'>;

/** The content of a topic's quest file, which is loaded when a goal leads to the topic. */
export type TopicQuests = Omit<Topic, 'name' | 'words' | 'subs'> & {
  readonly subs: readonly SubQuests[];
};

/**
 * The content of the words file beside it, by which goals find the topic. The build ships these
 * words only in the index (routes.ts).
 */
export type TopicWords = Pick<Topic, 'name' | 'words'> & {
  readonly subs: Readonly<Record<string, Omit<SubTopic, keyof SubQuests>>>;
};

/** What is known of a topic before its quests are loaded. */
export type TopicRoute = Pick<Topic, 'id' | 'shelf' | 'name' | 'words'> & {
  readonly subs: readonly Omit<SubTopic, 'milestones' | 'isOnDate' | 'quests'>[];
  readonly load: () => Promise<Topic>;
};
