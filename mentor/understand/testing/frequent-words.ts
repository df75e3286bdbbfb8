/**
 * Frequent English words in their base form. A word of this list is spelled as it was meant: without
 * it "finish" is read as Finnish and "sales" as scales. Endings are taken off before it is asked. Words of six
 * letters and more that a topic knows are not repeated here: of two that are as near to a slip that long the topic's wins. Nor
 * are those of four and five: they are mended only into words of the same letters.
 */
const FREQUENT = `
a abandon ability able aboard above absence absolute absolutely absorb access accomplish according accurate accuse achieve acquire act action
activity actor actual ad adapt add addition address adequate admire admit adopt advert advise affair affect afternoon afterwards age ago agreement
aid aim air alert alike all allow almost alongside alot already also alternative although always am amaze amount amuse ancient and angle announce
annoy any anybody anyhow anymore anyway anywhere apology app apparent appear appoint approach appropriate approve approx area arise arm army around
arrest arrival arrow art as asap ask aspect assess assist associate assume assure at ate atmosphere attach attack attend attitude attract august
authority autumn available await award aware awful awoke backward bacon bad badly bag ban banker bar bare barely barrel basis batter battery battle
be beacon bean bear beast beaten beautiful beauty became because become bed beef before beg began beginning begun behave behaviour belief belong
below beneath bent berry beside bet better beyond big bin biscuit bit bitter bladder bled blew blight blind blown boiler boost booth bore born bother
bottom bought bounce bound bowl box boy branch brandy breast bred breed brick brief brilliant broom brought brunch bucket buffet built bulb burden
burst bury bus bush but butter buy by bye calculate came can candidate cane cap capable capacity captain car careful carpet carrot castle casual cat
category caught cave cease central certain certainly champion chance charm chase cheat cheek cheer chief chip chips chose chosen circumstance civil
clam clan clause clerk clever closest clue coal collapse collar comb combination combine comment commit committee communicate communication compete
complete completely complicated concern conclude concussion condition conduct confirm confuse confusion connect connection conscious consider consist
constant contain context continent continue contrast convenient convince cookie cooler cope copper copy corn corner correct could couldnt county cow
cramp crazy crew cruel cry culture cup cure current currently curse curve custom cut cute dad dagger dancer danger dangerous day deal dealt decade
december declare dedication defeat defective define definite definitely delay deliberate delicate delight deliver dent deny depart depend depress
depression descent description desert deserve desperate despite destroy destruction detail detect determine device dictionary did didnt die differ
difficulty dig diner direction disappoint disaster discover discovery disease dismiss display distant disturb ditch diver do doesnt dog dollar
domestic dose downstairs dozen drank drawn dream dreamt drew drove dry duck due dull duty eager ear earth ease east easy eat eaten economy education
effect effective effort egg either elder elect electric electronic elegant element eliminate else elsewhere embarrass emerge emotion employ enable
encourage end endure enemy engage enjoy enormous ensure enter entertain entire entirely equal equipment error especially establish estimate etc
eternal event eventually ever everybody everyday evidence evil exact exactly examine example excellent except excess excite exhaust exist exit expand
expensive expert explain express expression extensive extent extreme extremely eye facility fact factory fade faint fallen false familiar famous fan
fancy far farmer farther fasten fat fault favour february fed fee feeling fellow felt female fever few fifteen fifth fifty fine finish firstly fit
fix flag flesh flew flour flown fly fool for forbid forest forgot fork formal former forth fortnight fortune forty foster fought foundation fourth freedom
freight frequent fri frighten froze fry fuel fully fun gap garb garbage gas gather gave generally generate generation gently get giant gift gin glad
glance global glove glue go god gold gonna goodbye goodness got gotta gotten govern government grab gradual gradually grain grand grandparent grape
gravity greet grew grin gross growth guarantee guard gun gutter guy gym hadnt haha halves ham happen happily harbour harm hasnt hat haunt haven he
heal heater heaven held helpful her hero hers herself hes hesitate hid hidden highlight highly him himself his hit hob hop hope horrible hose hot how
however hr hrs hug huge human humour hung hunger hurry hurt hut ice id ideal ideally identity idk idle if ignore ill illness im imitation immediate
immediately impact impossible impress in inch include increase incredible influence inform information initial injure inlaws innocent inquiry insect
inside insist inspect inspire install instance instruct insult intelligent intend intense intent intention interesting internal international invent
invention investigate invitation involve irregular island isnt isolation issue it item its itself ive jam jar jewel job joint joke joy judge july
june justice justify keen kept kettle key kid kill kinda kindly king kit knew knock knot known lab labour lack lad lady lain lamb lane larger lately
lathe latter laugh law lawful lay layer leaf lean leant leap leapt learn led leg leisure lemon let lets lick lid lie likely lime link lion lip lit
lively lives loaves locate log lol lot lounge lovely lover low loyal luck lucky lumber lung luxury mad main major majority maker male man manner map
marker mask massage massive material mathematics matter may maybe maze me meaning meant meantime meanwhile mechanic meds melon member men mention
mere merely met metre might mild million min mine minor mins mission mister mix mixture modern modest mold mom mon monastery monday monster moon mop
moral mortal most mourning mud mug mum murder must my mystery naive naked nan nap narrow nation naughty nearby nearly neat necessary neglect neither
nerve net neutral nevertheless new newly nine nineteen ninety no noble nod noisy none nonsense noon noose nor normal normally not november now
nowhere nut obey objective obligation observe obtain obvious obviously occasion occasional occupy occur ocean odd odor of off offend officer oil ok
okay old olive on one onto operate opportunity oppose opposite opposition option or ordinary organisation origin otherwise ought our ours out outdoor
outer outfit outstanding overall overseas owe own package packet pair pale pan panting pants parcel pardon participate particle particular
particularly partly passenger pay pea peaceful peach pear pen pending per perfectly perhaps period personality persuade pet petty phase phrase picnic
pie pig pill pin pink pity plain plasterer platform player pleasant pleased pleasure plenty pls plug plum pm poet poison police policy polite pop
popular population pork possess possession possibility possible possibly pot potato pour powder powerful precious precise precision prefer preference
pregnant preserve president pretend previous pride prime prior prison probably procedure proceed profit progress promote proof propose protective
prove provide punish pupil pure purple purpose pursue put qualify quantity queue quickly quite quote racket rain ran random rang rank rare rarely
rather raw reaction realise reality reason reasonable receipt receive recent recently reckon recognise red reel refer regard regulation reign reject
relate relation release relevant relief rely remain remark remarkable remind remove replace represent reputation require resent reserve reset
resident resign resist resource respond response responsible result reveal revelation rich rid ridden risen risk rival river rob robber rock rode
rose rough roughly route row royal rub rubber rude rug ruin rum run rung sacred sad saloon sample sang sank sat satin satisfy saw say scar scare
scheme scientist scissors scream screentime sea secondly secret secretary see seed seek seem seen seldom selves sense sensible sensitive sent
seriously set settlement seventy several severe sew sex shade shall shallow shame shampoo shattered she shell shes shine shock shore shortly shouldnt
shown shrink shy signal silk silly similar simply sir sit situation six sixty sky slash slave slept slice slight slightly slope smooth snack so sock
socket sold soldier solid solution some somehow sometimes somewhat son soon sorta sought spell spelt spent spilt spite spoil spoke spread squeeze
stain stalking stare starve station statue status steal steep steer sticky sting stole stolen stood storm strange string struck struggle succeed
successful such sudden suddenly suffer sufficient suggest suitable sum sun sung sunk sunny super supply suppose surely surround survive suspect swam
swarm sweat swell swept swore sworn swum symbol symptom talent tap taste tax tbh tea tear technology telephone temporary tempt ten tenant tend tender
terrible terrify terror thats the their theirs theme themselves then therefore theres these they theyre thick thief thieves thigh thirsty thirteen
thirty this thorough those though thought threat threw throughout thrown thu thur thurs thus ticket tide tie timber tin tip tire tissue to toe told
tomato tonight tons too top tore torn totally towards towel tower toy tradition transaction transfer transform transition transport trap treasure
treat tremendous trend trouble truly try tue tues tuesday twin two typical umbrella unable understood undo unfortunate unhappy uniform union unique
universe unknown unless unlikely unlock unusual up upon upset upside upstairs urgent us use useless usual usually valuable van vanish variety various
vast vehicle veil version very vest via vice victim victory view violence virtue virus vision visitor vital volume vote wage waiter wanna war ward
warn warning warrant wasnt wave way we wealth weapon weather web wed wednesday weds weird welcome wept werent wet whatever whats wheat whenever
wherever whisper who whom whose why willing win winner wire wise wish witness wives wk wks woke woken wolves won wonder wonderful wont wore worker
workouts worn would wouldnt wrap wrote yeah yes yesterday yet you your youre yours youve
`;

