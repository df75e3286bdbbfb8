import type { TopicWords } from '#mentor/library/topic.ts';

export const CALM_WORDS: TopicWords = {
  name: 'Calm',
  words: {
    objects:
      'stressed, anxiety, anxious, relaxation, inner peace, on edge, tight chest, busy mind, calm, calmer, relaxed, tense, breathe, headspace, serenity, cortisol, stressful, overwhelm, frazzled, composure, quiet time, stillness, equanimity, hot bath, mental health',
    verbs:
      'chill out, worry less, switch off, slow down, stay calm, keep calm, cool down, let go, take a breath, breathe deeply, settle down, de-stress, wind down',
    context:
      'calm, calmer, quiet, breath, breathe, mind, pressure, tension, tense, peace, exams, worst, imagine, spot, blush, shake, rush',
    not: 'stress test, stress fracture, stressed syllable, calm the baby, calm my horse, presentation, my children, toddler, dog',
  },
  subs: {
    meditation: {
      name: 'meditation',
      words: {
        objects:
          'meditation, mindfulness, vipassana, zen, body scan, sitting practice, mindful, meditate for, loving kindness, retreat, sit quietly, mantra, mbsr, breathwork, insight timer',
        verbs: 'meditate, sit still',
        context: 'sit, cushion, retreat, app, present',
      },
    },
    stress: {
      name: 'stress of the day',
      words: {
        objects:
          'stress, burnout, work pressure, tension headache, tense shoulders, overwhelmed, exam season, stressed out, minutes of calm, less stressed, switch off, leave work at work, jaw, grind my teeth, wound up, breaking point, burnt out, burned out, slow down',
        verbs: 'destress, unwind, switch off after work, relax',
        context: 'work, boss, deadline, exhausted, break, shoulders',
      },
    },
    worry: {
      name: 'worry and overthinking',
      words: {
        objects:
          'worry, overthinking, rumination, what ifs, catastrophising, racing thoughts, worst case, brooding, worrier, imagine the worst, worst every time, round and round, what if, health anxiety, stop my thoughts, dwell, intrusive thoughts, expect the worst',
        verbs: 'overthink, ruminate, worry, catastrophise, stop worrying, stop spiralling',
        context: 'thoughts, head, night, spiral, future',
      },
    },
    nerves: {
      name: 'nerves in the moment',
      words: {
        objects:
          'nerves, nervous, panic, panicking, panicky, heart racing, breathing exercises, keep my cool, calm before exams, before an exam, put on the spot, hands shaking, shaky, palpitations, sweaty palms, fear of flying, stammer, heart pounding, box breathing',
        verbs: 'calm down, breathe',
        context: 'before, moment, meeting, exam, heart, hands',
      },
    },
  },
};
