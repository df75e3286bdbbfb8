import type { Topic } from '#mentor/library/topic.ts';

export const CAREER = {
  id: 'career',
  shelf: 'work',
  name: 'Career and leading',
  category: 'Business',
  words: {
    objects:
      'career, promoted, manager, team lead, leadership, boss, coworkers, performance review, workplace, senior role, management, office politics, micromanage, climb the ladder, team, employee, employees, at my job, director, head of, salary, supervisor, staff, shift leader, coworker, my manager, my boss, work relationships, overtime, recognised at work, imposter syndrome, impostor syndrome, mentor, quarterly review',
    verbs: 'lead, delegate, negotiate, supervise, get promoted, step up, mentor, coach my',
    context: 'team, work, at work, job, company, project, meeting, responsibility, colleagues',
    not: 'new job, career change, job interview, manage my time, manage my money, manage stress, lead singer, loose lead, lead climbing, raise children, raise kids, raise money, raised bed, law degree, new career before, assertive, interrupt, shield my work, eye level, talking to senior, in every team meeting, speak, calm between, deadline, rule of thirds, leading lines, laptop screen, career before, interrupted by colleagues, feedback on my novel, feedback on my story, on my stories, coach a, hiring, football team, sports team, raise my hand, raise my prices, raise my laptop, netball, choir, presenting, notifications, beta readers, unemployed, phone calls standing',
  },
  subs: [
    {
      id: 'leading',
      name: 'leading people',
      words: {
        objects:
          "my team, first-time manager, new manager, team leader, direct reports, delegate, delegation, better boss, good boss, mentor juniors, micromanaging, do everything myself, people management, let go of tasks, build a team, team that works, when i'm on vacation, when i'm away, lead people, manage people, my employees, my staff, good manager, better manager, become a manager, new boss, one-to-ones, one-on-ones, 1:1, 1:1s, hand over tasks, hand over, motivate my, junior colleagues, new starter, new hires, onboard, hire well, shift supervisor, first leadership role, leader, better leader",
      },
      quests: [
        {
          id: 'career-one-to-one',
          title: 'Ask one teammate three open questions',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [20, 25, 40],
          steps: [
            ['Book the same half hour, door closed', 'Or walk. Other work does not move it.'],
            ['Ask: what went well, what is stuck', 'Third: what do you need from me? Then wait.'],
            ['Write one promise and keep it this week', 'Begin the next talk with it.'],
          ],
          tiny: 'Ask one teammate what is stuck right now.',
          needs: ['company'],
          why: 'People report trouble early to somebody who asks regularly.',
          source: 'craft',
        },
        {
          id: 'career-hand-over',
          title: 'Hand over one task in writing',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            [
              'Pick one that returns every week',
              'Somebody could learn it, nothing burns if it is slow.',
            ],
            ['Write result, date, limits, whom to ask', 'The result, not your way of doing it.'],
            ['Agree on one look half-way', 'Until then leave it alone.'],
          ],
          tiny: 'List three tasks that somebody else could do.',
          why: 'A clear result and one agreed look replace constant checking.',
          source: 'craft',
        },
        {
          id: 'career-line-each',
          title: 'Write one line on each teammate',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Write names down the left side of a page', 'Write nothing they could not read.'],
            ['Write the last good thing and when you said so', 'Then: stuck on, wants to learn.'],
            ['Begin Monday with the emptiest line', 'Five minutes at their desk or a call.'],
          ],
          tiny: 'Write the line for the person you saw least.',
          why: 'The empty lines show whom you have not looked at.',
          source: 'craft',
        },
        {
          id: 'career-team-page',
          title: 'Draft one page of team goals',
          plan: { role: 'long', phase: 3, rhythm: 'once' },
          minutes: [60, 90, 120],
          steps: [
            [
              'Write at most three results for the quarter',
              'Each with a number or a thing one can see.',
            ],
            ['Write what the team stops doing for it', 'A page without that line only adds work.'],
            ['Let the team mark it up', 'Change two things they named, then publish.'],
          ],
          tiny: 'Write the one result that matters most this quarter.',
          why: 'Goals people helped to write are understood and argued about early.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'promotion',
      name: 'promotion and pay',
      words: {
        objects:
          'pay rise, salary negotiation, get promoted, next level, promotion, job title, underpaid, ask for more money, appraisal, recognition, visible at work, stuck in my role, partner track, overlooked, senior engineer, be a senior, become a senior, become head, become a director, become team, earn more, more at my job, more pay, paid more, list of my achievements, achievements, for the appraisal, ask my boss, ask for a raise, a raise, 10% more, negotiate a, noticed by, partner at, move up, next grade, next step up, band 6, tenure, manager by, recognised for, credit for my work, take on more responsibility, brag document, head of department, stuck at the same level',
      },
      quests: [
        {
          id: 'career-log-results',
          title: 'Log {n} results from this week',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          amount: { unit: 'results', byLevel: [2, 3, 5] },
          steps: [
            ['Open one file that is only for this', 'Private, dated, newest on top.'],
            ['Write what changed, for whom, how much', '"Invoices two days faster", not "helped".'],
            ['Paste one line of thanks or proof', 'A mail, a number, a screenshot you may keep.'],
          ],
          tiny: 'Write one result of today.',
          why: 'At review time people remember the last weeks; a log holds the year.',
          source: 'craft',
        },
        {
          id: 'career-next-role',
          title: 'Mark every duty of the next role',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Get the description of the level above',
              'Ask human resources, or take an advert for it.',
            ],
            ['Mark each line: do, partly, not yet', 'Write one proof beside every "do".'],
            ['Choose one "partly" to show this month', 'Ask for a task that needs it.'],
          ],
          tiny: 'Find the description of the level above.',
          why: 'Promotion usually confirms work that is already being done.',
          source: 'craft',
        },
        {
          id: 'career-ask-missing',
          title: 'Ask your manager two questions about promotion',
          plan: { role: 'core', phase: 2, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Book it with its subject', '"I want to talk about my next role."'],
            ['Ask: what is missing, what would prove it', 'Write the words down as said.'],
            ['Send both answers back by mail', 'With a date to look at them again.'],
          ],
          tiny: 'Write the two questions and book the half hour.',
          needs: ['company'],
          why: 'Criteria that are written down can be met and shown.',
          source: 'craft',
        },
        {
          id: 'career-pay-request',
          title: 'Rehearse one pay request three times',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 40],
          steps: [
            ['Look up pay for the role in three places', 'Union tables, public surveys, adverts.'],
            ['Write one sentence with a number', 'Two results from the log stand before it.'],
            [
              'Say it aloud, then be silent',
              'Third round: somebody answers "not now"; ask when and for what.',
            ],
          ],
          tiny: 'Say the sentence with the number once, aloud.',
          why: 'Whoever has said the number aloud before says it without excuses.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'meetings',
      name: 'meetings',
      words: {
        objects:
          'meeting, meetings, agenda, team meeting, run meetings, workshop facilitation, video calls, back-to-back calls, sit in calls, calls all day, zoom, teams calls, run better meetings, fewer meetings, meetings with, chair the, meetings that, meeting-free, calls back to back',
      },
      quests: [
        {
          id: 'career-early-point',
          title: 'Say one point before minute ten',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Read the agenda and write one sentence', 'A fact, a question, a yes with a reason.'],
            ['Say it in the first ten minutes', '"I would add one thing", then the sentence.'],
            ['Note what followed', 'Nothing came: take an earlier point next time.'],
          ],
          tiny: 'Write the one sentence for the next meeting.',
          why: 'The first contribution is the hardest and gets harder by waiting.',
          source: 'craft',
        },
        {
          id: 'career-three-line-agenda',
          title: 'Send one agenda of three lines',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Write the question the meeting answers', 'No question: send a message instead.'],
            ['Name who decides and who prepares', 'Everyone else may stay away.'],
            ['Send it the day before', 'Set it five minutes shorter than usual.'],
          ],
          tiny: 'Write the question of your next meeting in one line.',
          why: 'A meeting with one written question can end when it is answered.',
          source: 'craft',
        },
        {
          id: 'career-meeting-hours',
          title: 'Count one week of meeting hours',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          steps: [
            ['Sum the hours in your calendar', 'Times the people in each: that is the cost.'],
            ['Mark: decided, informed, neither', 'One letter beside each.'],
            ['Leave, shorten or merge one', 'Tell the host why, and what you send instead.'],
          ],
          tiny: "Mark yesterday's meetings with one letter each.",
          why: 'A count makes it possible to drop the ones that decide nothing.',
          source: 'craft',
        },
        {
          id: 'career-read-decisions',
          title: 'End one meeting with written decisions',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 20],
          steps: [
            ['Keep the last five minutes free', 'Say so at the start.'],
            [
              'Read out each decision, name, date',
              '"Who does what by when?" No name: it is not decided.',
            ],
            ['Send the list within the hour', 'Open it first at the next meeting.'],
          ],
          tiny: 'Read out the decisions of one meeting before people leave.',
          why: 'Read aloud, a decision that was understood in two ways shows itself.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'feedback',
      name: 'feedback and hard talks',
      words: {
        objects:
          'feedback, criticism, difficult conversation, hard conversation, conflict at work, give feedback, take criticism, difficult colleague, toxic coworker, say no at work, annual review, defensive, ask for feedback, feedback once a month, give each employee, specific praise, piece of specific praise, praise, constructive, feedback to my, criticism without, criticise, tell my boss, tell my colleague, say no to my boss, say no to extra, boundaries at work, stand up to my boss, conflict with a colleague, conflict with my, get on with my boss, difficult boss, difficult talk, tough conversations, difficult conversations, bullying at work, without getting defensive, thank my colleagues, 360',
      },
      quests: [
        {
          id: 'career-ask-change',
          title: 'Ask one colleague what to change',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Choose one thing you did this week', 'A mail, a talk, a page.'],
            ['Ask: one thing to keep, one to change', 'Answer only "thank you" and a question.'],
            ['Write it down word for word', 'Do the change once within three days.'],
          ],
          tiny: 'Ask one person about one mail you wrote.',
          why: 'A narrow question gets an answer one can use.',
          source: 'craft',
        },
        {
          id: 'career-exact-thanks',
          title: 'Thank one colleague for one act',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 5, 10],
          steps: [
            ['Name the act and the day', '"On Tuesday you took the call."'],
            ['Say what it changed', '"So the order left on time." Nothing after it.'],
            ['Say it where they would like it', 'Many like two lines in writing best.'],
          ],
          tiny: 'Write two lines of thanks to one colleague.',
          why: 'Praise for an exact act tells people what to repeat.',
          source: 'craft',
        },
        {
          id: 'career-four-sentences',
          title: 'Rehearse one hard talk in four sentences',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            [
              'Write fact, effect, question, wish',
              'One sentence each. A camera could have seen the fact.',
            ],
            ['Rehearse with somebody outside the team', 'They answer as badly as you fear.'],
            [
              'Book half an hour, two chairs',
              'Harassment or threats: go to a trusted office, not alone.',
            ],
          ],
          tiny: 'Write the fact in one sentence without an adjective.',
          why: 'A talk that begins with a shared fact starts with less dispute.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Choose one colleague and one week, and leave the rest of the team for later.',
    missed: 'After a gap hold the talk that was skipped before you plan new ones.',
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies Topic;
