import type { TopicWords } from '#mentor/library/topic.ts';

export const PHYSIO_WORDS: TopicWords = {
  name: 'Physio exercises',
  words: {
    objects:
      'physio, physiotherapy, physiotherapist, physical therapy, physical therapist, rehab, rehabilitation, occupational therapy, osteopath, therapist showed me, my exercises, home programme, exercise sheet',
    verbs: 'rehabilitate',
    context:
      'exercises, sheet, knee, shoulder, hip, ankle, elbow, back, arm, hand, pain, daily, stick, therapist, twice, never, clinic',
    not: 'drug rehab, drinking, become a physiotherapist, physiotherapy degree, exam, rehab for',
  },
  subs: {
    sheet: {
      name: 'doing the exercises',
      words: {
        objects:
          "physio exercises, physio's exercises, exercises i was given, exercises my physio, exercises from my physiotherapist, exercises the therapist, rehab exercises, pt exercises, pelvic floor, kegels, knee exercises, shoulder exercises, stretches my osteopath, sheet from the clinic, the sheet, therapy homework, what the physio said, exercises i was given",
        context: 'every day, tick, morning, remember, homework, midwife, stretches, showed',
      },
    },
    recovery: {
      name: 'coming back after injury or surgery',
      words: {
        objects:
          'knee replacement, hip replacement, acl, acl surgery, after the operation, after surgery, my surgery, recover from my, meniscus, rotator cuff, frozen shoulder, sprain, sprained ankle, broken leg, broken arm, a cast, after my stroke, tennis elbow, rehab programme, back on my feet, bend my knee, arm moving, ankle working, climb stairs again, whiplash',
        verbs: 'recover, regain',
        context:
          'operation, weeks, degrees, stairs, again, october, spring, get through, working, moving, finish',
      },
    },
    sessions: {
      name: 'sessions and questions',
      words: {
        objects:
          'physiotherapy appointments, find a physiotherapist, physio sessions, sessions of physical therapy, book physio, ask my physio, tell the physio, skipping physio, prescription for physio, pain diary, exercises right, ask the therapist, physio for my',
        context:
          'questions, appointments, honestly, renewed, book, sessions, football, count, check',
      },
    },
    upkeep: {
      name: 'keeping it up',
      words: {
        objects:
          'physio is over, after being discharged, discharged, after therapy, exercises i learnt, old physio sheet, exercises from rehab, flare-up, another flare-up, stopped my exercises, fit my exercises in, reached at the rehab, rehab clinic, for life, home programme for, keep doing my exercises, keep up my',
        context:
          'keep, carry on, maintain, prevent, stay, returns, year, stopped, travelling, stable',
      },
    },
  },
};
