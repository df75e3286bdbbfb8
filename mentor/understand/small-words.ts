function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words that may stand inside a phrase without breaking its match: "make new friends", "walk the dog". */
export const SLIPPING_IN = setOf(
  'a an the my our your his her their its some any this that these those more own new first good better really all maybe perhaps one two three four five six seven eight nine ten twenty thirty half spare',
);

/** Words that say how, when or how much but not what; they are not content words. */
export const EMPTY_WORDS = setOf(`
  a an the my our your his her their its some any this that these those me i im ive id we us you he she it they them him myself
  yourself ourselves and or but nor then also plus so if as than too very really quite just only even ever still again back
  finally maybe perhaps ideally actually basically honestly properly well better best good great more most less least much many
  few lot lots bit little enough all each every both either other another one two three four five six seven eight nine ten
  want wanna would like love wish hope need must should could can cannot cant will going gonna try trying aim plan able
  be am is are was were been being become becoming have has had having do does did doing done dont doesnt didnt get getting got
  make making keep keeping learn learning improve improving start starting begin beginning know knowing understand
  stop stopping quit quitting no not never without to of on in at by for from with about into onto over under up down out off
  through during before after until till since while when where which who whom whose what why how because there here
  day days week weeks month months year years today tonight tomorrow morning mornings evening evenings afternoon night nights
  daily weekly monthly weekend weekends time times hour hours minute minutes now soon later always often once twice
  something anything everything nothing someone somebody person kind sort thing things stuff way new old own first last next whole
  please thanks help use using used go goes gone went let lets give take come
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december spring summer autumn winter year-end`);

/** Openers: words after them are seldom the goal itself and weigh less once an object was named. */
export const OPENERS = setOf(`
  for about with before of on while after during without from at in into to so because until till when where which who that by
  as since instead than like despite against`);

/** Openers after which words weigh less even if the object before is unknown: "knit a jumper for my sister". */
export const SIDE_OPENERS = setOf(
  'for with before after while because when where like than until since despite',
);

/** Words that begin a remark after punctuation: "get fluent in German, my wife is from Kiel". */
export const EXPLAINERS = setOf(
  'i im ive my we our it its he she they at even especially so but not only just currently now right',
);

/** Link words, which add no weight at the end of a phrase. */
export const LINKS = setOf('for with in on of to at by from without about and or when while my');

/** Verbs that begin many goals and point to no topic. */
export const WEAK_VERBS = setOf(
  'play write stop make do get keep build work practise practice quit read learn study',
);

/** Words of phrases that name people, who often are not the topic: "finish the story I promised my son". */
export const PEOPLE_WORDS = setOf(`
  mum mom mother dad father parent parents son daughter kid kids child children baby toddler teenager teenage sister brother
  siblings wife husband girlfriend boyfriend partner friend friends neighbour neighbours grandma grandpa gran nan grandmother
  grandfather grandson granddaughter grandchild grandchildren aunt uncle cousin niece nephew family laws in with my our and for to
  best old`);

/** Base forms too common to match an entry in another form: "putting" is golf, "put" is not. */
export const EVERYDAY_BASES = setOf(
  'put set master open run train mean see fall let stand hold draft point rest shop weight join minute present ring snap meet figure box drive date type',
);
