/** What a question is paid from: making quests costs more than a turn of talk. */
export type Spending = { readonly userId: string; readonly on: 'quests' | 'turns' };

/** Taken before the call, so that a hundred questions at once cannot overdraw; given back on failure. */
export type Quota = {
  readonly reserve: (
    spending: Spending,
  ) => Promise<{ readonly refund: () => Promise<void> } | undefined>;
};
