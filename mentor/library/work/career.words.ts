import type { TopicWords } from '#mentor/library/topic.ts';

export const CAREER_WORDS: TopicWords = {
  name: 'Career and leading',
  words: {
    objects:
      'career, promoted, manager, team lead, leadership, boss, coworkers, performance review, workplace, senior role, management, office politics, micromanage, climb the ladder, team, employee, at my job, director, head of, salary, supervisor, staff, shift leader, work relationships, overtime, imposter syndrome, impostor syndrome, mentor, quarterly review',
    verbs: 'lead, delegate, negotiate, supervise, get promoted, step up, coach my',
    context: 'work, at work, job, company, project, meeting, responsibility, colleagues',
    not: 'new job, job interview, raise children, raise kids, raise money, raised bed, shield my work, in every team meeting, speak, deadline, career before, hiring, sports team, raise my hand, raise my prices, netball, choir, presenting',
  },
  subs: {
    leading: {
      name: 'leading people',
      words: {
        objects:
          "my team, new manager, team leader, direct reports, delegate, delegation, better boss, good boss, mentor juniors, micromanaging, do everything myself, people management, build a team, team that works, when i'm on vacation, lead people, manage people, my employees, my staff, good manager, better manager, become a manager, new boss, 1:1, hand over, motivate my, junior colleagues, new starter, new hires, onboard, hire well, shift supervisor, leader, better leader",
      },
    },
    promotion: {
      name: 'promotion and pay',
      words: {
        objects:
          'pay rise, salary negotiation, get promoted, next level, promotion, job title, underpaid, appraisal, recognition, partner track, overlooked, senior engineer, be a senior, become a senior, become head, become team, earn more, more at my job, more pay, paid more, list of my achievements, achievements, for the appraisal, ask my boss, a raise, negotiate a, noticed by, partner at, move up, next grade, band 6, tenure, manager by, recognised for, take on more responsibility, brag document, head of department',
      },
    },
    meetings: {
      name: 'meetings',
      words: {
        objects:
          'meeting, meetings, agenda, team meeting, workshop facilitation, video calls, back-to-back calls, sit in calls, calls all day, zoom, teams calls, run better meetings, fewer meetings, meetings with, chair the, meeting-free, calls back to back',
      },
    },
    feedback: {
      name: 'feedback and hard talks',
      words: {
        objects:
          'feedback, criticism, difficult conversation, hard conversation, conflict at work, take criticism, difficult colleague, toxic coworker, annual review, defensive, ask for feedback, feedback once a month, give each employee, specific praise, praise, constructive, feedback to my, criticism without, criticise, tell my boss, say no to my boss, conflict with my, difficult boss, difficult talk, tough conversations, without getting defensive, 360',
      },
    },
  },
};
