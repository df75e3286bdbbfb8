import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words the public list lacks: other languages, this game's own words, keyboard patterns. */
const OURS = `
passphrase pword mdp contrasenia sifre toor login welcomehome willkommen bienvenue changethis
accesscode superuser hallohallo undefined iluvyou ilovemum ilovedad iloveyouforever iloveyousomuch
loveyouforever loveislove mylovely teamomucho tiamo ichliebedich amormio mivida kinglove boo
dragonslayer fox butterflies cow rat elephants dogdog rex shadowhunter god jesuslovesme lordjesus
peacelove zen foreverlove mama mom mum dad papa son nana bestfriends mejoresamigas sunflowers
wintertime springtime may happybirthday newyears partytime thunderbolt thunderstorm snowboarding sea
flowerpower starbright shootingstar rockstars cop spy numberone numbertwo bestever thegreatest
imthebest iamthebest footballer soccerball soccerstar icehockey tennisball judo kickboxing
skateboarding bmx athletics gymnastics cheerleading ballerina yoga gym crossfit powerlifting
bodybuilder car spaceship bassguitar deathmetal rap dj hiphophooray ace queenofhearts kingofkings
toy red purplerain goldengirl silverstar crazygirl crazylove lol omg omgomg wtf haha hahaha hahahaha
hehehe yolo swag swagger billionaire highschool classroom geography electrical ian americanpie usa
unitedstates newyorkcity peru switzerland pilipinas trustnobody icanfly dreambig dreamland
qwertyqwerty abcabc abcdef abcd abc xyz xxx xxxxxx zzz aaa blablabla lalala lalalala nanana chocho
coco pepe hermano lindo estrellita qwertz qwertzuiop zxczxc poiuytrewq lkjhgfdsa mnbvcxz wasd qwer
zxcv qwe asd zxc qaz wsx edc duskgate dusk dungeons dungeonmaster quests habits raids habittracker
shadowarts
zaq1zaq1 !qaz@wsx abc123def asdf1234qwer pass1234word 4ever1love me4ever i<3you ily4ever 4you2know
u2love
`;

/**
 * Names of works, clubs and makers, as the first 32 bits of their SHA-256: this text does not name
 * them.
 */
const DIGESTS = `
096ba77c 0ec64a76 1428fa23 1b74fd82 1b82f0bf 1bd0a33b 2f5046d2 2fb600d6 32f0b24c 3522337d 45643fcb
47e62507 51aa8f7f 5beeafea 5ede5673 6ccbe5fa 6df983c2 7352f353 84308bea 872c3fee 89d9743b 8bc8e737
a4b59a39 aa1d14e9 ac49e2bb d36e5a1a d686ba02 d857b517 edc43ddc f630c848
`;

/** Some leaked lists hold only the first eight characters of a password. */
const CUT_AT = 8;

const wordsIn = (text: string) => text.trim().split(/\s+/);
const known = new Set([...dictionary.passwords, ...wordsIn(OURS)]);
const cut = new Set([...known].map((word) => word.slice(0, CUT_AT)));
const digests = new Set(wordsIn(DIGESTS));

/** Whether a lower-case text is among the 49,000 most leaked passwords or our own words. */
export function isCommon(text: string): boolean {
  return known.has(text) || cut.has(text) || digests.has(digestOf(text));
}

function digestOf(word: string): string {
  return createHash('sha256').update(word).digest('hex').slice(0, 8);
}
