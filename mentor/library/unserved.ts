import type { Evidence } from './topic.ts';

/**
 * Things that people set out to do and that no topic is about, yet: a goal that names one of them belongs to the
 * shapes, whatever else its words hint at. Words of a topic leave this list when the topic is written.
 */
export const UNSERVED: Evidence = {
  objects: `backhand, forehand, free kick, referee, dungeon, minecraft, make beats, making beats, techno, mix and master, synth, blender, 3d
    printer, home server, smart home, radio, vintage car, camper van, oil change, engine, bungee, caravan,
    campervan, build a pc, compost toilet, my ex, first aid, cpr, tarot, roman, history of our, archive,
    museum, philosophy, gambling, betting, scratch cards, decide whether, decide if`,
  verbs: `restore, juggle, surf, climb, dance, catalogue, collect, identify, research, forage, brew, gamble, sail, ski,
    skate, fish, weld, carve, repair, solder, found`,
  context: 'club, league, tournament, workshop, hobby, vintage',
};
