/**
 * Frequent English words in their base form. A word of this list is spelled as it was meant: without
 * it "finish" is read as Finnish and "sales" as scales. Endings are taken off before it is asked. Words of more than
 * six letters that a topic knows are not repeated here: of two that are as near to a slip that long the topic's wins. Nor
 * are those of four and five: they are mended only into words of the same letters.
 */
const FREQUENT = `
a abandon ability able aboard above abroad absence absolute absolutely absorb accept access accomplish according accurate accuse achieve acquire
across act action active activity actor actual ad adapt add addition address adequate adjust admire admit adopt advert advice advise affair affect
afford afraid afternoon afterwards age agency ago agreement aid aim air alert alike all allow almost alongside alot already also alternative although
always am amaze amount amuse ancient and angle animal announce annoy annual answer any anybody anyhow anymore anyone anyway anywhere apology app
apparent appeal appear appoint approach appropriate approve approx area arise arm army around arrest arrival arrive arrow art artist as asap ask
asleep aspect assess assist associate assume assure at ate atmosphere attach attack attend attitude attract august author authority autumn available
await award aware awful awoke backward bacon bad badly bag ban banana banker bar bare barely barrel basis basket batter battery battle be beacon bean
bear beast beaten beautiful beauty became because become bed beef before beg began beginning begun behave behaviour behind belief belong below beneath
bent berry beside bet better beyond big bin biscuit bit bitten bitter bladder bled blew blind blown boiler boost booth border bore born borrow bother
bottle bottom bought bounce bound bowl box boy branch brandy breast breath bred breed brick bridge brief bright brilliant broken broom brought brunch
bucket budget buffet built bulb burden burst bury bus bush but butter button buy by bye calculate came camera can cancel candidate candle cane cap
capable capacity capital captain car career careful carpet carrot castle casual cat category caught cave cease cellar central centre certain certainly
champion chance change charge charm chase cheat cheek cheer cheese cherry chief chip chips choice choose chose chosen church circle circumstance
citizen civil clam clan clause clerk clever client clinic closest closet clue coal coffee collapse collar colour column comb combination combine
comedy comment commit committee common communicate communication compete complete completely complicated concern conclude concussion condition conduct
confirm confuse confusion connect connection conscious consider consist constant contain context continent continue contrast convenient convince
cookie cooler cope copper copy corn corner correct could couldnt county couple course cousin cow cramp crazy create credit crew crisis crisps cruel
cry culture cup cure current currently curse curve custom cut cute dad dagger damage dancer danger dangerous day deal dealt debate decade december
decide declare dedication deeply defeat defective defend define definite definitely degree delay delete deliberate delicate delight deliver demand
dent deny depart depend depress depression descent description desert deserve design desire desperate despite destroy destruction detail detect
determine device dictionary did didnt die differ difficulty dig diner dinner direct direction disappoint disaster discover discovery disease dismiss
display distant disturb ditch diver divide do doctor doesnt dog dollar domestic donate dose double downstairs dozen drank drawer drawn dream dreamt
drew driven driver drove dry duck due dull during duty eager ear earth ease easily east easter easy eat eaten economy education effect effective
effort egg either elder elect electric electronic elegant element eleven eliminate else elsewhere embarrass emerge emotion employ enable encourage end
endure enemy energy engage engine enjoy enormous enough ensure enter entertain entire entirely equal equipment error escape especially essential
establish estate estimate etc eternal event eventually ever everybody everyday evidence evil exact exactly examine example excellent except excess
excite excuse exhaust exist exit expand expect expensive expert explain express expression extend extensive extent extreme extremely eye facility fact
factor factory fade faint fairly fallen false familiar family famous fan fancy far farmer farther fasten fat father fault favour february fed fee
feeling fellow felt female festival fever few fiance fifteen fifth fifty figure fine finger finish firstly fit fix flag flesh flew flight flour flower
flown fluent fly folder follow fool for forbid forest forget forgot fork formal former forth fortnight fortune forty fought foundation fourth freedom
freeze freight frequent fri friday fridge friend frighten froze frozen fry fuel fully fun future gamble gap garage garb garbage garden garlic gas
gather gave general generally generate generation gentle gently get giant gift gin glad glance global glove glue go god gold gonna goodbye goodness
gossip got gotta gotten govern government grab gradual gradually grain grand grandparent granny grape gravity greet grew grin gross ground growth
guarantee guard guilty gun gutter guy gym hadnt haha halves ham hammer handle happen happily harbour hardly harm hasnt hat haunt haven havent he heal
health heater heaven height held helpful her hero hers herself hes hesitate hid hidden highlight highly him himself his hit hob hollow honest honour
hoover hop hope horrible horror hose hostel hot how however hr hrs hug huge human humour hung hunger hungry hurry hurt hut ice id ideal ideally
identify identity idk idle if ignore ill illness im imitation immediate immediately impact impossible impress in inch include income increase
incredible indeed indoor influence inform information initial injure injury inlaws innocent inquiry insect inside insist inspect inspire install
instance instruct insult intelligent intend intense intent intention interesting internal international invent invention invest investigate invitation
invite involve irregular island isnt isolation issue it item its itself ive jacket jam jar jewel job joint joke joy judge july june junior justice
justify keen kept kettle key kid kill kinda kindly king kit knew knives knock knot knowledge known lab labour lack lad ladder lady lain lamb lane
laptop larger lately lathe latter laugh launch law lawful lawyer lay layer leader leaf league lean leant leap leapt learn learnt leaves led leg
leisure lemon length lesson let lets letter lick lid lie likely lime link lion lip liquid listen lit little lively lives loaves locate log lol lonely
lot lounge lovely lover low loyal luck lucky lumber lung luxury mad main mainly major majority maker male man manage manner map marker market mask
massage massive master material mathematics matter may maybe maze me meaning meant meantime meanwhile mechanic medium meds melon member memory men
mental mention mere merely met method metre middle might mild million min mine minor mins minute mirror mission mister mix mixture mobile modern
modest mold mom moment mon monastery monday monster moon mop moral mortal most mostly mother mourning mud mug mum murder muscle museum must mutual my
myself mystery naive naked nan nap narrow nation native nature naughty nearby nearly neat necessary needle neglect neither nephew nerve net neutral
nevertheless new newly nine nineteen ninety no noble nobody nod noisy none nonsense noon noose nor normal normally not notice notion november now
nowhere number nut obey object objective obligation observe obtain obvious obviously occasion occasional occupy occur ocean odd odor of off offend
office officer oil ok okay old olive on one online onto operate opportunity oppose opposite opposition option or orange ordinary organisation origin
otherwise ought our ours out outdoor outer outfit outstanding overall overseas owe own package packet pair palace pale pan panting pants pardon parent
participate particle particular particularly partly passenger pay pea peaceful peach pear pen pencil pending people pepper per perfectly perhaps
period permit person personality persuade pet petty phase phrase picnic pie pig pill pillow pin pink pity plain planet platform player pleasant please
pleased pleasure plenty pls plug plum pm pocket poet poetry poison police policy polish polite pop popular population pork possess possession
possibility possible possibly pot potato pour powder powerful praise prayer precious precise precision prefer preference pregnant preserve president
pretend pretty previous pride priest prime prior prison probably procedure proceed profit progress promote prompt proof proper proposal propose
protective prove provide public punish pupil pure purple purpose pursue put puzzle qualify quantity queue quickly quite quote racket railway rain ran
random rang rank rare rarely rather raw reaction reader realise reality really reason reasonable receipt receive recent recently recipe reckon
recognise record red reduce reel refer refuse regard region regret regularly regulation reign reject relate relation release relevant relief rely
remain remark remarkable remind remote remove repair repeat replace report represent reputation require rescue resent reserve reset resident resign
resist resource respond response responsible result resume retire return reveal revelation review revise reward rhythm rich rid ridden risen risk
ritual rival river rob robber rock rode rose rough roughly route row royal rub rubber rude rug ruin rum run rung sacred sad safety salary saloon
sample sang sank sat satin satisfy saving saw say scar scare scared scheme school scientist scissors scream screen screentime script scroll sea search
season second secondly secret secretary secure see seed seek seem seen seldom select selves senior sense sensible sensitive sent series seriously set
settle settlement seventy several severe sew sex shade shadow shall shallow shame shampoo shattered she shell shes shifts shine shock shore shortly
should shouldnt shower shown shrink shy signal silent silk silly silver similar simple simply singer single sir sister sit situation six sixty sky
slash slave slept slice slight slightly slope slowly smooth snack snacks snooze so social sock socket sold soldier solid solution some somehow
sometimes somewhat son soon sorta sought source speech spell spelt spent spilt spirit spite spoil spoke spoken sponge spouse spread spring square
squeeze stable stain stairs stalking stare starve station statue status steady steal steep steer sticky sting stole stolen stood storm strange stream
street stress strict strike string stroke strong struck struggle studio stupid submit succeed successful such sudden suddenly suffer sufficient
suggest suitable sum summer sun sunday sung sunk sunny super supper supply suppose surely surround survey survive suspect swam swarm sweat sweets
swell swept switch swore sworn swum symbol symptom system talent tap target taste taught tax tbh tea tear technology telephone temper temple temporary
tempt ten tenant tend tender tennis terrible terrify terror thanks thats the theatre their theirs theme themselves then theory therefore theres these
they theyre thick thief thieves thigh thirsty thirteen thirty this thorough those though thought thread threat threw throat throughout thrown thu thur
thurs thus ticket tide tie timber tin tip tire tissue to toe toilet told tomato tongue tonight tons too top tore torn totally towards towel tower toy
tradition transaction transfer transform transition transport trap travel treasure treat tremendous trend trouble truly try tue tues tuesday twelve
twenty twin two typical ultimate umbrella unable understood undo unfortunate unhappy uniform union unique universe unknown unless unlikely unlock
unusual up update upon upset upside upstairs urgent us use useful useless usual usually vacuum valley valuable van vanish variety various vast vehicle
veil version very vest via vice victim victory view violence virtue virus vision visitor visual vital volume vote wage waiter wallet wander wanna war
ward warn warning warrant wasnt wave way we wealth weapon weather web wed wednesday weds weekly weight weird welcome wept werent wet whatever whats
wheat whenever wherever whisper who whom whose why willing win window winner winter wire wise wish within witness wives wk wks woke woken wolves won
wonder wonderful wont wooden wore worker workouts worn would wouldnt wrap writer wrote yeah yellow yes yesterday yet you your youre yours youve
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
