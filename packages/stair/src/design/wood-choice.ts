/** Woods that a whole stair can be made of; a product that is not sold in one comes in the next to it. */
export const WOOD_CHOICES = [
  'red-oak',
  'white-oak',
  'poplar',
  'hard-maple',
  'cherry',
  'primed',
] as const
export type WoodChoice = (typeof WOOD_CHOICES)[number]
