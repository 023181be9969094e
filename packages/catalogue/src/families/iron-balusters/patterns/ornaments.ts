import type { IronOrnament } from '../../../shapes/iron-baluster-shape.ts'

type Ornament<K extends IronOrnament['kind']> = Extract<IronOrnament, { readonly kind: K }>

/** Ornaments by the height of their middle above the foot of the bar and their length, in inches. */
function between(centreIn: number, lengthIn: number): { fromIn: number; toIn: number } {
  return { fromIn: centreIn - lengthIn / 2, toIn: centreIn + lengthIn / 2 }
}

/** A basket of quarter inch rods, four unless it says otherwise. */
export function basket(
  centreIn: number,
  lengthIn: number,
  diameterIn: number,
  rods: { readonly rods: number; readonly rodIn: number } = { rods: 4, rodIn: 0.25 },
): Ornament<'basket'> {
  return { kind: 'basket', ...between(centreIn, lengthIn), diameterIn, ...rods }
}

/** Turns are left-hand when negative, and a whole number of quarter turns. */
export function twist(centreIn: number, lengthIn: number, turns: number): Ornament<'twist'> {
  return { kind: 'twist', ...between(centreIn, lengthIn), turns }
}

export function ribbon(
  centreIn: number,
  lengthIn: number,
  widthIn: number,
  turns: number,
): Ornament<'ribbon'> {
  return { kind: 'ribbon', ...between(centreIn, lengthIn), widthIn, turns }
}

export function knuckle(
  centreIn: number,
  heightIn: number,
  diameterIn: number,
): Ornament<'knuckle'> {
  return { kind: 'knuckle', centreIn, heightIn, diameterIn }
}

export function collar(centreIn: number, heightIn: number, widthIn: number): Ornament<'collar'> {
  return { kind: 'collar', centreIn, heightIn, widthIn }
}

export function hammered(fromIn: number, toIn: number, pitchIn: number): Ornament<'hammered'> {
  return { kind: 'hammered', fromIn, toIn, pitchIn }
}

export function belly(fromIn: number, toIn: number, bowIn: number): Ornament<'belly'> {
  return { kind: 'belly', fromIn, toIn, bowIn }
}

export function scrolls(
  form: Ornament<'scroll'>['form'],
  centreIn: number,
  lengthIn: number,
  widthIn: number,
  barIn = 0.375,
): Ornament<'scroll'> {
  return { kind: 'scroll', ...between(centreIn, lengthIn), widthIn, form, barIn }
}

export function panel(
  form: Ornament<'panel'>['form'],
  centreIn: number,
  lengthIn: number,
  widthIn: number,
  barIn = 0.5,
): Ornament<'panel'> {
  return { kind: 'panel', ...between(centreIn, lengthIn), widthIn, form, barIn }
}

export function leaves(
  centreIn: number,
  lengthIn: number,
  widthIn: number,
  pairs: number,
): Ornament<'leaf'> {
  return { kind: 'leaf', centreIn, lengthIn, widthIn, pairs }
}
