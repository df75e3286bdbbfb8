import type { SubQuests } from '#mentor/library/topic.ts';

export const WILL = {
  id: 'will',
  milestones: [
    'List all you own and owe',
    'Write and sign one of your wishes',
    'Read the folder with one trusted person',
  ],
  quests: [
    {
      id: 'pap-own-owe',
      title: 'List all you own and owe',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [30, 40, 60],
      steps: [
        [
          'Write accounts, home, car, policies, debts',
          'Where the paper lies, no passwords on this sheet.',
        ],
        [
          'Write people: who depends on you, who should get what',
          'Guardians for children, a home for animals.',
        ],
        [
          'Mark three questions the law must answer',
          'Shares of spouse and children differ by country.',
        ],
      ],
      tiny: 'Write down your accounts.',
      why: 'A will, a trust and a power of attorney all begin with this page.',
      source: 'guideline',
    },
    {
      id: 'pap-wishes',
      title: 'Write one page of your wishes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [25, 40, 60],
      steps: [
        [
          'Choose one: care and treatment, money, funeral, accounts',
          'Use the form of your state or a hospital.',
        ],
        [
          'Answer each question in whole sentences',
          'Name one person and one in reserve, and ask them.',
        ],
        [
          'Date and sign as your law asks',
          'By hand or before witnesses; look it up before you sign.',
        ],
      ],
      tiny: 'Write whom doctors should ask for you.',
      wayOn: 'the next of the four',
      why: 'A page in your words spares others the guessing.',
      source: 'guideline',
    },
    {
      id: 'pap-advice-hour',
      title: 'Prepare one hour of legal advice',
      plan: { role: 'long', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Find a notary, lawyer or free advice centre',
          'Ask the price of a first hour beforehand.',
        ],
        [
          'Send the list and three questions ahead',
          'House, second family, abroad, a firm: say so.',
        ],
        ['Write the answers down in the room', 'What to sign, where it is kept, who is told.'],
      ],
      tiny: 'Look up one advice centre.',
      why: 'An hour asked well costs less than one mistake in a will.',
      source: 'guideline',
    },
    {
      id: 'pap-folder',
      title: 'Fill {n} pages of the emergency folder',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [20, 30, 45],
      amount: { unit: 'pages', byLevel: [2, 3, 4], most: 5 },
      steps: [
        ['Take the next: people, doctors, money, home, digital', 'Copies behind each page.'],
        ['Write what somebody needs on the first day', 'Numbers, keys, animals, bills that run.'],
        ['Date it, put it where two people know', 'Originals apart, fireproof if you can.'],
      ],
      tiny: 'Write five phone numbers on the first page.',
      why: 'On a bad day nobody searches; they open a folder.',
    },
    {
      id: 'pap-estate',
      title: 'Write every account of the estate',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [30, 45, 75],
      steps: [
        [
          'Go through post and statements of a year',
          'Banks, policies, contracts, debts; three heaps: owns, owes, ends.',
        ],
        [
          'Ask the court or notary for deadlines',
          'Some run from weeks after the death, refusing too.',
        ],
        ['Close or inform two a week', 'Certified copies; note date and name.'],
      ],
      tiny: 'Open three envelopes and sort them.',
      needs: ['estate', 'probate', 'inheritance', 'heir'],
      wayOn: 'two accounts a week',
      why: 'What is owed and due has to be known before anything is shared.',
      source: 'guideline',
    },
    {
      id: 'pap-read-together',
      title: 'Read the folder with one trusted person',
      plan: { role: 'check', phase: 3, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        ['Let them find three things without help', 'Will, policy, key of the cellar.'],
        ['Change what they did not find or follow', 'Same evening.'],
        ['Fix a date for next year', 'After a birth, a move, a divorce: sooner.'],
      ],
      tiny: 'Tell one person where the folder is.',
      needs: ['company'],
      place: ['others'],
      why: 'A folder that only you understand helps nobody.',
    },
  ],
} as const satisfies SubQuests;
