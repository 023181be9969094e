import type { BracketKind } from './bracket.ts'

/**
 * How far apart brackets stand along a rail, in inches, at least and at most: installers' guides say three to
 * four feet, each into a stud.
 */
export const BRACKETS_APART_IN = { least: 36, most: 48 } as const

/** How far from each end of a rail its first and last bracket may stand, in inches; as our brackets' pages say. */
const FROM_END_IN = 12

/** A rail needs one near each end, however short it is. */
const FEWEST = 2

/** One at each end of a tread on stringers, two beside each other under one that projects from a wall. */
const PER_TREAD = 2

/** The least number of brackets that carry a rail of this length, in inches: at most four feet apart, and near its ends. */
export function bracketsAlong(railIn: number): number {
  const gaps = Math.ceil((railIn - 2 * FROM_END_IN) / BRACKETS_APART_IN.most)
  return Math.max(FEWEST, gaps + 1)
}

/** How many tread brackets carry so many open treads. */
export function bracketsUnder(treads: number): number {
  return PER_TREAD * treads
}

/**
 * What brackets of a kind are counted by: the length of a rail, or treads. A newel mount is counted by neither,
 * and no rule says how many newels a rail passes.
 */
export const COUNTED_BY = {
  handrail: 'rail',
  'newel-mount': 'newels',
  'wall-rail': 'rail',
  premium: 'rail',
  tread: 'treads',
  adjustable: 'rail',
  iron: 'rail',
  'wall-mount': 'rail',
} as const satisfies Readonly<Record<BracketKind, 'rail' | 'treads' | 'newels'>>
