import type { TopicQuests } from '#mentor/library/topic.ts';
import { BACKUPS } from './digital-order.backups.ts';
import { PASSWORDS } from './digital-order.passwords.ts';

export const DIGITAL_ORDER = {
  id: 'digital-order',
  shelf: 'home',
  category: 'Personal',
  subs: [
    {
      id: 'inbox',
      milestones: [
        'Empty the inbox once, down to nothing',
        'Go four weeks with an empty inbox every week',
        'Keep it empty with ten minutes a day',
      ],
      quests: [
        {
          id: 'dig-empty',
          title: 'Empty the inbox once, top to bottom',
          plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true },
          minutes: [10, 20, 30],
          grows: false,
          steps: [
            [
              'First day: move all older than a month to one archive',
              'Then newest first. Two minutes: answer. Longer: a folder "answer", with a day.',
            ],
            ['Archive or delete the rest', 'No folder tree; search is faster.'],
            ['Answer the oldest of "answer"', 'Five sentences at most.'],
          ],
          tiny: 'Handle five mails, newest first.',
          wayOn: 'the folder "answer" down to nothing as well',
          why: 'Each mail is read once instead of five times.',
        },
        {
          id: 'dig-sender',
          title: 'Delete {n} mails by sender',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [10, 20, 30],
          amount: { unit: 'mails', byLevel: [200, 300, 500], most: 1500 },
          steps: [
            ['Sort by sender, take the loudest', 'Shops, networks, alerts, newsletters.'],
            [
              'Keep receipts and contracts, delete the others at once',
              'Search "invoice" in them before.',
            ],
            ['Sort by size, delete ten giants', 'Save attachments you need; empty the bin.'],
          ],
          tiny: 'Delete every mail of one shop.',
          why: 'Twenty senders are most of the heap.',
        },
        {
          id: 'dig-unsubscribe',
          title: 'Unsubscribe from {n} newsletters',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'newsletters', byLevel: [5, 8, 10], most: 15 },
          steps: [
            ['Search "unsubscribe", newest first', 'Unknown senders: mark as junk, click nothing.'],
            [
              'Leave each you did not read twice in a row',
              'Those you like go to a folder by a rule.',
            ],
            ['Count the new mails of one day', 'Write it below last week.'],
          ],
          tiny: 'Unsubscribe from one.',
          why: 'What no longer comes needs no sorting.',
        },
        {
          id: 'dig-rules',
          title: 'Set 3 rules that sort new mail',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            ['Name three kinds that arrive every day', 'Bills, school, work lists.'],
            ['Write one rule for each, test it on old mail', 'Skip the inbox, keep unread.'],
            [
              'Look into these folders once a week',
              'A fixed day; what is never read loses its rule.',
            ],
          ],
          tiny: 'Set one rule.',
          wayOn: 'one old folder deleted for each rule',
          why: 'A rule does daily what you would do by hand.',
        },
      ],
    },
    {
      id: 'photos',
      milestones: [
        'Sort the photos of three months',
        'Finish one year of photos',
        'Keep all photos in one place, sorted and copied',
      ],
      quests: [
        {
          id: 'dig-one-place',
          title: 'Copy every photo to one place',
          plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
          minutes: [20, 40, 60],
          steps: [
            ['List where they lie: phones, cards, laptops, chats', 'One evening for each device.'],
            ['Copy to one disk or cloud, by year', 'Copy, not move; overnight, on the cable.'],
            ['Open ten at random in the copy', 'They open: only now may anything be deleted.'],
          ],
          tiny: 'Connect one old phone and start the copy.',
          why: 'Sorting before copying is how photos get lost.',
        },
        {
          id: 'dig-sort-month',
          title: 'Sort {n} photos of one month',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
          sessions: [2, 5],
          minutes: [10, 20, 30],
          amount: { unit: 'photos', byLevel: [150, 200, 250], most: 400 },
          steps: [
            [
              'Take one month, the oldest open one',
              'Screenshots, doubles, blurred ones go unseen.',
            ],
            ['Of ten alike keep two, heart the best', 'Faces before views; three seconds each.'],
            ['Write the month on a list, empty the bin', 'Stop at the time, not at the end.'],
          ],
          tiny: 'Delete twenty screenshots.',
          why: 'A month has an end; a camera roll has none.',
        },
        {
          id: 'dig-largest',
          title: 'Clear the 20 largest files',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 20],
          grows: false,
          steps: [
            ['Open storage in the settings, largest first', 'Videos, chat media, apps, downloads.'],
            [
              'Delete or move twenty to the disk',
              'Turn off saving of every picture sent in chats.',
            ],
            ['Write the free space with the date', 'Below the last number.'],
          ],
          tiny: 'Delete the three longest videos.',
          why: 'Twenty videos hold more space than two thousand pictures.',
        },
        {
          id: 'dig-scan',
          title: 'Scan and date {n} old prints',
          plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
          minutes: [30, 45, 75],
          amount: { unit: 'old prints', byLevel: [25, 35, 50], most: 60 },
          steps: [
            [
              'Choose before you scan: one in three',
              'Wipe dust with a dry brush; phone on a stand will do.',
            ],
            ['Scan a batch of one year or trip', 'Same light, no flash, check the first three.'],
            ['Name: year, place, people', 'Ask the oldest relative about the blanks.'],
          ],
          tiny: 'Choose ten prints of one box.',
          needs: ['scan', 'slide', 'print', 'negative', 'digitise', 'digitize', 'album'],
          why: 'Names have to be written while somebody knows them.',
        },
        {
          id: 'dig-best-book',
          title: 'Make one album of 30 best pictures',
          plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
          minutes: [30, 45, 75],
          steps: [
            ['Take the hearts of one year', 'Cut to thirty: one for each week that counted.'],
            ['Order by story, a line under each', 'Who, where, what was said.'],
            ['Share or print it', 'One copy for somebody without a phone.'],
          ],
          tiny: 'Choose five pictures of one summer.',
          wayOn: 'the year before',
          why: 'Thirty chosen pictures are looked at; ten thousand are not.',
        },
      ],
    },
    PASSWORDS,
    BACKUPS,
  ],
  advice: {
    stuck: 'Copy first, then delete: with a copy no decision is dangerous.',
    missed: 'Leave the new heap alone, take ten minutes at the newest end.',
  },
  caps: { dayMinutes: 90, growth: 0.2 },
} as const satisfies TopicQuests;
