import type { Caution, Topic } from '#mentor/library/topic.ts';

const SHELF_LIST: Readonly<Record<Topic['shelf'], true>> = {
  move: true,
  body: true,
  mind: true,
  learn: true,
  tech: true,
  create: true,
  sound: true,
  hands: true,
  work: true,
  money: true,
  home: true,
  people: true,
  path: true,
};
const CAUTION_LIST: Readonly<Record<Caution, true>> = {
  injury: true,
  pregnancy: true,
  illness: true,
  surgery: true,
  breathless: true,
  'sore-joint': true,
  minor: true,
  'no-equipment': true,
  'small-room': true,
  'shift-work': true,
  'no-money': true,
  'cannot-leave-home': true,
  wheelchair: true,
};

export const SHELVES = Object.keys(SHELF_LIST) as readonly Topic['shelf'][]; // the compiler holds the keys
export const CAUTIONS = Object.keys(CAUTION_LIST) as readonly Caution[]; // as above
