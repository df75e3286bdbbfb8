import type { TopicWords } from '#mentor/library/topic.ts';

export const TEETH_WORDS: TopicWords = {
  name: 'Teeth and check-ups',
  words: {
    objects:
      'dental, oral hygiene, check-up, checkup, check-ups, health check, medical check, overdue appointment',
    context:
      'twice, evening, putting it off, book, call, ring, ashamed, sorted, year, health, finally, annual, forget, done',
    not: "dog's teeth, dog, cat, vet, puppy, grinding, kids, children, draw, tooth fairy, job, whitening business",
  },
  subs: {
    brushing: {
      name: 'brushing and flossing',
      words: {
        objects:
          'teeth, gums, floss, toothbrush, mouthwash, interdental, retainer, braces, aligners, invisalign, dentures, cavities, tongue scraper, brush for two, brush in the evening, bad breath',
        verbs: 'floss',
        context: 'minutes, night, wear, clean, daily, seconds',
      },
    },
    dentist: {
      name: 'going to the dentist',
      words: {
        objects:
          'dentist, hygienist, wisdom teeth, filling, crown, root canal, orthodontist, crooked teeth, implant, teeth fixed, dental treatment, that chair, toothache',
        context: 'fear, anxious, chair, years, patients, worse, shaking',
      },
    },
    'check-ups': {
      name: 'check-ups and screening',
      words: {
        objects:
          'go for a check-up, annual check-up, eyes tested, optician, hearing tested, cancer screening, mammogram, smear test, pap smear, colonoscopy, prostate, blood test, blood pressure checked, blood work, cholesterol checked, vaccinations, vaccine, flu jab, flu shot, tetanus, booster, mole, gynaecologist, urologist, dermatologist',
        context: 'tested, checked, over 50, age, should, catch up, looked at',
      },
    },
    appointments: {
      name: 'appointments and doctors',
      words: {
        objects:
          "doctor's appointments, medical appointments, doctor's appointment, missing appointments, call the doctor, see a doctor, doctor visit, ask my doctor, new gp, find a gp, a specialist, referral, second opinion, health papers, medical records, my symptoms, symptoms before, calls to the surgeries, keep track of my appointments",
        context:
          'folder, questions, prepared, track, avoiding, phone calls, specialist, family, knee, organise',
      },
    },
  },
};
