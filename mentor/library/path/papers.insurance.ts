import type { SubQuests } from '#mentor/library/topic.ts';

export const INSURANCE = {
  id: 'insurance',
  milestones: [
    'List every policy with its price',
    'Compare three offers and decide',
    'Keep only policies you can explain',
  ],
  quests: [
    {
      id: 'pap-policies',
      title: 'List every policy with its price',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Search a year of bank statements for premiums',
          'Contracts and memberships too, while you are there.',
        ],
        ['Write what it covers, price a year, notice date', 'Two that cover the same: mark both.'],
        [
          'Write which loss would ruin you',
          'Harm to others, illness, no income, the home: these first.',
        ],
      ],
      tiny: 'Find three premiums on the last statement.',
      why: 'Insure what you could not pay; pay what you could.',
      source: 'guideline',
    },
    {
      id: 'pap-compare',
      title: 'Compare 3 offers for one risk',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [25, 40, 60],
      steps: [
        ['Read what a consumer body says about it', 'Which points matter, which sum is enough.'],
        [
          'Fill one table: covers, excludes, own share, price',
          'One comparison site, one direct, one mutual.',
        ],
        [
          'Answer health and damage questions fully',
          'A wrong yes or no can cost the whole cover. No signing on the phone.',
        ],
      ],
      tiny: 'Read one page of a consumer body.',
      wayOn: 'the next risk',
      why: 'Prices differ little by name and much by what is left out.',
      source: 'guideline',
    },
    {
      id: 'pap-claim',
      title: 'Write one claim with 5 proofs',
      plan: { role: 'core', phase: 1, rhythm: 'once' },
      minutes: [30, 45, 60],
      steps: [
        [
          'Gather contract, photos, receipts, dates, witnesses',
          'Damage: photograph before you tidy up.',
        ],
        [
          'Write what happened in ten lines, what you ask for',
          'Sum, deadline of two weeks, file number.',
        ],
        [
          'Send it with proof, note the date to ask',
          'Refused: ask for the clause in writing, then ombudsman or advice centre.',
        ],
      ],
      tiny: 'Photograph the damage or the receipt.',
      needs: ['claim', 'refund', 'appeal', 'damage', 'rejected', 'compensation'],
      why: 'A claim with proofs and a date gets an answer.',
    },
    {
      id: 'pap-cancel',
      title: 'Cancel or switch one contract',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 25, 40],
      steps: [
        [
          'Take the dearest you do not need',
          'The new cover stands in writing before the old one ends.',
        ],
        ['Write two lines: number, end date, please confirm', 'By the way the contract names.'],
        ['Stop the payment once confirmed', 'Write the saved sum beside it.'],
      ],
      tiny: 'Look up one notice date.',
      wayOn: 'the next contract',
      why: 'Contracts renew themselves; letters end them.',
    },
  ],
} as const satisfies SubQuests;
