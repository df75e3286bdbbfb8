import type { SubQuests } from '#mentor/library/topic.ts';

export const CHECKUPS_QUESTS = {
  id: 'check-ups',
  milestones: [
    'Book one overdue check-up',
    'Go to two overdue check-ups',
    'Finish every check-up that was due',
  ],
  quests: [
    {
      id: 'check-due-list',
      title: 'List every check-up due at your age',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [10, 15, 20],
      steps: [
        [
          'Look up your insurer’s or health service’s list',
          'Vaccines, eyes, skin, teeth, screening.',
        ],
        ['Write when each was last, or a "?"', 'Vaccination card and old letters help.'],
        ['Mark the most overdue', 'Blood, a lump, a changed mole: ring this week.'],
      ],
      tiny: 'Write one check-up you have put off.',
      why: 'What is due depends on age and family; the list says which.',
      source: 'guideline',
    },
    {
      id: 'check-book-one',
      title: 'Book one overdue check-up',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Ring when the practice opens, or book online', 'Ask what to bring and how to prepare.'],
        ['Write it into the calendar with the way there', 'Reminder a week and a day before.'],
        ['Tell one person the date', 'Embarrassed: ask for a woman or a man.'],
      ],
      tiny: 'Write down number and opening hours.',
      wayOn: 'the next one on the list',
      why: 'Most check-ups fail at the call, not at the examination.',
    },
    {
      id: 'check-record',
      title: 'Write each result on one page',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Write date, what, result, next time', 'Ask for a copy of every letter.'],
        ['Underline what you did not understand', 'Ring and ask; no guessing.'],
      ],
      tiny: 'Photograph the vaccination card.',
      why: 'The next doctor can only use what you can show.',
    },
  ],
} as const satisfies SubQuests;

export const APPOINTMENTS_QUESTS = {
  id: 'appointments',
  milestones: [
    'Make three calls you had put off',
    'Take three written questions to a visit',
    'Keep every appointment for three months',
  ],
  quests: [
    {
      id: 'appt-one-folder',
      title: 'Gather all health papers in one folder',
      plan: { role: 'start', phase: 2, rhythm: 'once' },
      minutes: [15, 30, 45],
      steps: [
        ['Collect letters, cards, lists of medicines', 'Drawer, bag, mail, phone.'],
        [
          'Sort by body part or doctor, newest on top',
          'A page in front: allergies, medicines, contacts.',
        ],
        ['Photograph the front page', 'One person knows where the folder is.'],
      ],
      tiny: 'Put three letters into one envelope.',
      why: 'With one folder no appointment begins with searching.',
    },
    {
      id: 'appt-call',
      title: 'Make one call you keep avoiding',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 2],
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'Write the first sentence and three free slots',
          '"I need an appointment about my knee, since May."',
        ],
        [
          'Ring at a fixed hour, stay in the queue',
          'Tidy something meanwhile. Nobody answers: the web form.',
        ],
        ['Write date, place and what to bring', 'Into the calendar before you put it down.'],
      ],
      tiny: 'Write the first sentence of the call.',
      place: ['aloud'],
      wayOn: 'the next call',
      why: 'With the first sentence on paper the call takes five minutes.',
    },
    {
      id: 'appt-three-questions',
      title: 'Write 3 questions before each visit',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        [
          'Write the symptom: where, since when, what changes it',
          'A line a day for a week beforehand.',
        ],
        [
          'Write three questions, the weightiest first',
          'What is it, what can be done, what if I wait?',
        ],
        ['Take paper or a companion along', 'Say it back: "So I do ... until ..."'],
      ],
      tiny: 'Write the one question that must be asked.',
      wayOn: 'the answers written down in the room',
      why: 'In trials, patients with written questions asked more and left clearer.',
      source: 'trial',
    },
    {
      id: 'appt-month',
      title: 'Check the next 4 weeks of dates',
      plan: { role: 'check', phase: 1, rhythm: 'weekly' },
      minutes: [5, 5, 10],
      grows: false,
      steps: [
        ['Read out every date of the family', 'Reminder a day and two hours before.'],
        ['Move or cancel what clashes, today', 'A freed hour helps somebody else.'],
      ],
      tiny: 'Set a reminder for the next date.',
      why: 'Two reminders halve the dates that are missed.',
      source: 'trial',
    },
    {
      id: 'appt-year',
      title: 'Plan one year of appointments',
      plan: { role: 'long', phase: 3, rhythm: 'once' },
      minutes: [20, 30, 45],
      steps: [
        ['Write what comes every year, in its month', 'Teeth in spring, eyes in autumn.'],
        ['Book what can be booked, remind for the rest', 'For everyone you look after.'],
      ],
      tiny: 'Put two yearly dates into the calendar.',
      why: 'In its own month nothing has to be remembered.',
    },
  ],
} as const satisfies SubQuests;
