import type { TopicWords } from '#mentor/library/topic.ts';

export const PAPERS_WORDS: TopicWords = {
  name: 'Papers and permits',
  words: {
    objects:
      'official papers, forms, paperwork for, bureaucracy, red tape, authorities, affairs in order, appeal, council office, notary',
    verbs: 'apply for, renew',
    context:
      'apply, deadline, office, papers, documents, register, sort out, application, permit, certificates, law, lawyer',
    not: 'job, cv, course, shred, scan, waterfall, taxes, renew my vows, app, goodwill',
  },
  subs: {
    permits: {
      name: 'visa, passport, permits',
      words: {
        objects:
          'visa, passport, citizenship, residence permit, work permit, green card, naturalisation, naturalization, immigration, id card, exchange my driving licence, birth certificate, birth abroad, name change, change my name, diploma recognised, qualification recognised, permanent residence, asylum, embassy, consulate, import permit',
        context: 'abroad, country, years, recognised, expires, travel',
      },
    },
    will: {
      name: 'will and emergency folder',
      words: {
        objects:
          'my will, testament, living will, advance directive, power of attorney, lasting power, emergency folder, folder in case, in case something happens, when im gone, if we die, my accounts when, organ donor, inheritance, probate, estate, executor, heirs, guardianship, care proxy, his papers, her papers, funeral papers',
        context: 'die, parents, death, children, accounts, family',
        not: 'real estate, council estate',
      },
    },
    insurance: {
      name: 'insurance and claims',
      words: {
        objects:
          'insurance, insurer, health cover, rejected claim, water damage, refund from, no claims bonus, cancel three contracts, old contracts, phone contract, energy contract, warranty claim, compensation, claim the refund',
        verbs: 'insure',
        context: 'claim, cancel, switch, compare, cover, contracts, refund, airline',
        not: 'sell insurance, insurance agent, insurance job, insurance exam',
      },
    },
    forms: {
      name: 'forms and letters',
      words: {
        objects:
          'child benefit, disability benefit, housing benefit, benefits office, parental allowance, unemployment benefit, official letters, unopened letters, certificates and papers, tax office, unanswered letters, planning permission, grant application, scholarship application, medical records, place in nursery, nursery place, adoption, council tax, fill in forms, fill in the forms, land registry, charity registration',
        context: 'letters, benefit, fill in, council, request, open, scared',
      },
    },
  },
};
