import type { Topic } from '#mentor/library/topic.ts';

export const JOB_SEARCH = {
  id: 'job-search',
  shelf: 'work',
  name: 'Job search',
  category: 'Business',
  words: {
    objects:
      'job, new job, job application, apply for jobs, unemployed, laid off, made redundant, vacancy, recruiter, employer, hired, get hired, internship, apprenticeship, first job, quit my job, career switch, change jobs, changing jobs, change job, job offer, applications, apply to, jobs, hiring, position as, part-time work, indeed, job interviews, headhunted, redundancy, redundant, out of work, on the dole, work experience, placement, traineeship, career advice, career coach, retraining, employment, open to work, profession, occupation, new role, permanent position, shifts to',
    verbs: 'apply, job-hunt, apply for, retrain, switch from, move into, job hunt, get hired',
    context:
      'salary, position, company, career, offer, rejection, ghosted, contract, permanent, interview, become, teacher, nurse, leave, degree, into, out of, retail, banking, marketing, blank, answers, agency, change, resume',
    not: 'promotion, job share, nose job, paint job, my team, at my current job, earn more at my job, at my job, in case i lose my job, lose my job, freelance, independent consultant, be my own boss, my thoughts, hate my job but, before i quit my job, startup, startup idea, university interview, apply make-up, apply for university, apply to university, desk job, nine to five, my own business, thoughts about changing jobs',
  },
  subs: [
    {
      id: 'applications',
      name: 'CV and applications',
      words: {
        objects:
          'cv, resume, curriculum vitae, cover letter, hundred applications, job applications, online profile, no replies, never hear back, applications a week, five applications, three applications, ten applications, apply to five, apply to three, apply for five, apply for three, update my cv, update my resume, my cv, my resume, write a cv, write my cv, linkedin profile, linkedin, motivation letter, portfolio for, tailor my, references, send out, application for, send applications, application form, personal statement, employment gap',
      },
      quests: [
        {
          id: 'job-done-list',
          title: 'List {n} things you did at work',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          amount: { unit: 'things', byLevel: [8, 10, 12] },
          steps: [
            ['Go back year by year', 'School, volunteering and care at home count as work.'],
            ['Add a number or a name to each', 'How many, how often, for whom, with what.'],
            ['Star the five a stranger would notice', 'They go to the top of the CV.'],
          ],
          tiny: 'Write three things you did in your last role.',
          why: 'A reader believes a task with a number sooner than an adjective.',
          source: 'craft',
        },
        {
          id: 'job-fit-cv',
          title: 'Fit your CV to one advert',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [30, 45, 60],
          steps: [
            ['Underline five tasks in the advert', 'Tasks and tools, not "team player".'],
            ['Answer each with one line of yours', 'No match: leave it out, invent nothing.'],
            ['Move those lines to the top half', 'Save as PDF: your name, their name.'],
            ['Send it and note the date', 'Two days before the closing day, if you can.'],
          ],
          tiny: 'Underline five tasks in one advert.',
          why: 'Whoever sorts applications looks for the words of the advert first.',
          source: 'craft',
        },
        {
          id: 'job-send-batch',
          title: 'Send {n} tailored applications',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [90, 120, 150],
          amount: { unit: 'applications', byLevel: [2, 3, 4] },
          steps: [
            ['Take adverts that share one job title', 'One CV then needs only small changes.'],
            ['Write four lines: they need, I did, proof', 'The fourth asks for a talk.'],
            ['Log firm, date and contact', 'Same day next week: one polite question if silent.'],
          ],
          tiny: 'Write the four lines for one advert.',
          why: 'Applications in one batch share their research and cost less time each.',
          source: 'craft',
        },
        {
          id: 'job-count-replies',
          title: 'Count the replies to ten applications',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 10, 15],
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
          source: 'craft',
        },
      ],
    },
    {
      id: 'finding',
      name: 'finding openings',
      words: {
        objects:
          'job board, openings, networking, referral, headhunter, looking for work, remote job, part-time job, work abroad, find a job, find a new job, get a job, find a part-time, summer job, find work, remote work, job in, recruiters, contacts, message people, ask people, coffee with people, network, informational interview, look for a job, look for jobs, looking for a job, temp agency, seasonal work, jobs that, cold email',
      },
      quests: [
        {
          id: 'job-save-adverts',
          title: 'Save {n} adverts that fit',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          amount: { unit: 'adverts', byLevel: [3, 4, 6] },
          steps: [
            [
              'Search the title and two other names for it',
              "The public job service, one board, one firm's own page.",
            ],
            ['Keep those where you meet over half', 'Wish lists are rarely met in full.'],
            ['Write the closing date in a calendar', 'Copy the text; adverts vanish.'],
          ],
          tiny: 'Save one advert and its closing date.',
          why: 'One job has several names, and each search shows other adverts.',
          source: 'craft',
        },
        {
          id: 'job-ask-insider',
          title: 'Ask one person about their job',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [10, 15, 25],
          steps: [
            ['Pick somebody from school, work or your street', "A friend's cousin is near enough."],
            [
              'Write four lines with two questions',
              'Who you are, why them, fifteen minutes. No request for a job.',
            ],
            ['Send it and note the date', 'One reminder after a week, then another person.'],
          ],
          tiny: 'Write down three people who might know somebody there.',
          why: 'Many jobs are filled through people who heard of them early.',
          source: 'craft',
        },
        {
          id: 'job-employer-list',
          title: 'List {n} employers with one contact each',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [40, 60, 90],
          amount: { unit: 'employers', byLevel: [4, 6, 8] },
          steps: [
            ['Start from whom you know of', 'Suppliers, rivals and neighbours of those firms.'],
            ['Find the head of the team you want', "The firm's page, talks, the trade press."],
            ['Write to the first two', 'Three lines: what you saw, what you do, one question.'],
          ],
          tiny: "Find the name behind one firm's team.",
          why: 'A firm can answer before it has written an advert.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'interviews',
      name: 'interviews',
      words: {
        objects:
          'interview, job interview, interviews, tell me about yourself, assessment centre, hiring manager, second round, salary question, phone screen, go blank in interviews, blank in interviews, in interviews, star method, interview answers, interview questions, see yourself in five years, good answers, answers to, mock interview, mock interviews, interview on, prepare for an interview, prepare for my interview, video interview, questions to ask, sell myself, weaknesses, trial day, trial shift, salary expectations',
      },
      quests: [
        {
          id: 'job-stories',
          title: 'Write {n} work stories, five lines each',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [25, 40, 60],
          amount: { unit: 'stories', byLevel: [2, 3, 4] },
          steps: [
            ['Pick a problem solved and a mistake mended', 'A group you worked with is the third.'],
            [
              'Write where, task, what I did, what came of it',
              '"I", not "we". Line five: what you do differently now.',
            ],
            ['Read it aloud with a clock', 'Cut it until it fits in two minutes.'],
          ],
          tiny: 'Write one story in five lines.',
          why: 'Asked for examples, one tells a prepared story better than an invented one.',
          source: 'craft',
        },
        {
          id: 'job-answers-aloud',
          title: 'Say {n} interview answers aloud',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'answers', byLevel: [3, 4, 6] },
          steps: [
            [
              'Take questions from a list or the advert',
              '"Tell me about yourself" is always the first.',
            ],
            ['Stand up and answer, at most two minutes', 'Record it on your phone.'],
            ['Listen to one, say it again shorter', 'Begin with the answer, then the reason.'],
          ],
          tiny: 'Answer "Tell me about yourself" once, aloud.',
          why: 'A sentence said once before comes out shorter and calmer the second time.',
          source: 'craft',
        },
        {
          id: 'job-mock',
          title: 'Sit one mock interview, recorded',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [30, 40, 60],
          steps: [
            ['Give somebody the advert and ten questions', 'Alone: cards face down, camera on.'],
            ['Answer without stopping for repairs', 'Same clothes and chair as on the day.'],
            ['Watch it and mark two answers', 'The vaguest and the longest: rewrite both.'],
          ],
          tiny: 'Draw three question cards and answer on camera.',
          why: 'A rehearsal under real conditions shows which answers do not hold.',
          source: 'craft',
        },
        {
          id: 'job-hard-questions',
          title: 'Answer {n} hard questions, 90 seconds each',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [15, 20, 30],
          amount: { unit: 'questions', byLevel: [3, 5, 6] },
          steps: [
            [
              'Write the ones you hope not to hear',
              'The gap, the failure, the pay, why you leave.',
            ],
            ['Answer each in three sentences', 'Fact, what you did about it, what is so today.'],
            ['Say each against a timer', 'Over 90 seconds: drop the middle.'],
          ],
          tiny: 'Answer the one you fear most, once.',
          why: 'The hardest questions are few and can all be prepared.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'new-field',
      name: 'changing field',
      words: {
        objects:
          'career change, change career, switch career, new field, retrain, new profession, change industry, back to work, return to work, after maternity leave, start over at work, bridge job, ux design, move into ux, want to move into, leave banking, become a nurse, become a teacher, become a paramedic, become a developer, become an electrician, become a plumber, become a midwife, become a carpenter, become a therapist, retrain as, law degree, out of retail, into it, into tech, switch from marketing, from marketing to, switch from, change careers, changing careers, new career, figure out a new career, second career, leave teaching, leave nursing, leave my profession, quit teaching, out of hospitality, out of teaching, after redundancy, after years at home, after raising, different line of work, another line of work, transferable skills, shadow, career at 40, career at 50, late career',
      },
      quests: [
        {
          id: 'job-compare-fields',
          title: 'Compare three jobs on one page',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [20, 30, 45],
          steps: [
            ['Give each a column', 'A usual day, entry, pay, hours, who hires near you.'],
            [
              'Fill it from three adverts each',
              'The official careers site of your country has the rest.',
            ],
            ['Cross out one', 'Write the question that would decide the other two.'],
          ],
          tiny: 'Read one advert from the new field to the end.',
          why: 'Adverts show what a job asks for on an ordinary day.',
          source: 'craft',
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
          source: 'craft',
        },
        {
          id: 'job-sample-work',
          title: 'Finish one sample of the new work',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [60, 90, 180],
          steps: [
            ['Choose a task a newcomer would get', 'A page, a plan, a repair, a lesson.'],
            ['Finish it in one sitting', 'Small and whole counts more than large and open.'],
            ['Show it to one person in the field', 'Ask what they would change first.'],
          ],
          tiny: 'Write what the sample is and who will see it.',
          why: 'Work that can be looked at answers the doubt about missing years.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Send one message to one person who works there instead of one more form.',
    missed: 'Begin with the advert that closes first and leave the older ones.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
