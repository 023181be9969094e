import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'

export type PresetId = 'bronze-baskets' | 'straight-lines' | 'turned-oak'

/** A finished stair to begin with. */
export interface Preset<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** What one sees, in a few words. */
  readonly text: string
  readonly design: Design
}

/** Knuckles and baskets in bronze, which both come in every finish, between newels with a ball on top. */
const BRONZE: Preset<PresetId> = {
  id: 'bronze-baskets',
  name: 'Bronze baskets',
  text: 'Two knuckles and a basket, oak rail, ball top newels.',
  design: {
    ...USUAL_DESIGN,
    name: 'Bronze baskets',
    room: 'panelled-hall',
    widthIn: 42,
    pattern: { styles: ['m-501', 'm-399'], order: [0, 1, 0] },
    finish: 'ORB',
  },
}

/** Plain bars and straight newels, round a landing. */
const STRAIGHT_LINES: Preset<PresetId> = {
  id: 'straight-lines',
  name: 'Straight lines',
  text: 'Plain black bars and sleek white oak, with a landing.',
  design: {
    ...USUAL_DESIGN,
    name: 'Straight lines',
    room: 'brick-loft',
    layout: 'l-landing',
    turn: 'left',
    totalRiseIn: 105,
    runIn: 10.5,
    railId: 'c-6400',
    newelId: 'n-4610',
    landingNewelId: 'n-4930',
    wood: 'white-oak',
    pattern: { styles: ['m-101'], order: [0] },
    finish: 'SB',
  },
}

/** Turned oak under a colonial rail. */
const TURNED_OAK: Preset<PresetId> = {
  id: 'turned-oak',
  name: 'Turned oak',
  text: 'Turned balusters, a colonial rail, new treads.',
  design: {
    ...USUAL_DESIGN,
    name: 'Turned oak',
    room: 'plaster-hall',
    left: 'wall',
    right: 'open',
    runIn: 10.25,
    railId: 'c-6010',
    newelId: 'p-1010',
    pattern: { styles: ['c-5015'], order: [0] },
    wood: 'red-oak',
    steps: 'new',
  },
}

/** What the designer opens with, and two more to choose from. */
export const presets: readonly [Preset<PresetId>, ...Preset<PresetId>[]] = [
  BRONZE,
  STRAIGHT_LINES,
  TURNED_OAK,
]
