/**
 * Frequent English words in their base form. A word of this list is spelled as it was meant: without
 * it "finish" is read as Finnish and "sales" as scales. Endings are taken off before it is asked.
 */
const FREQUENT = `
a abandon ability able about above abroad absence absolute absolutely absorb academic accept access accident accompany accomplish according account
accurate accuse achieve acquire across act action active activity actor actual actually ad adapt add addition address adequate adjust admire admit
adopt adult advance advantage adventure advert advertise advice advise affair affect afford afraid after afternoon afterwards again against age agency
agent aggressive ago agree agreement ahead aid aim air airport alarm album alert alike alive all allotment allow almost alone along alongside already
also alter alternative although always amaze among amount amuse analyse analysis ancient and anger angle angry animal announce annoy annual another
answer anxiety anxious any anybody anyhow anymore anyone anything anyway anywhere apart apartment apology app apparent appeal appear appearance apple
application apply appoint appointment appreciate approach appropriate approve apps april area arent argue argument arise arm army around arrange
arrest arrival arrive arrow art article artist as asap ashamed aside ask asleep aspect assess assignment assist assistant associate assume assure at
ate atmosphere attach attack attempt attend attention attic attitude attract audience august aunt author authority autumn available average avoid
await awake award aware away awful awkward awoke baby back backward bacon bad badly bag balance balcony ball ban banana band bank bar bare barely
bargain base basement basic basis basket bath bathroom battery battle be beach bean beans bear beat beautiful beauty became because become bed bedroom
bedtime beef beer before beg began begin beginner beginning begun behave behaviour behind being belief believe bell belong below belt bench bend
beneath benefit bent berry beside best bet better between beyond bicycle big bike bill bills bin bird birth birthday biscuit biscuits bit bite bitten
bitter black blame blank blanket bled blew blind block blog blood blow blown blue board boat body boil boiler bold bone book boost boot border bore
borrow boss both bother bottle bottom bought bounce bound bowl box boy boyfriend brain branch brand brave bread break breakfast breast breath breathe
brick bridge brief bright brilliant bring broad broke broken broom brother brought brown brush bucket buddy budget build building built bulb bunch
burden burn burnt burst bury bus bush business busy but butter button buy by bye cabinet cable cake calculate calendar call calm came camera camp
campaign can cancel candidate candle candy cant cap capable capacity capital captain capture car card care career careful carpet carrot carry case
cash cast castle cat catch category caught cause ceiling celebrate cell cellar central centre century ceremony certain certainly certificate chain
chair challenge champion chance change channel chapter character charge charity charm chart chase chat cheap check cheek cheer cheese chef cherry
chest chicken chief child childhood children chin chip chips chocolate choice choose chose chosen christmas church cider circle circumstance citizen
city civil claim class classic clause clean clear clerk clever click client climate climb clinic clock close closet cloth clothes clothing cloud club
clue coach coast coat code coffee coin coins cola cold collapse colleague collect collection college colour column comb combination combine come
comedy comfort comfortable command comment commercial commit committee common communicate communication community commute company compare comparison
compete competition complain complete completely complex complicated computer concentrate concept concern concert conclude conclusion condition
conduct conference confidence confident confirm conflict confuse connect connection conscious consider consist consistent constant contact contain
content contest context continue contract contrast contribute control convenient conversation convert convince cook cookie cool cope copy core corn
corner correct cost cottage couch could couldnt council count counter country countryside couple courage course court cousin cover cow crack craft
crash crate crazy cream create creative credit crew crime crisis crisps criticise crop cross crowd cruel cry culture cup cupboard cure curious current
currently curtain curve cushion custom customer cut cute cycle dad daily damage damp dance danger dangerous dare dark data date daughter day dead
deadline deal dealt dear death debate debt decade december decide decision deck declare decline decorate deep deeply defeat defend define definite
definitely degree delay delete deliberate delicate delicious delight deliver demand dentist deny depart department depend deposit depress depth
describe description desert deserve design desire desk desperate despite dessert destroy detail detect determine develop development device devil
diary dictionary did didnt die diet differ difference different difficult difficulty dig dinner direct direction director dirt dirty disagree
disappear disappoint disaster discipline discount discover discuss discussion disease dish dismiss display distance distant distract disturb ditch
dive divide divorce do doctor document doesnt dog dollar domestic donate done dont door double doubt dough down downstairs dozen draft drag drama
drank draw drawer drawn dread dream dreamt dress drew drill drink drive driven driver driving drop drove drug drunk dry duck due dull during dust duty
duvet each eager ear early earn earth ease easily east easter easy eat eaten economy edge edit education effect effective efficient effort egg eggs eight
either elder elect electric electronic elegant element eleven else elsewhere email embarrass emerge emergency emotion emotional employ employee empty
enable encourage end enemy energy engage engine engineer enjoy enormous enough ensure enter entertain entire entirely entrance entry envelope
environment envy equal equipment error escape especially essay essential establish estate estimate etc even evening event eventually ever every
everybody everyday everyone everything everywhere evidence evil exact exactly exam examine example excellent except excess exchange excite excuse
exercise exhaust exist exit expand expect expense expensive experience experiment expert explain explore express expression extend extent extra
extreme extremely eye face facility fact factor factory fade fail failure faint fair fairly faith fall fallen false familiar family famous fan fancy
far farm farmer farther fashion fast fasten fat father fault favour favourite fear feature february fed fee feed feel feeling feet fell fellow felt
female fence festival fetch few fiance field fifteen fifth fifty fight figure file fill film final finally finance financial find fine finger finish
fire firm first firstly fish fit fitness five fix flag flat flavour flesh flew flexible flight float floor flour flow flower flown fluent fly focus
fold folder folk follow following food fool foot football for forbid force foreign forest forever forget forgive forgot forgotten fork form formal
former fortnight fortune forty forward fought found foundation four fourth frame free freedom freeze freezer frequent fresh friday fridge friend
friendly friendship frighten from front froze frozen fruit fry fuel full fully fun function fund funny furniture further future gain gallery gamble
game gap garage garden garlic gas gate gather gave gear geese general generally generate generation generous gentle gently get giant gift gin girl
girlfriend give given glad glance glass global glove glue go goal god gold gone gonna good goodbye goodness gossip got gotta gotten govern government
grab grade gradual gradually graduate grain grammar gran grand grandad grandfather grandma grandmother grandpa grandparent granny grant grape grass
grateful gravity great green greet grew grey grin grip grocery ground group grow grown growth guarantee guard guess guest guide guilt guilty gun
gutter guy gym habit hadnt hair half hall halves ham hammer hand handle hang happen happily happy harbour hard hardly harm hasnt hat hate have havent
he head headache heal health healthy hear heard heart heat heating heaven heavy hedge height held hello help helpful her here hero hers herself hes
hesitate hid hidden hide high highlight highly hill him himself hire his history hit hob hobby hold hole holiday hollow holy home homework honest
honestly honey honour hook hoover hop hope horrible horror horse hospital host hostel hot hotel hour house household how however hug huge human humour
hundred hung hunger hungry hunt hurry hurt husband hut ice id idea ideal ideally identify identity idk idle if ignore ill illness im image imagine
immediate immediately impact impatient important impossible impress improve improvement in inbox inch include income increase incredible indeed
independent indoor industry influence inform information initial injure injury inlaws inner innocent inquiry insect inside insist inspect inspire
install instance instant instead instruct instruction instrument insult insurance intelligent intend intense intention interest interesting internal
international internet interrupt interval interview into introduce introduction invent invest investigate investment invitation invite invoice involve
iron irregular island isnt issue it item its itself ive jacket jam january jar jealous jeans jewel job join joint joke journal journey joy judge juice
july jump june junior just justice justify keen keep kept kettle key keyboard kick kid kill kilo kilometre kind kinda kindly king kiss kit kitchen
knee knew knife knives knock knot know knowledge known lab label labour lack lad ladder lady laid lain lake lamb lamp land landlord landscape lane
language laptop large last late lately later latter laugh launch laundry law lawn lawyer lay layer lazy lead leader leaf league leak lean leant leap
leapt learn learner learnt least leather leave leaves lecture led left leg legal leisure lemon lend length lent less lesson let lets letter level
library licence lick lid lie life lift light like likely lime limit line link lion lip liquid list listen lit literature little live lively lives load
loan loaves local locate lock loft log lol lonely long look loose lord lose loss lost lot loud lounge love lovely lover low lower loyal luck lucky
luggage lunch lunchtime lung luxury machine mad made magazine magic mail main mainly maintain major majority make maker male man manage management
manager manner many map march mark market marriage married marry mask mass massive master match mate material mates mathematics matter mattress may
maybe me meal mean meaning meant meantime meanwhile measure meat mechanic media medical medicine medium meet melon member memory men mend mental
mention menu mere merely mess message messy met metal method metre mice middle midnight might mild mile milk million mind mine minor minute mirror
miss mission mistake mix mixture mobile mode model modern modest mom moment monday money monitor month monthly mood moon mop moral more morning
mortgage most mostly mother motivate motivation motor mountain mouse mouth move movement movie much mud mug multiple mum murder muscle museum music
musical must mutual my myself mystery nail naked name nan nap narrow nation national native natural naturally nature naughty near nearby nearly neat
necessary neck need needle negative neglect neighbour neighbourhood neither nephew nerve nervous nest net network never nevertheless new newly news
newspaper next nice niece night nightmare nine nineteen ninety no nobody nod noise noisy none nonsense noon nor normal normally north nose not note
notebook nothing notice notion november now nowhere number nurse nut nuts obey object objective obligation observe obtain obvious obviously occasion
occasional occupy occur ocean october odd of off offend offer office officer official often oil ok okay old on once one onion online only onto open
opening operate operation opinion opportunity oppose opposite option or orange order ordinary organ organisation organise origin original other
otherwise ought our ours ourselves out outdoor outer outfit outside outstanding oven over overall overcome overdraft overseas owe own owner pace pack
package page paid pain painful paint pair palace pale pan panel panic pants paper pardon parent park part participate particular particularly partly
partner party pass passage passenger passion past pasta path patience patient patio pattern pause pay payment pea peace peaceful peach peak pear peas
pen pencil pension people pepper per percent perfect perfectly perform performance perhaps period permanent permission permit person personal
personality persuade pet phase phone photo photograph phrase physical physics piano pick picnic picture pie piece pig pile pill pillow pilot pin pink
pipe pitch pity place plain plan plane planet plant plaster plastic plate platform play player pleasant please pleased pleasure plenty plot pls plug
plum plus pocket poem poet poetry point poison police policy polish polite political politics pond pool poor pop popular population pork portion
portrait pose position positive possess possession possibility possible possibly post pot potato potential pound pour power powerful practical
practice practise praise pray prayer precious precise prefer pregnant prepare presence present presentation preserve president press pressure pretend
pretty prevent previous price pride priest print prior prison private prize probably problem procedure proceed process produce product profession
professional profile profit program programme progress project promise promote promotion prompt proof proper properly property proposal propose
protect protest proud prove provide public publish pudding pull punch punctual punish pupil purchase pure purple purpose purse pursue push put puzzle
qualification qualify quality quantity quarrel quarter queen question queue quick quickly quiet quietly quit quite quote race radio rail railway rain
raise ran random rang range rank rapid rare rarely rate rather raw razor reach react reaction read reader reading ready real realise realistic reality
really reason reasonable receipt receive recent recently recipe reckon recognise recommend record recover recovery red reduce redundancy refer reflect
refuse regard region register regret regular regularly reject relate relation relationship relative relax release relevant relief religion religious
rely remain remark remarkable remember remind remote remove rent repair repeat replace reply report represent reputation request require rescue
research reserve resident resist resolve resource respect respond response responsibility responsible rest restaurant restore result resume retire
retired retirement return reveal revenge review revise reward rhythm rice rich rid ridden ride right ring rise risen risk ritual rival river road
roast rob rock rode role roll romantic roof room root rope rose rota rough roughly round route routine row royal rub rubber rubbish rude rug ruin rule
rum run rung rush sad safe safety said sail sake salad salary sale salt same sample sand sandwich sang sank satisfy saturday sauce save saving saw say
scale scan scare scared scene schedule scheme school science scientist scissors score scratch scream screen screentime screw script scroll scrolling
sea seal search season seat second secondly secret secretary section secure security see seed seek seem seen seldom select self sell selves semester
send senior sense sensible sensitive sent sentence separate september series serious seriously serve service session set settle settlement seven
seventeen seventy several severe sew sex shade shadow shake shall shallow shame shampoo shape share sharp shave she shed sheep sheet shelf shell
shelter shelves shes shift shifts shine ship shirt shock shoe shoot shop shopping shore short shortly shot should shoulder shouldnt shout show shower
shown shrink shut shy sick side sight sign signal silence silent silly silver similar simple simply since sing singer single sink sir sister sit site
situation six sixteen sixty size skill skin skip skirt sky slave sleep slept slice slide slight slightly slim slip slope slow slowly small smart smell
smile smoke smooth snack snacks snake snooze snow so soap sober social society sock socket soda sofa soft software soil sold soldier solid solution
solve some somebody somehow someone something sometimes somewhat somewhere son song soon sore sorry sort sorta sought soul sound soup source south
space spare speak speaker special specific speech speed spell spelt spend spent spilt spirit spiritual spite split spoil spoke spoken sponge spoon
sport spot spouse spread spring square squeeze stable staff stage stain stair stairs stamp stand standard star stare start state statement station
status stay steady steal steam steel steep steer step stepdaughter stepson stick sticky stiff still stir stock stole stolen stomach stone stood stop
storage store storm story straight strange stranger strategy stream street strength stress stretch strict strike string strip stroke strong struck
structure struggle stuck student studio study stuff stupid style subject submit succeed success successful such sudden suddenly suffer sufficient
sugar suggest suit suitable suitcase sum summer sun sunday sung sunk sunny supper supply support suppose sure surely surface surgery surprise surround
survey survive suspect swam swap swear sweat sweep sweet sweets swell swept swim swing switch swore sworn swum symbol symptom system table tail take
takeaway talent talk tall tank tap tape target task taste taught tax taxi tbh tea teach teacher team tear technical technique technology teen teenager
teeth telephone television tell temper temperature temple temporary tempt ten tenant tend tennis tension tent term terrible terrify test text than
thank thanks that thats the theatre their theirs them theme themselves then theory therapy there therefore theres these they theyre thick thief
thieves thin thing think third thirsty thirteen thirty this thorough those though thought thousand thread threat threaten three threw throat through
throughout throw thrown thumb thursday thus ticket tidy tie tight tile tiles till time tin tiny tip tire tired title to toast today toddler toe
together toilet told tomato tomorrow tone tongue tonight too tool tooth top topic tore torn total totally touch tough tour tourist towards towel tower
town toy track trade tradition traditional traffic train trainer training transfer transform translate transport trap travel treasure treat treatment
tree tremendous trend trial trick trip trouble trousers truck true truly trust truth try tuesday tune turn twelve twenty twice twin twist two type
typical ugly ultimate umbrella unable uncle under understand understood undo unemployed unfortunate unhappy uniform union unique unit universe
university unknown unless unlikely until unusual up update upon upper upset upside upstairs urban urge urgent us use used useful useless user usual
usually vacation vacuum valley valuable value van variety various vary vast vegetable vehicle version very via victim victory video view village
violence virtue virus visible vision visit visitor visual vital vocabulary voice volume volunteer vote wage waist wait wake walk wall wallet wander
wanna want war wardrobe warm warn warning wash wasnt waste watch water wave way we weak wealth weapon wear weather web website wedding wednesday weed
week weekday weekend weekly weigh weight weird welcome well went wept werent west wet what whatever whats wheel when whenever where wherever whether
which while whisper whistle white who whole whom whose why wide widow wife wild will willing win wind window wine wing winner winter wipe wire wise
wish with within without witness wives woke woken wolves woman women won wonder wonderful wont wood wooden wool word wore work worker workout workouts
workshop world worn worry worse worst worth would wouldnt wound wrap write writer writing written wrong wrote yard yeah year yeast yell yellow yes
yesterday yet yoga you young your youre yours yourself youth youve zero zone
min mins hr hrs wk wks approx mon tue tues wed weds thu thur thurs fri sat sun am pm idk tbh lol haha alot kinda gonna wanna theyre ive swarm county nap
`;

export const GUARD_WORDS: ReadonlySet<string> = new Set(FREQUENT.trim().split(/\s+/));
