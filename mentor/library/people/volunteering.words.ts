import type { TopicWords } from '#mentor/library/topic.ts';

export const VOLUNTEERING_WORDS: TopicWords = {
  name: 'Volunteering and giving',
  words: {
    objects:
      'volunteering, volunteer work, voluntary, charity, good cause, something back, help others, help people, people in need, community service, honorary post, of use, useful for others, something meaningful, something useful for, good deeds, good deed, do some good, social work, ngo, red cross',
    verbs: 'volunteer',
    context:
      'community, retired, free, saturdays, poor, old people, lonely, need, hours, society, help, neighbourhood, week',
    not: 'my wife, my husband, cv, job, exam, my mum, yourself, myself, spanish',
  },
  subs: {
    finding: {
      name: 'finding a place to help',
      words: {
        objects:
          'find somewhere to volunteer, somewhere to volunteer, place to volunteer, start volunteering, find a charity, volunteer somewhere, find voluntary work, something useful, give something back, free fridays for, volunteer abroad, volunteer work over',
        context: 'start, find, somewhere, look for, animals, summer',
      },
    },
    helping: {
      name: 'helping regularly',
      words: {
        objects:
          'volunteer regularly, volunteer regular, reading help, at the primary school, food bank, soup kitchen, homeless, animal shelter, at the shelter, animal rescue, refugees, asylum seekers, care home, old people, hospice, hospital visits, lonely people, mentor a, poor family, elderly neighbour, neighbour with her shopping, under-9s, youth team, scout group, fire brigade, volunteer fire, lifeboat, litter, crisis line, samaritans, help out, tutor kids, repair cafe, meals on wheels, night shifts at the',
        verbs: 'help out, mentor',
        context: 'shift, visit, read to, coach, shelter, winter, park',
      },
    },
    giving: {
      name: 'giving',
      words: {
        objects:
          'donate, donation, give blood, blood donor, plasma, bone marrow, stem cell donor, organ donor, percent of my income, standing order, sponsor a child, generosity, generous, kind thing, kindness, of my salary, give away, zakat, tithe, raise money for, euros for the, give more',
        verbs: 'donate, give away, sponsor',
        context: 'stranger, income, month, kind, children, hospice, charities',
      },
    },
    cause: {
      name: 'a cause of your own',
      words: {
        objects:
          'petition, campaign, activism, activist, protest, signatures, fundraiser, fundraising, charity run, cancer research, clean-up day, organise a clean-up, zebra crossing, cycle path, politics, town council, mayor, run for office, election, neighbourhood group, residents group, climate, community fridge, community garden, toy collection, save the old, linden tree, parents council',
        verbs: 'fundraise, campaign, protest',
        context: 'street, school, library, square, group, join, organise, involved, local, set up',
      },
    },
  },
};
