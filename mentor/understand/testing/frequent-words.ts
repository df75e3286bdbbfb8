/**
 * Frequent English words in their base form. A word of this list is spelled as it was meant: without
 * it "finish" is read as Finnish and "sales" as scales. Endings are taken off before it is asked. Words of more than
 * six letters that a topic knows are not repeated here: of two that are as near to a slip that long the topic's wins.
 */
const FREQUENT = `
a abandon ability able about above abroad absence absolute absolutely absorb accept access accomplish according accurate accuse achieve acquire across
act action active activity actor actual ad adapt add addition address adequate adjust admire admit adopt adult advert advice advise affair affect
afford afraid after afternoon afterwards again age agency agent ago agree agreement ahead aid aim air alarm album alert alike alive all allow almost
alone along alongside already also alter alternative although always amaze among amount amuse ancient and anger angle angry animal announce annoy
annual answer any anybody anyhow anymore anyone anyway anywhere apart apology app apparent appeal appear apple apply appoint approach appropriate
approve apps april area arent argue arise arm army around arrest arrival arrive arrow art artist as asap aside ask asleep aspect assess assist
associate assume assure at ate atmosphere attach attack attend attic attitude attract august aunt author authority autumn available avoid await awake
award aware away awful awoke baby back backward bacon bad badly bag ball ban banana band bank bar bare barely base basic basis basket bath battery
battle be beach bean beans bear beat beautiful beauty became because become bed beef beer before beg began begin beginning begun behave behaviour
behind being belief bell belong below belt bench bend beneath bent berry beside best bet better beyond big bike bill bills bin bird birth biscuit bit
bite bitten bitter black blame blank bled blew blind block blog blood blow blown blue board boat body boil boiler bold bone book boost boot border born
bore borrow boss both bother bottle bottom bought bounce bound bowl box boy brain branch brand brave bread break breast breath brick bridge brief
bright brilliant bring broad broke broken broom brought brown brush bucket buddy budget build built bulb bunch burden burn burnt burst bury bus bush
busy but butter button buy by bye cable cake calculate call calm came camera camp can cancel candidate candle candy cant cap capable capacity capital
captain car card care career careful carpet carrot carry case cash cast castle cat catch category caught cause cell cellar central centre certain
certainly chain chair champion chance change charge charm chart chase chat cheap cheat check cheek cheer cheese chef cherry chest chief child chin chip
chips choice choose chose chosen church cider circle circumstance citizen city civil claim class clause clean clear clerk clever click client climb
clinic clock close closet cloth cloud club clue coach coast coat code coffee coin coins cola cold collapse colour column comb combination combine come
comedy comment commit committee common communicate communication compete complete completely complicated concern conclude condition conduct confirm
confuse connect connection conscious consider consist constant contain context continue contrast convenient convince cook cookie cool cope copy core
corn corner correct cost couch could couldnt count couple course court cousin cover cow crack craft crash crate crazy cream create credit crew crime
crisis crisps crop cross crowd cruel cry culture cup cure current currently curve custom cut cute cycle dad daily damage damp dance danger dangerous
dare dark data date day dead deal dealt dear death debate debt decade december decide deck declare deep deeply defeat defend define definite
definitely degree delay delete deliberate delicate delight deliver demand deny depart depend depress depth description desert deserve design desire
desk desperate despite destroy detail detect determine device devil diary dictionary did didnt die diet differ difficulty dig dinner direct direction
dirt dirty disappoint disaster discover disease dish dismiss display distant disturb ditch dive divide do doctor doesnt dog dollar domestic donate
done dont door double doubt dough down downstairs dozen draft drag drama drank draw drawer drawn dread dream dreamt dress drew drill drink drive
driven driver drop drove drug drunk dry duck due dull during dust duty duvet each eager ear early earn earth ease easily east easter easy eat eaten
economy edge edit education effect effective effort egg eggs eight either elder elect electric electronic elegant element eleven else elsewhere email
embarrass emerge emotion employ empty enable encourage end enemy energy engage engine enjoy enormous enough ensure enter entertain entire entirely
entry envy equal equipment error escape especially essay essential establish estate estimate etc even event eventually ever every everybody everyday
evidence evil exact exactly exam examine example excellent except excess excite excuse exhaust exist exit expand expect expensive expert explain
express expression extend extent extra extreme extremely eye face facility fact factor factory fade fail faint fair fairly faith fall fallen false
familiar family famous fan fancy far farm farmer farther fast fasten fat father fault favour fear february fed fee feed feel feeling feet fell fellow
felt female fence festival fetch few fiance field fifteen fifth fifty fight figure file fill film final find fine finger finish fire firm first
firstly fish fit five fix flag flat flesh flew flight float floor flour flow flower flown fluent fly focus fold folder folk follow food fool foot for
forbid force forest forget forgot fork form formal former fortnight fortune forty fought found foundation four fourth frame free freedom freeze
frequent fresh friday fridge friend frighten from front froze frozen fruit fry fuel full fully fun fund funny future gain gamble game gap garage
garden garlic gas gate gather gave gear geese general generally generate generation gentle gently get giant gift gin girl give given glad glance glass
global glove glue go goal god gold gone gonna good goodbye goodness gossip got gotta gotten govern government grab grade gradual gradually grain gran
grand grandparent granny grant grape grass gravity great green greet grew grey grin grip ground group grow grown growth guarantee guard guess guest
guide guilt guilty gun gutter guy gym habit hadnt hair half hall halves ham hammer hand handle hang happen happily happy harbour hard hardly harm
hasnt hat hate have havent he head heal health hear heard heart heat heaven heavy hedge height held hello help helpful her here hero hers herself hes
hesitate hid hidden hide high highlight highly hill him himself hire his hit hob hobby hold hole hollow holy home honest honey honour hook hoover hop
hope horrible horror horse host hostel hot hotel hour house how however hug huge human humour hung hunger hungry hunt hurry hurt hut ice id idea ideal
ideally identify identity idk idle if ignore ill illness im image immediate immediately impact impossible impress in inbox inch include income
increase incredible indeed indoor influence inform information initial injure injury inlaws inner innocent inquiry insect inside insist inspect
inspire install instance instruct insult intelligent intend intense intention interesting internal international into invent invest investigate
invitation invite involve iron irregular island isnt issue it item its itself ive jacket jam jar jeans jewel job join joint joke joy judge juice july
jump june junior just justice justify keen keep kept kettle key kick kid kill kilo kind kinda kindly king kiss kit knee knew knife knives knock knot
know knowledge known lab label labour lack lad ladder lady laid lain lake lamb lamp land lane laptop large last late lately later latter laugh launch
law lawn lawyer lay layer lazy lead leader leaf league leak lean leant leap leapt learn learnt least leave leaves led left leg legal leisure lemon
lend length lent less lesson let lets letter level lick lid lie life lift light like likely lime limit line link lion lip liquid list listen lit
little live lively lives load loan loaves local locate lock loft log lol lonely long look loose lord lose loss lost lot loud lounge love lovely lover
low lower loyal luck lucky lunch lung luxury mad made magic mail main mainly major majority make maker male man manage manner many map march mark
market marry mask mass massive master match mate material mates mathematics matter may maybe me meal mean meaning meant meantime meanwhile meat
mechanic media medium meet melon member memory men mend mental mention menu mere merely mess messy met metal method metre mice middle might mild mile
milk million mind mine minor minute mirror miss mission mix mixture mobile mode model modern modest mom moment monday money month mood moon mop moral
more most mostly mother motor mouse mouth move movie much mud mug mum murder muscle museum music must mutual my myself mystery nail naked name nan nap
narrow nation native nature naughty near nearby nearly neat necessary neck need needle neglect neither nephew nerve nest net never nevertheless new
newly news next nice niece night nine nineteen ninety no nobody nod noise noisy none nonsense noon nor normal normally north nose not note notice
notion november now nowhere number nurse nut nuts obey object objective obligation observe obtain obvious obviously occasion occasional occupy occur
ocean odd of off offend offer office officer often oil ok okay old on once one onion online only onto open operate opportunity oppose opposite option
or orange order ordinary organ organisation origin other otherwise ought our ours out outdoor outer outfit outstanding oven over overall overseas owe
own owner pace pack package page paid pain paint pair palace pale pan panel panic pants paper pardon parent park part participate particular
particularly partly party pass passenger past pasta path patio pause pay pea peace peaceful peach peak pear peas pen pencil people pepper per
perfectly perhaps period permit person personality persuade pet phase phone photo phrase piano pick picnic pie piece pig pile pill pillow pilot pin
pink pipe pitch pity place plain plan plane planet plant plate platform play player pleasant please pleased pleasure plenty plot pls plug plum plus
pocket poem poet poetry point poison police policy polish polite pond pool poor pop popular population pork pose possess possession possibility
possible possibly post pot potato pound pour power powerful praise pray prayer precious precise prefer pregnant preserve president press pretend
pretty previous price pride priest print prior prison prize probably procedure proceed profit progress promote prompt proof proper proposal propose
proud prove provide public pull punch punish pupil pure purple purpose purse pursue push put puzzle qualify quantity queen queue quick quickly quiet
quit quite quote race radio rail railway rain raise ran random rang range rank rapid rare rarely rate rather raw razor reach react reaction read
reader ready real realise reality really reason reasonable receipt receive recent recently recipe reckon recognise record red reduce refer refuse
regard region regret regularly reject relate relation relax release relevant relief rely remain remark remarkable remind remote remove rent repair
repeat replace reply report represent reputation require rescue reserve resident resist resource respond response responsible rest result resume
retire return reveal review revise reward rhythm rice rich rid ridden ride right ring rise risen risk ritual rival river road roast rob rock rode role
roll roof room root rope rose rota rough roughly round route row royal rub rubber rude rug ruin rule rum run rung rush sad safe safety said sail sake
salad salary sale salt same sample sand sang sank satisfy sauce save saving saw say scale scan scare scared scene scheme school scientist scissors
score scream screen screentime screw script scroll sea seal search season seat second secondly secret secretary secure see seed seek seem seen seldom
select self sell selves send senior sense sensible sensitive sent series seriously serve set settle settlement seven seventy several severe sew sex
shade shadow shake shall shallow shame shampoo shape share sharp shave she shed sheep sheet shelf shell shes shift shifts shine ship shirt shock shoe
shoot shop shore short shortly shot should shouldnt shout show shower shown shrink shut shy sick side sight sign signal silent silly silver similar
simple simply since sing singer single sink sir sister sit site situation six sixty size skill skin skip skirt sky slave sleep slept slice slide
slight slightly slim slip slope slow slowly small smart smell smile smoke smooth snack snacks snake snooze snow so soap sober social sock socket soda
sofa soft soil sold soldier solid solution solve some somehow sometimes somewhat son song soon sore sorry sort sorta sought soul sound soup source
south space spare speak speech speed spell spelt spend spent spilt spirit spite split spoil spoke spoken sponge spoon sport spot spouse spread spring
square squeeze stable staff stage stain stair stairs stamp stand star stare start state station status stay steady steal steam steel steep steer step
stick sticky stiff still stir stock stole stolen stone stood stop store storm story strange stream street stress strict strike string strip stroke
strong struck struggle stuck studio study stuff stupid style submit succeed successful such sudden suddenly suffer sufficient sugar suggest suit
suitable sum summer sun sunday sung sunk sunny supper supply suppose sure surely surround survey survive suspect swam swap swear sweat sweep sweet
sweets swell swept swim swing switch swore sworn swum symbol symptom system table tail take talent talk tall tank tap tape target task taste taught
tax taxi tbh tea teach team tear technology teen teeth telephone tell temper temple temporary tempt ten tenant tend tennis tent term terrible terrify
test text than thank thanks that thats the theatre their theirs them theme themselves then theory there therefore theres these they theyre thick thief
thieves thin thing think third thirsty thirteen thirty this thorough those though thought thread threat three threw throat throughout throw thrown
thumb thus ticket tidy tie tight tile tiles till time tin tiny tip tire tired title to toast today toe toilet told tomato tone tongue tonight too tool
tooth top topic tore torn total totally touch tough tour towards towel tower town toy track trade tradition train transfer transform transport trap
travel treasure treat tree tremendous trend trial trick trip trouble truck true truly trust truth try tuesday tune turn twelve twenty twice twin twist
two type typical ugly ultimate umbrella unable uncle under understood undo unfortunate unhappy uniform union unique unit universe unknown unless
unlikely until unusual up update upon upper upset upside upstairs urban urge urgent us use used useful useless user usual usually vacuum valley
valuable value van variety various vary vast vehicle version very via victim victory video view violence virtue virus vision visit visitor visual
vital voice volume vote wage waist wait wake walk wall wallet wander wanna want war warm warn warning wash wasnt waste watch water wave way we weak
wealth weapon wear weather web wednesday weed week weekly weigh weight weird welcome well went wept werent west wet what whatever whats wheel when
whenever where wherever which while whisper white who whole whom whose why wide widow wife wild will willing win wind window wine wing winner winter
wipe wire wise wish with within witness wives woke woken wolves woman women won wonder wonderful wont wood wooden wool word wore work worker workouts
world worn worry worse worst worth would wouldnt wound wrap write writer wrong wrote yard yeah year yeast yell yellow yes yesterday yet yoga you young
your youre yours youth youve zero zone min mins hr hrs wk wks approx mon tue tues wed weds thu thur thurs fri sat am pm haha alot swarm county lathe
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
