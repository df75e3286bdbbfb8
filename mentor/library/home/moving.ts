import type { TopicQuests } from '#mentor/library/topic.ts';
import { BUYING } from './moving.buying.ts';
import { SETTLING } from './moving.settling.ts';

export const MOVING = {
  id: 'moving',
  shelf: 'home',
  category: 'Personal',
  subs: [
    {
      id: 'search',
      milestones: ['Answer twenty new adverts', 'View five places', 'Sign the lease'],
      isOnDate: true,
      quests: [
        {
          id: 'mov-file',
          title: 'Put one application file together',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [25, 40, 60],
          steps: [
            [
              'Write five musts and three limits',
              'Rent with everything in it, a third of income; distance; from when.',
            ],
            [
              'Gather proof of income, identity, references in one PDF',
              'Only what is asked at that stage; cover other numbers.',
            ],
            [
              'Write six lines about who would live there',
              'Names, work, why this street; one photo if usual with you.',
            ],
          ],
          tiny: 'Write the highest rent and two musts.',
          why: 'Good flats go within a day to whoever has everything ready.',
        },
        {
          id: 'mov-answer',
          title: 'Answer {n} new adverts',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [15, 25, 40],
          amount: { unit: 'new adverts', byLevel: [3, 4, 5], most: 8 },
          steps: [
            [
              'Set alerts on two portals, look twice a day',
              'Plus notice boards, co-operatives, housing associations.',
            ],
            [
              'Write within the hour, first line about this flat',
              'Your six lines, phone, three times you can come.',
            ],
            [
              'Note advert, date, answer',
              'Money before a viewing, keys by post: a fraud, leave it.',
            ],
          ],
          tiny: 'Answer one advert.',
          why: 'The first ten messages get read.',
        },
        {
          id: 'mov-viewing',
          title: 'View 1 place with a list',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [30, 60, 90],
          steps: [
            [
              'Look at damp, windows, heating, noise, signal, water',
              'Run a tap, open a window, smell the cellar.',
            ],
            [
              'Ask for all costs, deposit, notice, who decides when',
              'Photos with permission; sign nothing on the spot.',
            ],
            [
              'Mark it 1 to 5 outside the door, write the same evening',
              'Thank them, file attached, yes or no.',
            ],
          ],
          tiny: 'Walk past one place in the evening and listen.',
          needs: ['outside'],
          place: ['others'],
          wayOn: 'two viewings a week',
          why: 'A list sees the damp that a nice balcony hides.',
        },
        {
          id: 'mov-ask-round',
          title: 'Tell {n} people what you look for',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'people', byLevel: [5, 5, 8], most: 10 },
          steps: [
            [
              'Send the six lines to people in that area',
              'Work, school, club, the baker, the caretaker.',
            ],
            [
              'Count adverts answered, viewings, replies',
              'No replies: another first line. No viewings: one must less.',
            ],
          ],
          tiny: 'Tell one person what you look for.',
          why: 'Many rooms change hands before an advert is written.',
        },
      ],
    },
    BUYING,
    {
      id: 'move',
      milestones: [
        'Pack ten boxes',
        'Change every address and contract',
        'Hand over the keys of the old place',
      ],
      isOnDate: true,
      quests: [
        {
          id: 'mov-back-plan',
          title: 'Plan every week back from moving day',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 35, 60],
          steps: [
            [
              'Write the day at the bottom, one line a week',
              'Notice, van or firm, helpers, school, power, internet, post.',
            ],
            [
              'Book van and two helpers now',
              'Month ends and Saturdays go first. Abroad: visa, health cover, animals.',
            ],
            [
              'Choose one box that travels with you',
              'Papers, chargers, bedding, kettle, tools, loo paper.',
            ],
          ],
          tiny: 'Write the day and ask one helper.',
          why: 'What has a waiting time decides the plan.',
        },
        {
          id: 'mov-boxes',
          title: 'Pack and label {n} boxes',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [20, 40, 75],
          amount: { unit: 'boxes', byLevel: [2, 3, 4], most: 6 },
          steps: [
            [
              'Begin with what you do not touch until then',
              'Books in small boxes, bedding in large ones, 20 kg at most.',
            ],
            ['Decide: comes along, give, bin', 'The second and third leave this week.'],
            [
              'Write room and contents on two sides',
              'Number it; photo of the list. Lift from the knees.',
            ],
          ],
          tiny: 'Pack one drawer.',
          wayOn: 'one box more each time',
          why: 'A few boxes an evening are packed with thought; forty in a night are not.',
        },
        {
          id: 'mov-addresses',
          title: 'Change {n} addresses or contracts',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          minutes: [15, 25, 40],
          amount: { unit: 'addresses', byLevel: [3, 4, 5], most: 6 },
          steps: [
            [
              'Take the next: power, internet, bank, work, insurance',
              'Then doctor, school, vet, subscriptions, registry.',
            ],
            ['Ring or use the form, note number and day', 'Redirect the post for half a year.'],
            ['Tick it, write who must still answer', 'Meters: a photo on the day itself.'],
          ],
          tiny: 'Change one address.',
          why: 'Bills follow the old address for years.',
        },
        {
          id: 'mov-week-check',
          title: 'Cross off each moving task done',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Write boxes packed, cupboards left', 'Both numbers with the date.'],
            ['Behind: give two tasks away', 'Names beside them today.'],
          ],
          tiny: 'Count the cupboards left.',
          why: 'Two numbers a week keep the last night free.',
        },
      ],
    },
    SETTLING,
  ],
  advice: {
    stuck: 'Take one drawer, one advert or one call; the day itself does the rest.',
    missed: 'Read the week lines, give two tasks to somebody else, pack one box.',
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies TopicQuests;
