import type { TopicWords } from '#mentor/library/topic.ts';

export const FAMILY_WORDS: TopicWords = {
  name: 'Family',
  words: {
    objects:
      'family, grandparents, grandma, grandpa, grandmother, grandfather, relatives, cousin, aunt, uncle, grandad, granddad, gran, nan, granny, dad, mum, mom, sister, brother, nephew, niece, mother, father, my folks, parents, family dinner, brother-in-law, ageing parents, stepmother, stepfather, godmother, godchild, sunday lunch, stepdad, stepmum, time with my family, together as a family, phone my parents',
    context:
      'call, visit, home, old, distance, often, birthday, together, guilt, sunday, lunch, phone, fighting, abroad, patience, stroke, caring, label, dinner',
    not: "transcribe, old handwriting, citizenship, start a family, family car, big brother, host family, plan a family, my mother's things, after her death, wife's, recipes the whole family, for my mum, for my mother, for my father, shout five times, speech, eulogy, knit, sons",
  },
  subs: {
    parents: {
      name: 'parents and grandparents',
      words: {
        objects:
          'mum rings, mom rings, mum calls, mom calls, dad calls, dad rings, in touch with my mother, in touch with my mum, in touch with my mom, in touch with my dad, in touch with my father, in touch with my parents, call my mum, call my mom, call my mother, call my dad, call my parents, visit my parents, visit my mother, visit my father, ring home, call home, visit grandma, grandma while, lunch with dad, visit mum, visit dad, visit my gran, visit my nan, call dad, call mum, ring my mother, ring mum, phone my dad, phone my mum, see my parents, see my dad, see my mum, see my grandparents, time with my parents, time with grandma, text my mum, still here, miss my mum, help my parents, parents more often',
      },
    },
    siblings: {
      name: 'siblings and relatives',
      words: {
        objects:
          'my sister, my brother, siblings, cousins, estranged, reconcile, falling out, in-laws, mother-in-law, family feud, little sister, cousins abroad, keep in touch with my cousins, fighting with my, my in-laws, my nephew, my niece, be a better uncle, make peace with, nieces and nephews',
      },
    },
    caring: {
      name: 'caring for someone',
      words: {
        objects:
          "caring for my mother, carer, caregiver, dementia, alzheimer, look after my mother, sick relative, disabled brother, care home, respite, elderly care, caregiving, caring for my husband, i care for my husband, i care for my wife, while i care for, look after my husband, look after my wife, look after my partner, after his stroke, after her stroke, sole carer, caring for our parents, care for my, since her stroke, since his stroke, parkinson's, breaks while caring, take breaks while, share caring, hospital visits, mum's medication, look after mum, bedridden, wheelchair, hospice, ill husband, ill wife, ill mother, memory loss, carers group, disabled son",
      },
    },
    history: {
      name: 'family history and gatherings',
      words: {
        objects:
          "family tree, genealogy, ancestors, family history, family reunion, family gathering, old photos, family recipes, mother's recipes, mum's recipes, mom's recipes, grandma's recipes, gran's recipes, write down her recipes, great-grandfather, great-grandmother, ancestry, family stories, family photos, label photos, family dinner every, sunday with everyone, everyone round the table, sunday dinner, family meal, dna test, birth certificates, parish records, interview my, grandparents' stories, traditions, family album, home movies, surname, cousins together, family christmas, emigrated, great-grandparents",
      },
    },
  },
};
