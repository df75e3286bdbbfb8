import type { Evidence } from './topic.ts';

/**
 * Things that people set out to do and that no topic is about, yet: a goal that names one of them belongs to the
 * shapes, whatever else its words hint at. Words of a topic leave this list when the topic is written.
 */
export const UNSERVED: Evidence = {
  objects: `backhand, forehand, free kick, referee, dungeon, minecraft, beats, techno, mix and master, synth, blender,
    bookshelf, shed roof, 3d printer, home server, smart home, password manager, passwords, backup, back up,
    inbox, inbox zero, radio, vintage car, camper van, oil change, engine, bungee, caravan, campervan, roof,
    wallpaper, paint the bedroom, paint the walls, paint the kitchen, put up shelves, insulate, insulation,
    loft conversion, renovation, solar panels, heat pump, patio, decking, furniture, flat pack, tap, leaking
    tap, drill, diy, mice, build a pc, hang up, plastic, plastic free, zero waste, carbon footprint,
    recycling, compost toilet, road trip, backpacking, plan our holiday, travel, move house, moving house,
    find a flat, new flat, buy a house, sell the house, my ex, first aid, cpr, tarot, roman, history of our,
    archive, museum, philosophy, gambling, betting, scratch cards`,
  verbs: `restore, renovate, knit, crochet, sew, juggle, surf, climb, dance, catalogue, collect, identify, travel,
    research, forage, brew, gamble, sail, ski, skate, fish, weld, carve, insulate, repair, solder, found`,
  context: 'club, league, tournament, workshop, hobby, vintage',
};
