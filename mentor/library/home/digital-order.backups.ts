import type { SubQuests } from '#mentor/library/topic.ts';

export const BACKUPS = {
  id: 'backups',
  milestones: [
    'Make one full copy outside the computer',
    'Keep desktop and downloads empty for two weeks',
    'Restore three files from a backup that runs itself',
  ],
  quests: [
    {
      id: 'dig-first-backup',
      title: 'Make one full copy of your files',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 60],
      steps: [
        [
          'Take a disk twice the size of what you have',
          'No disk yet: borrow one or use a cloud. The copy matters, not the brand.',
        ],
        [
          'Start the built-in backup, leave it overnight',
          'Computer and phone, one after the other.',
        ],
        [
          'Unplug it and write the date on it',
          'A disk that stays plugged in dies with the computer.',
        ],
      ],
      tiny: 'Copy the one folder you would cry over.',
      why: 'Disks fail without a warning; a copy elsewhere does not care.',
      source: 'guideline',
    },
    {
      id: 'dig-sort-files',
      title: 'Sort {n} files into five folders',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [1, 3],
      minutes: [10, 20, 30],
      amount: { unit: 'files', byLevel: [50, 80, 120], most: 200 },
      steps: [
        ['Make five: home, money, work, people, archive', 'Desktop and downloads go in first.'],
        ['Sort by date, delete installers and doubles', 'Not sure: archive, by year.'],
        ['Name what stays: date, sender, what', '2026-11 bank statement.'],
      ],
      tiny: 'Empty half of the downloads.',
      why: 'Five folders and good names are found by search in a second.',
    },
    {
      id: 'dig-automatic',
      title: 'Set one backup that runs itself',
      plan: { role: 'long', phase: 1, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        [
          'Choose what: photos, documents, mail, phone',
          'Rule: three copies, two kinds, one out of the house.',
        ],
        ['Switch on the daily one, cloud or disk', 'Encrypt it; the key goes to the papers.'],
        ['Look the next day whether it ran', 'Then a reminder each month.'],
      ],
      tiny: 'Look when the last backup ran.',
      why: 'A copy made by hand is old on the day it is needed.',
      source: 'guideline',
    },
    {
      id: 'dig-restore',
      title: 'Restore 3 files to test the copy',
      plan: { role: 'check', phase: 3, rhythm: 'weekly' },
      minutes: [5, 10, 20],
      grows: false,
      steps: [
        [
          'Choose a photo, a text, something from last year',
          'From the backup, not from the computer.',
        ],
        ['Open each on another device', 'One fails: mend the backup before anything else.'],
      ],
      tiny: 'Restore one photo.',
      why: 'A backup counts from the day something came back out of it.',
      source: 'guideline',
    },
    {
      id: 'dig-paperless',
      title: 'Scan and file {n} papers',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [20, 30, 45],
      amount: { unit: 'papers', byLevel: [15, 25, 40], most: 50 },
      steps: [
        ['Scan with the phone, straight, searchable', 'One pile, one sitting.'],
        ['Name: date, sender, what', 'Straight into one of the folders.'],
        ['Keep originals of law, shred the rest', 'Birth, deeds, wills, degrees stay paper.'],
      ],
      tiny: 'Scan the post of today.',
      why: 'A named scan is found from anywhere.',
    },
  ],
} as const satisfies SubQuests;
