import type { FamilyId } from './family.ts';

type WordKey = FamilyId | `${FamilyId}/${string}`;

/**
 * The nouns of each family, or of a kind within it behind a slash: plain letters, a comma between
 * phrases. A goal that names one goes to the shapes. `~` marks words that topics use as well: they
 * count only if no topic was read. `bench=bench press` sets the text for titles; nothing behind `=`
 * means none.
 */
export const FAMILY_WORDS = {
  lift: '~bench press,~bench=bench press,~benching=bench press,~deadlift,~deadlifts=deadlift,~back squat,~front squat,~barbell squat,~overhead press,military press,strict press,push press,~snatch,clean and jerk,power clean,hip thrust,~powerlifting=,~weightlifting=',
  'lift/bell': 'kettlebell snatch,kettlebell swing,turkish get up,farmers walk',
  paddle:
    'rowing,scull=sculling,sculling,sweep rowing,~rowing machine,ergometer,erg=the erg,kayak=kayaking,kayaking,canoe=canoeing,canoeing,dragon boat,outrigger,surfski,paddleboard=paddleboarding,paddleboarding,stand up paddle,whitewater,regatta=rowing,coxing',
  endurance:
    'cross country skiing,nordic skiing,ski touring,ski mountaineering,biathlon,roller skiing,inline skating,speed skating,rucking,ruck march,orienteering,race walking,~jump rope,~skipping rope,rope skipping,stair climbing,duathlon,obstacle race,spartan race,~hyrox,~crossfit,mountaineering,alpinism,beep test,bleep test,cooper test,handcycling,handcycle,snowshoeing,sled dog race',
  'endurance/tri': 'sprint triathlon=triathlon,~triathlon',
  'endurance/push': 'wheelchair racing=pushing,~push rims=pushing',
  ball: 'tennis,table tennis,ping pong,badminton,squash,pickleball,padel,football,soccer,futsal,rugby,cricket,leg spin=spin bowling,off spin=spin bowling,leg break=spin bowling,spin bowling,hockey,field hockey,ice hockey,floorball,lacrosse,hurling,gaelic football,basketball,volleyball,beach volleyball,netball,handball,baseball,softball,ultimate frisbee,frisbee,~water polo,dodgeball,goalball,~backhand,~forehand,goalkeeper=goalkeeping,~free kick,~free throw,~jump shot,roller derby',
  'ball/aim':
    'golf,disc golf,darts,snooker,pool table,billiards,lawn bowls,petanque,boules,croquet,bowling,tenpin,curling,archery,target shooting,clay pigeon,air rifle,axe throwing,putting green',
  dance:
    'salsa,bachata,tango,~waltz,lindy hop,swing dance,jive,foxtrot,quickstep,rumba,samba,cha cha,ballroom,ballet,pointe shoes,tap dance,tap dancing,flamenco,irish dance,ceili,morris dance,morris dancing,clog dance,line dance,line dancing,folk dance,belly dance,hip hop,breakdance,breakdancing,contemporary dance,bharatanatyam,kathak,bollywood dance,pole dance,hula,polka,square dance,square dances,dancing=,dance=,zumba',
  fight:
    'judo,karate,taekwondo,aikido,boxing,kickboxing,muay thai,jiu jitsu,bjj,wrestling,sambo,fencing,epee,sabre fencing,sabre=fencing,learn to fence=fencing,kendo,hema,longsword,kung fu,wing chun,krav maga,capoeira,sumo,mma,kali,black belt=,blue belt=,brown belt=,self defence,self defense,stick fighting',
  trick:
    'juggling,juggle=juggling,unicycle=unicycling,slackline=slacklining,yoyo,~yo yo,kendama,diabolo,devil sticks,poi,hula hoop,contact juggling,skateboard=skateboarding,skateboarding,kickflip,longboard,bmx,snowboard=snowboarding,snowboarding,skiing,ski=skiing,ice skating,figure skating,roller skating,rollerblade=rollerblading,rollerskates=roller skating,skating,parkour,freerunning,gymnastics,cartwheel,backflip,somersault,handspring,trampoline,trapeze,aerial silks,aerial hoop,acrobatics,acroyoga,tightrope,stilts,pen spinning,cardistry,coin roll,wheelie,freestyle football,fire spinning,baton twirling,double dutch,lasso,boomerang',
  'trick/invert': 'handstand=handstands,handstands,headstand=headstands,forearm stand',
  'trick/climb':
    'climbing,bouldering,boulder=bouldering,v3=bouldering,v4=bouldering,v5=bouldering,v6=bouldering,v7=bouldering,climbing wall,lead climbing,abseiling,~via ferrata,ice climbing,sport climbing,moonboard',
  'trick/water':
    'surfing,surf=surfing,surfboard=surfing,windsurf,windsurfing,kitesurf,kitesurfing,wakeboard,wakeboarding,bodyboard,water skiing',
  skill:
    'crossword setting,bell ringing,change ringing,ring the bells=bell ringing,church bells=bell ringing,~bell tower=bell ringing',
  instrument:
    'alphorn,hurdy gurdy,~theremin,~bagpipes,~bagpipe=bagpipes,uilleann pipes,~didgeridoo,~bodhran,~kalimba,~handpan,~steelpan,steel drum,~erhu,~koto,~sitar,~tabla,~oud,saz,~bouzouki,~balalaika,~dulcimer,~zither,autoharp,~lyre,~lute,~concertina,bandoneon,melodeon,~tin whistle,penny whistle,~ocarina,pan flute,panpipes,jaw harp,musical saw,~glockenspiel,carillon,handbells,~cajon,~djembe,~congas,~bongos,taiko,shakuhachi,~euphonium,~cornet,flugelhorn,~vibraphone,~marimba,harmonium',
  game: 'shogi,draughts,checkers,othello,backgammon,mahjong,dominoes,wargaming,catan,diplomacy game',
  'game/screen':
    'esports,league of legends,dota,valorant,counter strike,overwatch,rocket league,starcraft,age of empires,street fighter,tekken,smash bros,apex legends,~fortnite,rainbow six,speedrun,speedrunning,sim racing,iracing,tetris,fighting game,ranked matches=,first person shooter,pokemon vgc',
  mental:
    'memory palace=memory palaces,deck of cards=card memory,digits of pi,memory sport,memory championship,mental arithmetic,mental maths,abacus,soroban,lock picking,lockpicking,~padlock,morse code,touch typing,touch type=touch typing,typing speed,shorthand,speed reading,lip reading,~knots,semaphore,map reading,blindfold chess,escape room,~pick locks=lock picking,stenography,braille',
  craft:
    'bind a book=bookbinding,bind a sketchbook=bookbinding,italic hand=calligraphy,fly tying,decent flies=fly tying,tie flies=fly tying,leather,leatherwork,shoemaking,bookbinding,basketry,basket weaving,willow baskets,baskets,jewellery,jewelry,mosaic,pottery,ceramics,clay,wheel throwing,sculpture,stone carving,whittling,whittle=whittling,woodcarving,wood carving,spoon carving,woodturning,marquetry,luthier,violin making,guitar building,clockmaking,watchmaking,watch repair,~clock,~clocks,model railway,model ships,model ship,miniatures,warhammer,dollhouse,lego,origami,paper cranes,papermaking,letterpress,linocut,screen printing,etching,calligraphy,hand lettering,scrapbook,cosplay,resin,3d printing,bow making,upholstery,armchair,hat making,millinery,toy making,kite making,handwriting,write legibly=handwriting,gilding,icon painting,candles,candle,soap,~bonsai,ikebana,flower arranging,floristry,~terrarium,instrument making,rug,rocking chair,guitar pedal',
  'craft/stone':
    'dry stone=dry-stone wall,drystone=dry-stone wall,dry stone walling=dry-stone wall,stone wall,garden wall,retaining wall,~garden path,paving,cobbles,~stone steps',
  'craft/build':
    'soapbox car,soapbox racer,soapbox,chicken coop,hen house,pergola,~playhouse,climbing frame,~fence,sauna,go kart,treehouse,rowing boat,wooden boat,boat building,canoe building,~garden shed,tiny house,pizza oven,~rabbit hutch,greenhouse building,camper conversion',
  'craft/textile':
    'weaving,loom,spinning wheel,tatting,bobbin lace,lace making,lace,~bobbins=bobbin lace,felting,natural dye,dyeing,batik,shibori,kilt making',
  'craft/scent':
    'perfume,perfumes,perfumery,fragrance,incense,eau de cologne,essential oils,bath bombs,natural cosmetics',
  'craft/ferment':
    'make my own beer=beer,brew my own beer=beer,mead,cider,home brew,homebrew,brewing,winemaking,wine making,kombucha,kimchi,sauerkraut,miso,tempeh,koji,cheese making,cheesemaking,sake brewing,kefir,charcuterie,salami,sausages,hot sauce,chocolate making,coffee roasting,jam making,~pickles,~cheese,~ale,~stout',
  'craft/hot':
    'knife making,kitchen knife,~knife,knives making,bladesmith,blacksmith,blacksmithing,forging,sword making,bronze casting,foundry,silversmith,silversmithing,armour making,damascus steel',
  'craft/glass': 'stained glass,glass blowing,glassblowing,lampwork,enamelling',
  machine:
    'lathe=lathe work,~milling machine,soldering,solder=soldering,cnc,bricklaying,roofing,car repair,~engine,brake pads,arduino,raspberry pi,electronics,ham radio,amateur radio,~radio,printing press,tattooing,barbering,hairdressing,sharpening,butchery,bartending,barista,latte art,sign painting,sign writing,locksmith,piano tuning,sheep shearing,horseshoeing,farrier=horseshoeing,scything,scythe=scything,hedge laying,espresso,welding,weld=welding',
  'machine/field':
    'ploughing,plough=ploughing,plowing=ploughing,plow=ploughing,tractor=tractor work,digger=digger driving,mini digger=mini digger driving,excavator=excavator work,~forklift=forklift driving,crane=crane work,chainsaw=chainsaw work,tree felling,wheel loader,snow plough',
  'machine/road':
    'motorbike=motorbike riding,motorcycle=motorcycle riding,moped,lorry=lorry driving,~hgv,reverse a trailer,trailer=driving with a trailer,~caravan,karting,rally driving,drifting,carriage driving,bus driver,sidecar,quad bike',
  'machine/water':
    'sailing,sail=sailing,dinghy=dinghy sailing,yacht=yacht sailing,narrowboat,motorboat,powerboat,day skipper,catamaran,keelboat,canal boat,boat licence',
  'machine/dive': 'scuba,diving,freediving,snorkelling,spearfishing',
  'machine/fish': 'fly fishing,fishing boat=fishing,fishing,angling,carp fishing,sea fishing',
  'machine/air':
    'drone=drone flying,drones=drone flying,glider=gliding,gliding,paragliding,paraglide=paragliding,paraglider=paragliding,hang gliding,pilot=flying,pilots licence=flying,private pilot=flying,ppl licence=flying,ppl license=flying,flight log=flying,flying lessons=flying,hot air balloon,parachute,skydive,skydiving,model plane=model flying,rc plane=model flying,rc helicopter,microlight,flight simulator,base jumping',
  field:
    'birds,bird songs,bird song=bird songs,birds by ear=bird songs,birdwatching=birds,birding=birds,swifts,moths,butterflies,dragonflies,beetles,spiders,lichens,mosses,~ferns,wild flowers,~wildflowers,~trees,grasses,seaweeds,shells,fossils,minerals,gemstones,constellations,~stars,planets,telescope=stars,astronomy=stars,stargazing=stars,~clouds,animal tracks,bats,stamps,stamp=stamps,coins,coin collection=coins,stamp collection=stamps,banknotes,vinyl=records,record collection=records,postcards,teas,architecture styles,locomotives,trainspotting=trains,plane spotting=planes,~operas,heraldry=coats of arms,metal detector=finds,geocaching=caches,~dialects,whales,~orchids,apples varieties,old tools',
  'field/facts':
    'flags,capitals,capital cities=capitals,~countries,composers,dinosaurs,mythology=myths,pub quiz=quiz answers,quiz=quiz answers,general knowledge=quiz answers,trivia=quiz answers,periodic table=elements,~presidents,~monarchs',
  'field/forage':
    'mushrooms,mushroom=mushrooms,fungi,foraging=wild plants,forage=wild plants,wild food=wild plants,wild herbs,edible plants,wild garlic=wild plants,truffles',
  study:
    'local history,village history,~family history,~genealogy,~ancestors,~archive,~archives,oral history,roman empire=the Roman Empire,~philosophy,theology,economics,~politics,~old letters,house history,citizen science,~biography,wikipedia article,place names,etymology,linguistics,quantum physics,~history of,~ancestor,archaeology,history of art,art history,~sagas,parish registers',
  'study/write':
    'poem,poems,poetry,haiku,song lyrics,~lyrics,songwriting,screenplay,~stage play,~cookbook,guidebook,grant proposal,textbook,sonnets,limericks,greeting cards,libretto,translate=translation,translation,subtitling,~fan fiction,obituaries,sermon writing',
  'study/media':
    'documentary,short film,film making,filmmaking,animation,~video editing,~edit videos,~editing videos,~premiere pro,~davinci resolve,~final cut,after effects,stop motion,radio play,field recording,sound design,music video,time lapse',
  perform:
    'play juliet=Juliet,play romeo=Romeo,play hamlet=Hamlet,play ophelia=Ophelia,play lady macbeth=Lady Macbeth,stand up comedy,standup comedy,stand up set=stand-up comedy,standup set=stand-up comedy,of stand up=stand-up comedy,improv,theatre,acting,monologue,drama group,~storytelling,~storyteller=storytelling,magic tricks,card tricks,magician=magic,mentalism,ventriloquism,puppet=puppetry,puppetry,clown=clowning,clowning,mime,~beatbox,beatboxing,rap,rapping=rap,slam poetry,poetry slam,spoken word,~busking,dj=DJ sets,djing=DJ sets,auctioneer=auctioneering,auctioneering,auction chant,call dances,square dance calling,call square dances=calling square dances,dance caller,bingo caller,quizmaster,commentary,voice acting,voice over,audiobook narration,impressions,dungeon master=game mastering,game master=game mastering,role playing,drag show,burlesque,compere,tour guide,guided tour,guided tours,~debating,~debate,mock trial,yodel,yodelling,whistling,town crier,santa claus=playing Santa,radio host,sermon,preaching,pantomime',
  animal:
    '~parrot,cockatiel,~budgie,cockatoo,macaw,cockerel,falcon,falconry=hawk,hawk,harris hawk,barn owl,~ferret,pet rat,pigeon,pigeons,homing pigeons,racing pigeons,~crow,~crows,ravens,sheepdog,sheep dog,gun dog,alpaca,alpacas,llama,llamas,oxen,camel,reindeer,donkey,donkeys,mule,sled dogs,~canary,canaries,magpie,rabbit show jumping,guide dog,detection dog,truffle dog,assistance dog',
  'animal/keep':
    'hens,chickens,ducks,geese,quails,sheep,lambs,goats,pigs,cattle,~rabbits,~aquarium,~fish tank,reef tank,axolotl,~tortoise,pet snake,~gecko,bearded dragon,tarantula,stick insects,ants,worm farm,koi,koi pond,~guinea pigs,silkworms,snails,vivarium,peacocks,turkeys,shrimp tank,bantams',
  'animal/bees':
    'bees,beekeeping=bees,beehive=bees,beehives=bees,beekeeper=bees,hives=bees,queen bees,honey bees,~honey,apiary=bees',
  'animal/ride':
    'horse,horse riding=horse,horseback riding=horse,pony,dressage=horse,show jumping=horse,riding lessons=horse,foal,western riding=horse,icelandic horse,eventing=horse,side saddle=horse',
  event:
    '~festival,tombola,~exhibition,~hackathon,~conference,scout camp,summer camp,book launch,open day,~tournament,carnival,charity auction,concert series,science fair,~expedition,twinning visit,harvest festival',
  paper: 'grant application,patent,trademark,~scholarship',
  'character/fear':
    'fear of=,my fear=,afraid of=,scared of=,phobia=,stage fright=,frightened of=,terrified of=,panic when=',
  character:
    'jealous=,jealousy=,~small talk=,~eye contact=,~punctual=,~gratitude=,~empathy=,~humble=,~shy=,~shyness=,show off=,thin skinned=,name dropping=',
} as const satisfies Partial<Readonly<Record<WordKey, string>>>;

/** The words without `~`, which no topic uses, as one list for the index. */
export function knownToFamilies(): string {
  return Object.values(FAMILY_WORDS)
    .flatMap((list) => list.split(','))
    .filter((word) => !word.startsWith('~'))
    .map((word) => word.replace(/=.*/, ''))
    .join(',');
}
