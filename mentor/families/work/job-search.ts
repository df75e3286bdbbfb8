import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const JOB_SEARCH: Family = {
  id: 'job-search',
  name: 'Finding work',
  category: 'Business',
  words: vocabulary(
    'job jobs new_job quit_my_job leave_my_job job_search job_hunt* career careers interview* resume cv cover_letter* apply applying application* get_hired hired find_work employment unemployed jobless internship* promotion promoted a_raise pay_rise pay_raise salary recruiter* change_careers',
  ),
  countsWhenRefused: true,
  it: 'your next job',
  quests: {
    short: {
      atMost: 20,
      title: ['Find', '{n} openings that fit', 'and save each with one reason'],
      perMinute: 0.2,
      steps: [
        ['Search by what you want to do all day', 'Titles mislead; tasks do not.'],
        ['Drop what you would turn down anyway', 'Place, pay, people.'],
        ['Write the reason in ten words', 'It becomes the first line of the letter.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Send', '1 application in {m} minutes', 'with a letter written for that team'],
      steps: [
        [
          'Read the advert as their problem list',
          'Underline three problems you have solved before.',
        ],
        ['Tell one of them as a story with a number', 'Situation, what you did, what came of it.'],
        ['Let the CV say the same three things', 'Move them up; cut what points elsewhere.'],
        ['Send it and write down the follow-up day', 'Ten days from now, two friendly lines.'],
      ],
    },
    long: {
      atMost: 60,
      title: ['Rehearse', '{n} interview answers aloud', 'until each takes under two minutes'],
      perMinute: 0.1,
      steps: [
        ['Collect the questions you fear', 'The gap, the money, the “why us”.'],
        ['Answer with one scene each', 'People remember scenes.'],
        ['Swap roles with a friend', 'Interview them for your job; you will hear what convinces.'],
        ['Prepare three questions of your own', 'About work, not about perks.'],
      ],
    },
    once: {
      title: [
        'Talk to',
        '3 people who do that work',
        'for {m} minutes altogether and ask how they got in',
      ],
      steps: [
        ['Find one near, one far, one a level above', 'A friend’s friend counts as near.'],
        ['Ask for fifteen minutes and keep to it', 'Everyone has fifteen minutes.'],
        ['Thank them with what you did next', 'That is how doors stay open.'],
      ],
    },
  },
  advice: {
    start:
      'Decide what you want to do all day before you polish the CV. One page with three stories beats four pages with everything.',
    stuck:
      'No replies: change the CV. Interviews but no offers: rehearse aloud. Offers you do not want: search elsewhere. The place it stops tells you what to mend.',
    time: 'One good application a day is plenty. Do it before noon and close the laptop.',
    slip: 'Send one small message to someone who once liked your work. Searching restarts through people.',
    better:
      'After each interview write the two questions you answered worst, and better answers, the same evening.',
  },
};
