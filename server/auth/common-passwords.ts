import { createHash } from 'node:crypto';

/**
 * Our own compilation of what guessers try first, as cores: capitals, leet spelling and whatever
 * digits or signs stand around them are taken off before a password is compared.
 */
const CORES = `
password passwort passwd passcode passphrase pass pword motdepasse mdp contrasena contrasenia clave
parola haslo senha wachtwoord lozinka heslo salasana losenord sifre parole secret geheim segredo
secreto admin administrator root toor user username guest test tester testing testtest testuser demo
login logon signin letmein letmeinnow letmesee openup opensesame sesame welcome welcomehome
willkommen bienvenue default changeme changethis change changeit temp temporary temppass tempo
access accesscode entry enter entrar master mastermind superuser supervisor sysadmin system server
service support backup internet computer laptop keyboard monitor network wireless router modem
office company business manager director hello hellohello helloworld hellothere hallo hallohallo
bonjour hola holahola ciao ciaociao goodbye goodmorning goodluck thankyou please sorry whatever
whatsup nothing something anything everything nobody idontknow dontknow iforgot forgot forgotten
remember noidea none null undefined unknown blank private iloveyou iloveu iluvyou ilovehim iloveher
iloveme ilovegod ilovejesus ilovemom ilovemum ilovedad ilovemyself ilovemyfamily iloveyouforever
iloveyousomuch loveyou loveme loveyouforever lovelove love lover lovers lovely loveislove truelove
mylove mylovely inlove teamo teamomucho tequiero jetaime tiamo ichliebedich amor amormio amore
amoremio miamor mivida princesa princess prince king queen kinglove princesse reina corazon heart
hearts sweetheart sweet sweetie sweetness sweetpea honey honeybee honeybun baby babe babyboy
babygirl babydoll babylove babycakes boo bubba bubbles bubble cupcake cookie cookies candy candyman
sugar chocolate chocolat vanilla caramel cinnamon ginger pepper peanut peanuts pumpkin muffin
pancake banana bananas apple apples orange oranges lemon cherry strawberry blueberry raspberry
peaches coconut pineapple tomato potato cheese butter bacon pizza pizzas burger sandwich spaghetti
macaroni noodles chicken chickens turkey coffee teatime whiskey whisky vodka tequila beer beers wine
cocktail smoke smokes smokey dragon dragons dragonfly dragonslayer monkey monkeys gorilla chimp
tiger tigers tigress lion lions lionheart panther panthers leopard cheetah jaguar puma cougar bear
bears teddy teddybear grizzly panda pandas koala wolf wolves wolfpack werewolf fox foxes foxy eagle
falcon falcons hawk hawks phoenix raven ravens crow sparrow robin parrot penguin penguins flamingo
chick duck ducks duckling goose swan turtle turtles tortoise frog froggy frogs lizard gecko snake
snakes cobra python viper rattlesnake scorpion spider spiders tarantula beetle butterfly butterflies
ladybug firefly bumble bumblebee mosquito dolphin dolphins shark sharks whale whales octopus lobster
salmon goldfish fish fishing fisher fisherman bass bassman trout horse horses pony ponies unicorn
unicorns donkey buffalo bull bulls bulldog bulldogs cow cowboy cowgirl goat sheep lamb piglet piggy
piggies rabbit rabbits bunny bunnies hamster mouse rat rats squirrel beaver elephant elephants
giraffe zebra hippo rhino crocodile alligator gator gators dinosaur dino trex kitty kitten kittens
kittycat cat cats catdog meow puppy puppies doggy doggie doggies dog dogs dogdog poodle pitbull
rottweiler labrador husky beagle boxer chihuahua buster buddy max maxwell maximus rex lucky luckyone
luckydog bandit shadow shadows shadowhunter midnight smudge molly bella daisy lucy lola roxy sadie
maggie bailey charlie cooper duke toby jake jack oscar murphy rusty sparky spike snowball whiskers
felix tinker patches precious angel angels angelo angelina angelita angeleyes archangel guardian
devil devils demon demons satan lucifer hell hellfire inferno heaven heavenly god godisgood
godislove godbless goddess jesus jesuschrist christ jesusislord jesuslovesme jesussaves lordjesus
blessed blessing blessings bible prayer faith hope grace gracie spirit holy trinity allah bismillah
buddha krishna ganesh shiva namaste peace peaceful peacelove freedom liberty justice truth destiny
fortune karma zen infinity eternity forever foreverlove always together family myfamily familia
mother mommy mummy mama mamamia mamapapa momdad mom mum father daddy daddysgirl dad papa papamama
parents sister sisters brother brothers children kids son daughter grandma grandpa nana husband wife
friend friends friendship bestfriend bestfriends amigo amigos amiga mejoresamigas boyfriend
girlfriend single married divorce sunshine sunflower sunflowers sunset sunrise sunny sunday summer
summertime winter wintertime spring springtime autumn fall season seasons january february march
april may june july august september october november december monday tuesday wednesday thursday
friday saturday weekend holiday holidays vacation christmas xmas halloween easter birthday
happybirthday newyear newyears valentine party partytime rain rainy rainbow rainbows raindrop storm
stormy thunder thunderbolt thunderstorm lightning snow snowman snowflake snowboard snowboarding
iceman icecream iceberg cold freezing frozen fire fireball firefighter fireman firebird flame flames
water waterfall ocean oceans sea seaside beach beaches beachbum island islands river lake mountain
mountains forest tree trees flower flowers flowerpower flores rose roses rosebud rosie lily lilly
tulip violet orchid jasmine lavender garden meadow earth world worldwide universe galaxy planet mars
venus jupiter saturn mercury neptune pluto moon moonlight moonshine moonbeam star stars starlight
starbright stardust shootingstar superstar popstar rockstar rockstars comet eclipse cosmos cosmic
nebula orion apollo zeus athena poseidon hades hercules spartan spartans trojan trojans gladiator
viking vikings warrior warriors knight knights samurai ninja ninjas shogun pirate pirates captain
soldier sniper army navy marine marines airforce military commando ranger trooper general major
sergeant colonel police cop sheriff agent bond spy killer killers assassin hitman hunter hunters
hunting predator destroyer slayer reaper grimreaper vampire vampires zombie zombies ghost ghosts
ghostrider phantom monster monsters beast creature alien aliens magic magical magician wizard
wizards witch witches sorcerer mystic mystery legend legends legendary hero heroes superhero
champion champions champ winner winners winning victory number numberone numbertwo thebest bestever
thegreat thegreatest theking theone imthebest iamthebest iamgod thatsme itsme football footballer
soccer soccerball soccerstar baseball basketball volleyball softball hockey icehockey tennis
tennisball golf golfer golfing golfball cricket rugby boxing karate judo taekwondo wrestling
wrestler kickboxing swim swimmer swimming surf surfer surfing surfboard skate skater skating
skateboard skateboarding bmx biker cycling bicycle runner running marathon athlete athletics gymnast
gymnastics cheer cheerleader cheerleading dance dancer dancers dancing ballet ballerina yoga fitness
workout gym crossfit muscle powerlifting bodybuilder sports sport sporting racing racer racecar
formula motocross motorcycle motorbike scooter truck trucks trucker tractor jeep car cars driver
driving train trains airplane pilot flyer flying helicopter rocket rocketman spaceship spaceman
astronaut sailor sailing sailboat boat yacht titan titans giants cardinals broncos patriots dodgers
braves chargers saints mets cubs astros music musica musical musician musiclover guitar guitars
guitarist bassguitar piano pianoman violin drum drums drummer drumming trumpet saxophone trombone
singer singing song songs rock rocknroll rockandroll rocker metal metalhead heavymetal deathmetal
punk punkrock hiphop rapper rap reggae jazz blues techno trance house disco dj radio melody harmony
concert hiphophooray movie movies cinema film actor actress theater drama comedy camera photo photos
picture video games game gamer gamers gaming gameover gamemaster player players playing poker
pokerface casino jackpot joker jokers jester clown ace aces blackjack queenofhearts kingofkings
chess checkmate puzzle toy toys doll balloon black white red blue green yellow purple pink brown
grey gray silver golden gold bronze diamond diamonds emerald ruby sapphire crystal crystals pearl
pearls amber topaz opal jade blackie blackcat blackdog blackbird blackrose whitecat whitedog redrose
redhot reddevil reddog redhead redneck bluebird blueeyes bluesky bluemoon greeneyes greentea
purplerain pinky goldengirl goldfinger silverstar hottie hotstuff hotdog hotgirl hotboy hotrod hot
handsome beautiful beauty gorgeous pretty prettygirl prettyboy cutie cutiepie cute cutegirl bigboy
bigdog bigdaddy bigman biggie asdf crazy crazyboy crazygirl crazycat crazylove insane psycho maniac
mental stupid idiot dumb loser losers moron silly funny funnyman lol lollol lollipop lolipop omg
omgomg wtf haha hahaha hahahaha hehehe lmao rofl yolo swag swagger gangster gangsta thug thuglife
ghetto hustler money moneymoney moneyman mymoney cash million millionaire billionaire dollar dollars
rich richard power powerful powers strong strength stronger genius smart clever brain brains
einstein school highschool college university student students teacher teachers classroom homework
science physics chemistry biology history geography english spanish french german math mathematics
algebra library book books reading letter writer poet doctor nurse nurses nursing medicine medical
hospital dentist lawyer engineer engineering mechanic carpenter plumber builder electric electrical
electronics farmer chef cook cooking kitchen michael michelle michele mike mikey jennifer jenny
jessica jessie jesse ashley amanda samantha sam sammy samson sarah sara stephanie stephen steve
steven christine christina christian christopher chris nicole nicholas nick nicky nikki natasha
natalie nathan nathaniel melissa melanie matthew matt martin martina mark marcus maria mariana
marina marie margaret mary madison mackenzie mackie lauren laura larry lisa linda lindsay lindsey
kimberly kevin kenneth katherine kathryn kathleen katie karen kelly kelsey kyle justin justine julia
julian juliana juliet julie joshua joseph josephine jordan jonathan john johnny johnson jeremy
jeremiah jeffrey jeff jasmin james jamie jason jacob jackson jackie isabella isabelle isaac ian
hannah heather harry harold gregory grant gloria gilbert george gerald gabriel gabriella frank
frankie francis francisco fernando fernanda eric erica erika emily emma elizabeth eliza elaine
edward eduardo dylan douglas dorothy donald dominic diana diane diego derek dennis debbie david
daniel daniela daniella danielle danny cynthia claudia charles charlotte catherine carolina caroline
carlos carmen cameron calvin bryan brian brandon brandi brittany bradley bonnie bobby billy beverly
benjamin barbara austin arthur antonio anthony antonia andrew andrea andreas andre anna annie anne
allison alison alex alexander alexandra alexandria alexis alejandro alejandra albert alberto alan
adrian adriana adam aaron abigail valentina valeria vanessa veronica victor victoria vincent
virginia walter wesley whitney william williams willie xavier yvonne yvette zachary patricia patrick
paul paula pamela peter philip phillip rachel rafael ramona randy raymond rebecca ricardo robert
roberta roberto roger roland ronald rosemary russell ryan sabrina sandra santiago scott sean
sebastian sergio shannon sharon shawn sheila sherry shirley simon sophia sophie stella susan sylvia
tamara tanya tara taylor teresa theresa thomas tiffany timothy tom tony tracy travis trevor tyler
america american americanpie usa unitedstates newyork newyorkcity losangeles california hollywood
texas florida chicago boston dallas houston denver seattle atlanta miami detroit brooklyn manhattan
lasvegas alaska hawaii hawaiian canada toronto montreal vancouver mexico mexican mexicano brazil
brasil argentina colombia venezuela chile peru ecuador puertorico jamaica cuba england london
scotland ireland irish dublin wales britain france paris spain espana madrid italy italia roma
milano napoli germany deutschland berlin hamburg munich austria vienna switzerland holland amsterdam
nederland belgium poland polska warszawa russia moscow ukraine sweden norway denmark finland iceland
greece athens istanbul egypt africa nigeria kenya india indian mumbai pakistan bangladesh china
chinese beijing shanghai hongkong japan japanese tokyo korea vietnam thailand bangkok indonesia
jakarta malaysia singapore philippines pilipinas pinoy manila australia sydney melbourne newzealand
trustno trustnoone trustme trustnobody dontcare idontcare icandoit icanfly believe believer ibelieve
dream dreams dreamer dreaming dreambig dreamland nightmare carpediem asdfasdf qwertyqwerty abcabc
abcdef abcd abc xyz xxx xxxxxx zzz aaa blahblah blah blabla blablabla lalala lalalala nanana tralala
pingpong dingdong yinyang chocho coco cocoloco loco loca pepe pepito chico chica chiquita papi
papito mami mamita hermosa hermano bonita bonito lindo estrella estrellita mariposa fiesta gatito
gatita perrito conejo caballo futbol futebol santos azerty azertyuiop qwerty qwertyuiop qwertz
qwertzuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd zxczxc
poiuytrewq lkjhgfdsa mnbvcxz wasd qwer zxcv qwe asd zxc qaz wsx edc duskgate dusk gate dungeon
dungeons dungeonmaster quest quests habit habits raid raids mentor lore habittracker shadowarts
`;