export const WORDS: readonly string[] = [...new Set(FREQUENT.trim().split(/\s+/))].toSorted();

/** Each word as the number of letters that it shares with the one before, and the rest of it: a third less to fetch. */
function packedWords(): string {
  return WORDS.map((word, at) => packed(word, WORDS[at - 1] ?? '')).join('');
}

const MOST_SHARED = 9;

function packed(word: string, before: string): string {
  const other = [...word].findIndex((letter, at) => letter !== before[at]);
  const shared = Math.min(MOST_SHARED, other === -1 ? word.length : other);
  return `${shared}${word.slice(shared)}`;
}

/** The text of guard-words.ts. */
export function guardWordsText(): string {
  return `${HEAD}const PACKED =
  '${packedWords()}';
${FOOT}`;
}

const HEAD = `// Made from testing/frequent-words.ts by \`node scripts/library-index.mjs\`; a test says when it is out of date.

/** Frequent words: how many letters each shares with the one before, and its other letters. */
`;
const FOOT = `
function unpacked(): ReadonlySet<string> {
  let word = '';
  return new Set(
    Array.from(PACKED.matchAll(/(\\d)([a-z]*)/g), ([, shared, rest = '']) => {
      word = word.slice(0, Number(shared)) + rest;
      return word;
    }),
  );
}

/** A word of this list is spelled as it was meant. */
export const GUARD_WORDS: ReadonlySet<string> = unpacked();
`;
