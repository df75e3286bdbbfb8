import type { Evidence } from './topic.ts';

/**
 * Words for goals that no topic covers yet: a goal with one of them goes to the shapes, whatever
 * topic its other words suggest. Remove a word when its topic is written.
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
