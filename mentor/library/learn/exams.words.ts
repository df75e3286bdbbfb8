import type { TopicWords } from '#mentor/library/topic.ts';

export const EXAMS_WORDS: TopicWords = {
  name: 'School and exams',
  words: {
    objects:
      'exams, baccalaureate, bar exam, gpa, qualification, diploma, retake, syllabus, coursework, assignment, sat, mcat, lsat, aws certification, first aid certificate, hgv, maths, physics, chemistry, organic chem, biology, tutor, scholarship, honours, ged, flashcards, anki, open university, online course, coursera, mooc, evening classes, pass the, study for the, graduate, prepare for the, geometry, geography, sociology, 11 plus, test, study every, study harder, study hard, study properly, english grade, grade up, failing in, in class, my apprenticeship',
    verbs: 'study for, pass my',
    context:
      'semester, class, subject, history, law, anatomy, notes, module, deadline, band, visa, aiming, study, chapter, essay, read, licence, license, revise, terrified, economics, psychology, school, lessons, lecture, credits',
    not: 'test drive, test the software, medical test, job interview, strokes, sql, shoes, stats, avoid, raise my hand',
  },
  subs: {
    revision: {
      name: 'revising for an exam',
      words: {
        objects:
          'exam, revision, finals, midterm, past paper, gcse, a levels, abitur, matura, resit, the sat, aiming for, revise for, study for my, mocks, cramming',
        verbs: 'revise, cram',
        context: 'weeks left, pass, fail, marks, nervous, last minute, blank',
      },
    },
    problems: {
      name: 'maths and science problems',
      words: {
        objects:
          'calculus, algebra, maths problems, word problems, equations, worked examples, problem set, problem sheets, calculations, physics problems, chemistry problems, trigonometry, fractions, sums',
        context: 'formula, solve, steps',
      },
    },
    classes: {
      name: 'keeping up in class',
      words: {
        objects:
          'homework, grades, note taking, better marks, report card, falling behind, every assignment, assignment on time, take notes, notes in class, schoolwork, keep up with, understand maths, ask the teacher',
        context: 'teacher, term, boring, behind, bag, classmates',
      },
    },
    university: {
      name: 'university course',
      words: {
        objects:
          "university, manage the reading, college, degree, seminar, semester, module, oral exam, reading list, uni, master's, bachelor's, go to lectures, tutorials, distance learning, 2:1, mature student, freshman, faculty",
        context: 'paper, student, dropout, slides, tutorial',
      },
    },
    certificates: {
      name: 'certificate or licence test',
      words: {
        objects:
          'certificate, technician, acca, aat, cpa, bookkeeping course, certification, professional exam, accounting exam, ielts, toefl, gmat, gre, sat exam, aptitude test, citizenship test, multiple choice, band 7, licence, license, certified, pmp, aws, scrum master, cisco, comptia, accountant exam, cfa, forklift, life in the uk, tefl, nursing exams, nclex',
        context: 'employer, promotion, score, attempts, fee',
      },
    },
  },
};
