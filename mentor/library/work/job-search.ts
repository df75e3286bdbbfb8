import type { TopicQuests } from '#mentor/library/topic.ts';
import { FINDING_QUESTS } from './job-search.finding.ts';

export const JOB_SEARCH = {
  id: 'job-search',
  shelf: 'work',
  category: 'Business',
  subs: [
    {
      id: 'applications',
      milestones: [
        'Send four applications, each fitted',
        'Get one invitation out of ten applications',
        'Sign a contract for a job you chose',
      ],
      quests: [
        {
          id: 'job-done-list',
          title: 'List {n} things you did at work',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          amount: { unit: 'things', byLevel: [8, 10, 12], most: 15 },
          steps: [
            ['Go back year by year', 'School, volunteering and care at home count as work.'],
            ['Add a number or a name to each', 'How many, how often, for whom, with what.'],
            ['Star the five a stranger would notice', 'They go to the top of the CV.'],
          ],
          tiny: 'Write three things you did in your last role.',
          why: 'A reader believes a task with a number sooner than an adjective.',
        },
        {
          id: 'job-fit-cv',
          title: 'Send one application, fitted to the advert',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 3],
          minutes: [20, 45, 60],
          steps: [
            ['Underline five tasks in the advert', 'Tasks and tools, not "team player".'],
            ['Answer each with one line of yours', 'No match: leave it out, invent nothing.'],
            [
              'Move those lines to the top half',
              'No CV yet: one page, last job first. Save as PDF: your name, their name.',
            ],
            ['Send it and note the date', 'Two days before the closing day, if you can.'],
          ],
          tiny: 'Underline five tasks in one advert.',
          place: ['table'],
          wayOn: 'one to a firm that has no advert out',
          why: 'Whoever sorts applications looks for the words of the advert first.',
        },
        {
          id: 'job-send-batch',
          title: 'Send {n} tailored applications',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          sessions: [1, 1],
          minutes: [90, 120, 150],
          amount: { unit: 'applications', byLevel: [2, 3, 4], most: 5 },
          steps: [
            ['Take adverts that share one job title', 'One CV then needs only small changes.'],
            ['Write four lines: they need, I did, proof', 'The fourth asks for a talk.'],
            ['Log firm, date and contact', 'Same day next week: one polite question if silent.'],
          ],
          tiny: 'Write the four lines for one advert.',
          why: 'Applications in one batch share their research and cost less time each.',
        },
        {
          id: 'job-count-replies',
          title: 'Count the replies to ten applications',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          grows: false,
          steps: [
            ['Fill three columns: sent, reply, talk', 'Ten weeks back at most.'],
            [
              'Find the column where it stops',
              'No replies: the CV. Talks, no offer: the interview.',
            ],
            ['Write the one thing to change', "It is next week's task."],
          ],
          tiny: 'Write how many of the last ten replied.',
          why: 'The place where applications stop shows which part to work on.',
        },
      ],
    },
    FINDING_QUESTS,
    {
      id: 'interviews',
      milestones: [
        'Answer five usual questions, two minutes each',
        'Finish one mock interview without stopping',
        'Get one offer after an interview',
      ],
      quests: [
        {
          id: 'job-stories',
          title: 'Write {n} work stories, five lines each',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [25, 40, 60],
          amount: { unit: 'stories', byLevel: [2, 3, 4], most: 6 },
          steps: [
            ['Pick a problem solved and a mistake mended', 'A group you worked with is the third.'],
            [
              'Write where, task, what I did, what came of it',
              '"I", not "we". Line five: what you do differently now.',
            ],
            ['Read it with a clock, lips moving', 'Cut it until it fits in two minutes.'],
          ],
          tiny: 'Write one story in five lines.',
          why: 'Asked for examples, one tells a prepared story better than an invented one.',
        },
        {
          id: 'job-answers-aloud',
          title: 'Say {n} interview answers aloud',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'answers', byLevel: [3, 4, 6], most: 8 },
          steps: [
            [
              'Take questions from a list or the advert',
              '"Tell me about yourself" is always the first.',
            ],
            ['Stand up and answer, at most two minutes', 'Record it on your phone.'],
            ['Listen to one, say it again shorter', 'Begin with the answer, then the reason.'],
          ],
          tiny: 'Answer "Tell me about yourself" once, aloud.',
          place: ['aloud'],
          why: 'A sentence said once before comes out shorter and calmer the second time.',
        },
        {
          id: 'job-mock',
          title: 'Sit one mock interview, recorded',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          grows: false,
          steps: [
            ['Give somebody the advert and ten questions', 'Alone: cards face down, camera on.'],
            ['Answer without stopping for repairs', 'Same clothes and chair as on the day.'],
            ['Watch it and mark two answers', 'The vaguest and the longest: rewrite both.'],
          ],
          tiny: 'Draw three question cards and answer on camera.',
          place: ['aloud'],
          wayOn: 'with somebody who hires',
          why: 'A rehearsal under real conditions shows which answers do not hold.',
        },
        {
          id: 'job-hard-questions',
          title: 'Answer {n} hard questions, 90 seconds each',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [15, 20, 30],
          amount: { unit: 'questions', byLevel: [3, 5, 6], most: 8 },
          steps: [
            [
              'Write the ones you hope not to hear',
              'The gap, the failure, the pay, why you leave.',
            ],
            ['Answer each in three sentences', 'Fact, what you did about it, what is so today.'],
            ['Say each against a timer', 'Over 90 seconds: drop the middle.'],
          ],
          tiny: 'Answer the one you fear most, once.',
          place: ['aloud'],
          wayOn: '60 seconds each',
          why: 'The hardest questions are few and can all be prepared.',
        },
      ],
    },
    {
      id: 'new-field',
      milestones: [
        'Finish one small task of the new job',
        'Show three pieces to people in the field',
        'Start paid work in the new field',
      ],
      quests: [
        {
          id: 'job-compare-fields',
          title: 'Compare three ways into the new work',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Give each a column',
              'Not decided: three jobs. Decided: a course, an apprenticeship, straight in.',
            ],
            [
              'Fill in entry, length, pay, hours, who hires near you',
              'From adverts and the official careers site of your country.',
            ],
            ['Cross out one', 'Write the question that would decide the other two.'],
          ],
          tiny: 'Read one advert from the new field to the end.',
          why: 'Adverts show what a job asks for on an ordinary day.',
        },
        {
          id: 'job-mark-advert',
          title: 'Mark one advert: have, near, lack',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Print it and take three colours', 'One colour for each word.'],
            ['Write proof beside every "have"', 'From any job, club or household.'],
            [
              'Choose one "near" for this month',
              'A library book, a free course, a small task at work.',
            ],
          ],
          tiny: 'Mark the first five lines of one advert.',
          why: 'Marked line by line, an advert shows which gaps are real.',
        },
        {
          id: 'job-sample-work',
          title: 'Try one task of the new job',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          minutes: [30, 60, 120],
          steps: [
            [
              'Choose a task a newcomer would get',
              'A page, a plan, a repair, a lesson. Not possible at home: an hour beside somebody at work.',
            ],
            ['Finish it in one sitting', 'Small and whole counts more than large and open.'],
            ['Show it to one person in the field', 'Ask what they would change first.'],
          ],
          tiny: 'Write what the sample is and who will see it.',
          wayOn: 'a larger piece that somebody in the field asked for',
          why: 'Work that can be looked at answers the doubt about missing years.',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Send one message to one person who works there instead of one more form.',
    missed: 'Begin with the advert that closes first and leave the older ones.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies TopicQuests;
