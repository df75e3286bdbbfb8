import type { Evidence } from './topic.ts';

/**
 * Things that people set out to do and that no topic is about, yet: a goal that names one of them belongs to the
 * shapes, whatever else its words hint at. Words of a topic leave this list when the topic is written.
 */
export const UNSERVED: Evidence = {
  objects: `decide whether, decide if, backhand, forehand, free kick, referee, chess club, dungeon, elo, minecraft, beats,
    techno, mix and master, synth, blog, subscribers, followers, blender, article, 3d printer, home server, smart
    home, radio, vintage car, camper van, oil change, engine, bungee, caravan, campervan,  
    build a pc,      compost toilet, volunteering, animal
    shelter, help out at, volunteer, food bank, charity, hospice, blood donor, give blood, donate blood, town
    council, mayor, petition, election, campaign, refugees, mentor a, scout group, stock market, index fund, etf,
    crypto, invest, investing, online dating, dating, tinder, first date, girlfriend, find a boyfriend, my ex, beard,
    skincare, make up, my make up, my skin, makeup, haircut, nails, my nails, bite my nails, nail biting, dentist,
    braces, check-up, cholesterol, physio, god, pray, prayer, prayers, church, mass, mosque, synagogue, ramadan,
    rosary, first aid, cpr, tarot, roman, history of our, archive, museum, politics, philosophy, gambling, betting,
    scratch cards, shopping addiction, self-esteem`,
  verbs: `restore, juggle, surf, climb, dance, volunteer, catalogue, collect, identify, fundraise, research, forage, brew,
    pray, invest, gamble, sail, ski, skate, fish, weld, carve, repair, solder, found`,
  context: 'club, league, tournament, workshop, hobby, vintage',
};
