import type { SubQuests } from '#mentor/library/topic.ts';

export const PASSWORDS = {
  id: 'passwords',
  milestones: [
    'Change the passwords of mail, bank and phone',
    'Secure five accounts with a second step',
    'Own no password that is used twice',
  ],
  quests: [
    {
      id: 'dig-manager',
      title: 'Set up one password manager',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        [
          'Choose one that two testers recommend',
          'The one of your phone or browser is a fine start.',
        ],
        [
          'Make a master sentence of five odd words',
          'On paper, in a drawer at home, not in a photo.',
        ],
        ['Save three logins, test them on the second device', 'Mail first: it resets all others.'],
      ],
      tiny: 'Write a sentence of five odd words.',
      why: 'One strong sentence can be remembered; a hundred passwords cannot.',
      source: 'guideline',
    },
    {
      id: 'dig-change',
      title: 'Change {n} reused passwords',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [1, 2],
      minutes: [10, 20, 30],
      amount: { unit: 'reused passwords', byLevel: [3, 5, 6], most: 8 },
      steps: [
        [
          'Take the most important: mail, bank, phone, cloud',
          'Type the address yourself, follow no link.',
        ],
        ['Let the manager make a new one, save, log in again', 'Log out all other devices.'],
        ['Accounts you no longer use: close them', 'Note number and date of the request.'],
      ],
      tiny: 'Change the password of your mail.',
      wayOn: 'the accounts nobody thinks of',
      why: 'A leaked password is tried everywhere else within days.',
      source: 'guideline',
    },
    {
      id: 'dig-second-step',
      title: 'Secure {n} accounts with a second step',
      plan: { role: 'long', phase: 1, rhythm: 'weekly' },
      minutes: [15, 20, 30],
      amount: { unit: 'accounts', byLevel: [2, 3, 4], most: 5 },
      steps: [
        [
          'Open security in the account, choose an app or key',
          'A code by text is better than none.',
        ],
        ['Print the recovery codes', 'In the folder with the birth certificate.'],
        ['Log in once with it', 'Nobody real ever asks for the code by phone.'],
      ],
      tiny: 'Turn it on for your mail.',
      why: 'With a second step a stolen password opens nothing.',
      source: 'guideline',
    },
    {
      id: 'dig-privacy-round',
      title: 'Check 10 apps and what they see',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 25],
      grows: false,
      steps: [
        [
          'Open permissions: place, microphone, photos, contacts',
          'Take away what the app does not need today.',
        ],
        ['Delete apps unused for three months, account first', 'Install waiting updates.'],
        ['Search your mail for known leaks', 'A hit: that password is next.'],
      ],
      tiny: 'Delete two apps you never open.',
      why: 'Every app less is a door less.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