/** Walks over the keyboard and mixtures that lose their shape when digits are taken off. */
const WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 2wsx3edc q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qaz123wsx zaq12wsx zaq1zaq1 zaq1xsw2 zaq!2wsx !qaz2wsx !qaz@wsx qwe123qwe
qwe123asd asd123asd abc123abc abc123def a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e a1s2d3f4 z1x2c3v4
q2w3e4r5 1z2x3c4v 123qweasd 123qweasdzxc 123qwe123 123abc123 1234qwerasdf asdf1234qwer pass1word
pass1234word p4ssw0rd trustno1 area51 route66 catch22 summer69
love4ever 4ever1love me4ever iloveyou2 i<3you ily4ever 2cool4u 4you2know u2love
`;

/**
 * Names of films, games, clubs and makers, and vulgar words, are as common and do not belong in this
 * text: the first 32 bits of their SHA-256.
 */
const DIGESTS = `
02d32f28 03363444 03391382 0508a634 06a1d8bf 07a0a3bd 08bb42a3 096ba77c 09c587fb 0a0ecbb7 0b04bad5
0d53a85e 0ec64a76 0edbdffa 0f28c496 0fcb77e9 11148d8f 118ee654 12a667c9 130229cd 1313c15c 13a465fc
1428fa23 14f31dd9 15065d77 1532e76d 15c6d611 16c515eb 17779b11 19313072 19706b9b 1b0f93c2 1b74fd82
1b82f0bf 1bad01e6 1bd0a33b 1c312dd6 1ca3323e 1ecd41c0 20d1a141 23162791 234d6d31 24e6654b 24eb4da0
25390976 274c6be1 28a8759a 2ac4296d 2b4a59fe 2bc06593 2d4795b5 2f34b7a4 2f5046d2 2f5f6ce5 2fb600d6
30a989af 30c1d524 31506a84 32f0b24c 336665b0 337b8d2c 33c614ca 340d6003 34a533df 3522337d 37bfdcb4
39f83dd3 3a792932 3d59f754 40fc6718 4140197e 42ee150e 43999461 4444f5a4 448d6731 44e8dd36 45643fcb
476e42f1 47e62507 4dc94185 4eb7ef52 4f278cdd 501d5acb 5094dcad 51aa8f7f 5330e8f2 59195c6c 5986bde9
5a9d9dce 5bbad634 5beeafea 5ede5673 6161b0a2 61dd29f2 63545050 6460624c 6510126a 6527ffd0 65872ad3
65e3b584 665cb762 69d4211f 6ac3c336 6ccbe5fa 6d5ef1fd 6dbe0f85 6df983c2 6e00cd56 6e103905 7352f353
739e72f2 73cd1b16 73e512ec 74fca032 772f166f 7902e270 796e43a5 7c8159dd 7d63546d 7da6940c 7e85c676
7f5a9ba1 80537d65 80ac697a 81ac4a93 81b027c8 8284a321 8360632a 8417659f 84308bea 846f6a76 85fc17f7
872c3fee 885ccdcc 89d9743b 8b5d7649 8bc8e737 8c2a2526 8c5c0439 8d014166 8e5b57b7 8fc02939 91246e60
917ebb33 968e2d5b 97448d87 98d44e13 9951ea9c 99706266 9ae315a9 9b1bd81a 9c15e816 9e861941 9f0c989d
9fbf261b a095c771 a10335a2 a292f1b9 a30c89b4 a3686065 a4b59a39 a6c70cf4 a78ae4b4 a8c2eacc a91f0cc2
a92f6bdb aa1d14e9 aa634dcf aa802f65 aa866f38 aae0a09f abc529a4 ac49e2bb ad505b0b ad9b0702 ae898748
b00ef262 b371dbc4 b3d4cd64 b6bbbc6f b7fc6eaa b8510932 b9a365c4 ba785225 bafff323 bb61ef40 bbdefa29
bcd1642b bd5cff65 be392b79 c0a49421 c12ea810 c2c3b68b c2eb79b5 c4406297 c46d87f1 c9344c5f c94bb5f2
d0ff2794 d11ede0b d132e4bc d2cb4921 d36e5a1a d4595ee7 d4df2ec2 d58d736c d686ba02 d75a838d d857b517
d92f4cf1 db849bbf dbf25785 dcb50ee3 dea021b8 dfd0dee3 dffc504a e111a1ef e14a51fd e4873839 e512a055
e647708a e6836793 e697c511 e8719959 eaa2bded ed49887b ed9d743a edc43ddc ee2ee2af eee5cb66 eefd0d7d
eff26b18 f0e2e750 f38a5076 f46daca7 f50c51ed f6274d98 f630c848 f6952d6e f6a9dcb1 f711da60 f86aa868
f97557ce fbcd8f9b fec5d80c ff6668c9 ffcdaa9e
`;

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/));
const cores = wordsIn(CORES);
const whole = wordsIn(WHOLE);
const digests = wordsIn(DIGESTS);

/** Expects letters alone, in lower case. */
export function isCommonCore(word: string): boolean {
  return cores.has(word) || digests.has(digestOf(word));
}

export function isCommonWhole(text: string): boolean {
  return whole.has(text);
}

function digestOf(word: string): string {
  return createHash('sha256').update(word).digest('hex').slice(0, 8);
}
