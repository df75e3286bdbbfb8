import type { TopicWords } from '#mentor/library/topic.ts';

export const FOCUS_WORDS: TopicWords = {
  name: 'Focus',
  words: {
    objects:
      'concentration, productivity, productive, time boxing, unfinished tasks, brain fog, focus, concentrate, procrastinating, pomodoro, adhd, get things done, distracted, undisturbed, uninterrupted, to-do, todo list, planner, plan my day, get started, eat the frog, self-control, single-task, disorganised, interrupted, overcommitted, willpower, get more done, efficient, motivation, lazy, daydreaming, manage my time, finish what i start, finish things, start everything, half-finished',
    verbs:
      'dither, leave everything to the last minute, knuckle down, get stuck in, waste time, faff',
    context:
      'task, work, desk, attention, hours, scattered, last minute, study, coding, homework, inbox, email, jump, plan, assignment, revise',
    not: 'camera focus, autofocus, focus group, focus pull, photo',
  },
  subs: {
    starting: {
      name: 'procrastination',
      words: {
        objects:
          'procrastination, procrastinator, last minute, eleventh hour, unfinished projects, keep avoiding, put everything off, hardest task, before the night before, just begin, dreading, stop avoiding, put things off, stop postponing, start earlier, start my assignments, all-nighter, no motivation, leave everything until',
        verbs: 'procrastinate, put off, postpone, dawdle, stop delaying',
        context: 'later, tomorrow, start, deadline, dread, avoid',
      },
    },
    'deep-work': {
      name: 'deep work',
      words: {
        objects:
          'deep work, flow state, focus block, single tasking, monotasking, attention span, work sprint, full concentration, minutes at a stretch, work undisturbed, into flow, focus time, focused work, focus for, concentrate for, concentration back, one thing at a time, finish one thing, flow while, 90 minutes of, quiet hours, door closed, headphones on',
        verbs: 'concentrate',
        context: 'focus, hour, block, morning, thesis',
      },
    },
    distraction: {
      name: 'distractions',
      words: {
        objects:
          'distraction, interruptions, multitasking, mind wanders, easily distracted, turn off notifications, notifications while, check email, check my email, email twice, inbox, look at my phone while, phone in another room, close all the tabs, tabs, interrupted by colleagues, slack messages, work time, chatty colleagues, side-tracked, distract myself, teams messages, web blocker, site blocker',
        verbs: 'get distracted, get sidetracked, multitask, zone out, drift off',
        context: 'phone, tabs, noise, colleagues, notifications',
      },
    },
    planning: {
      name: 'planning the day',
      words: {
        objects:
          'to-do list, day plan, time management, task list, day planner, priorities, plan my week, plan the week, daily plan, realistic plan, plan better, three priorities, top three, study week, study planner, calendar, time block my, organise my week, organise myself, stay organised, get organised, more organised, gtd, notion, todoist, trello, overbook, double-book, finish my list, forget appointments, forget things, weekly review, paper planner',
        verbs: 'prioritise, plan my day, organise my time',
        context: 'list, calendar, tomorrow, week, deadlines',
      },
    },
  },
};
