import type { TopicWords } from '#mentor/library/topic.ts';

export const JOB_SEARCH_WORDS: TopicWords = {
  name: 'Job search',
  words: {
    objects:
      'job, new job, apply for jobs, unemployed, laid off, made redundant, vacancy, recruiter, employer, hired, get hired, internship, apprenticeship, first job, quit my job, career switch, change jobs, job offer, applications, apply to, position as, indeed, redundancy, redundant, on the dole, work experience, placement, traineeship, career advice, career coach, retraining, employment, profession, occupation, new role, permanent position, shifts to',
    verbs: 'apply, job-hunt, apply for, switch from, move into',
    context:
      'salary, company, career, offer, rejection, contract, interview, become, teacher, nurse, leave, degree, into, out of, retail, banking, marketing, blank, answers, agency, change, resume',
    not: 'job share, at my job, lose my job, freelance, before i quit my job',
  },
  subs: {
    applications: {
      name: 'CV and applications',
      words: {
        objects:
          'cv, resume, curriculum vitae, cover letter, job applications, online profile, no replies, never hear back, applications a week, three applications, update my cv, write my cv, linkedin profile, linkedin, motivation letter, portfolio, tailor my, references, send out, application for, send applications, application form, personal statement, employment gap',
      },
    },
    finding: {
      name: 'finding openings',
      words: {
        objects:
          'job board, openings, networking, referral, headhunter, remote job, part-time job, work abroad, find a job, find a new job, get a job, find a part-time, summer job, find work, remote work, job in, recruiters, work contacts, informational interview, look for a job, temp agency, seasonal work, jobs that, cold email',
      },
    },
    interviews: {
      name: 'interviews',
      words: {
        objects:
          'interview, job interview, assessment centre, hiring manager, second round, salary question, phone screen, in interviews, star method, interview answers, interview questions, good answers, answers to, mock interview, interview on, prepare for my interview, sell myself, weaknesses, trial day, trial shift, salary expectations',
      },
    },
    'new-field': {
      name: 'changing field',
      words: {
        objects:
          'career change, change career, switch career, new field, retrain, new profession, change industry, back to work, bridge job, ux design, move into ux, want to move into, leave banking, become a nurse, become a teacher, become a plumber, become a midwife, retrain as, law degree, out of retail, into it, into tech, from marketing to, switch from, new career, second career, leave teaching, leave nursing, after redundancy, after raising, transferable skills, shadow, late career, product manager, into a junior, change from',
      },
    },
  },
};
