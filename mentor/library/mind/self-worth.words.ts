import type { TopicWords } from '#mentor/library/topic.ts';

export const SELF_WORTH_WORDS: TopicWords = {
  name: 'Self-worth and confidence',
  words: {
    objects:
      'confidence, confident, self-love, self-respect, self-acceptance, insecure, insecurity, inferiority complex, self-image, believe in myself, like myself, value myself, respect myself, accept myself, trust myself, proud of myself, be myself, faith in myself, worth something, good enough',
    verbs: 'doubt myself, belittle myself, stop doubting',
    context:
      'build, overcome, improve, low, feel, myself, doubt, mistake, worth, proud, ashamed, brave, small, stupid, kinder, friend, others, approval',
    not: 'speak, presentation, presenting, driver, driving, cook, rider, good enough for, self-confidence of my, my son, my daughter, by myself, date, dating',
  },
  subs: {
    'inner-voice': {
      name: 'the inner voice',
      words: {
        objects:
          'self-criticism, inner critic, inner voice, self-compassion, self-esteem, self-worth, self-talk, kind to myself, kinder to myself, gentle with myself, nicer to myself, hard on myself, talk to myself, beat myself up, blame myself, forgive myself, hate myself less, compliments, accept compliments, accept praise, calling myself, over every little mistake, sorry for existing, feel worthless',
        verbs: 'put myself down, criticise myself',
        context: 'critic, voice, kind, slip',
      },
    },
    confidence: {
      name: 'confidence',
      words: {
        objects:
          'more confident, self-assured, self-confidence, my confidence, confidence back, zero confidence, trust my decisions, my own decisions, trust my gut, every decision, my abilities, bolder, braver, comfort zone, dare new things, as if i belonged, feel ready, self-doubt, low confidence, more assured, talked myself out',
        verbs: 'dare, second-guess',
        context: 'decision, decide, dare, room, sure, ready, boss, bold',
      },
    },
    comparing: {
      name: 'comparing and perfectionism',
      words: {
        objects:
          "comparing myself, compare myself, comparison, compare my life, measure myself, measuring my life, impostor syndrome, impostor, imposter, a fraud, perfectionist, perfectionism, need approval, everyone's approval, others' approval, what other people think, what others think, what people think, envy, envious, jealous of my friends, jealous of others, friends' success, not perfect, instead of perfect, flawless, be perfect, overachiever, keep up with others",
        verbs: 'compare',
        context: 'others, everyone, perfect, instagram, success, proud, fraud, classmates',
      },
    },
    'body-image': {
      name: 'body image',
      words: {
        objects:
          'body image, like my body, love my body, accept my body, hate my body, peace with my body, in my own skin, how i look, my looks, see in the mirror, body positive, body positivity, body neutrality, my wrinkles, my scars, stretch marks, my belly, wear shorts, in a swimsuit, swimsuit, bikini, look in photos, shop window',
        verbs: 'hide my body',
        context: 'body, looks, mirror, hiding, shorts, pool, photos, fat, ugly',
      },
    },
  },
};
