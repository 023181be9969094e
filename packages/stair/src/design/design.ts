import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { WoodChoice } from './wood-choice.ts'

/** Every shape of a stair; links number them, so another one goes to the end. */
export const LAYOUTS = [
  'straight',
  'l-landing',
  'u-landing',
  'balcony',
  'l-winder',
  'u-winder',
  'straight-level',
] as const
export type Layout = (typeof LAYOUTS)[number]

export const HANDS = ['left', 'right'] as const
/** A side as one goes up. */
export type Hand = (typeof HANDS)[number]

export const SIDES = ['open', 'wall'] as const
export type Side = (typeof SIDES)[number]

export const BALCONY_ENDS = ['newel', 'wall'] as const
export type BalconyEnd = (typeof BALCONY_ENDS)[number]

export const FOOTINGS = ['treads', 'knee-wall'] as const
/** What the balusters of a flight stand on. */
export type Footing = (typeof FOOTINGS)[number]

export const JOBS = ['new-rail', 'keep-rail'] as const
/** Whether rail and newels are bought too, or stay as they are. */
export type Job = (typeof JOBS)[number]

export const RAIL_SYSTEMS = ['post-to-post', 'over-the-post'] as const
export type RailSystem = (typeof RAIL_SYSTEMS)[number]

export const START_FITTINGS = ['easing', 'turnout', 'volute'] as const
/** How an over-the-post rail begins. */
export type StartFitting = (typeof START_FITTINGS)[number]

export const SHOE_WISHES = ['matching', 'none'] as const
export type ShoeWish = (typeof SHOE_WISHES)[number]

export const RAIL_LENGTH_WISHES = ['cheapest', 'fewest-joints'] as const
/** Which lengths of rail are bought, where the cheapest would be jointed more often than need be. */
export type RailLengthWish = (typeof RAIL_LENGTH_WISHES)[number]

export const HARDWARE_WISHES = ['bought', 'left-out'] as const
/** Whether epoxy, bolts, mounts and screws are bought too. */
export type HardwareWish = (typeof HARDWARE_WISHES)[number]

export const STEP_WISHES = ['as-built', 'new'] as const
/** Whether treads and risers are bought too. */
export type StepWish = (typeof STEP_WISHES)[number]

export const STAIR_SPHERES_IN = [4, 4.375] as const

export const WINDER_COUNTS = [3, 4] as const

export const ROOMS = ['plaster-hall', 'panelled-hall', 'brick-loft', 'evening-foyer'] as const
/** What stands behind the stair. A photograph of one's own is never part of a design. */
export type Room = (typeof ROOMS)[number]

/** Which baluster stands where. `order` names places in `styles`: `[0, 0, 1]` is two of the first and one of the second. */
export interface Pattern {
  /** Product ids, one to three. */
  readonly styles: readonly string[]
  readonly order: readonly number[]
}

/** All that a visitor decided about a stair; everything else follows from it. Lengths are inches. */
export interface Design {
  readonly name: string
  readonly room: Room
  readonly layout: Layout
  /** Where the stair turns at its landing. */
  readonly turn: Hand
  /** From floor to floor. */
  readonly totalRiseIn: number
  readonly risers: number | 'fewest'
  /** Whether `runIn` is that of one tread, nosing to nosing, or of all treads together. */
  readonly runOf: 'tread' | 'stair'
  readonly runIn: number
  readonly widthIn: number
  /** Risers up to the landing. */
  readonly risersBelow: number | 'half'
  /** How deep the landing of a U is, along the lower flight; that of an L is as deep as the stair is wide. */
  readonly landingIn: number
  /** Between the two flights of a U. */
  readonly wellIn: number
  /** Wedges that stand in for a quarter of a turn. */
  readonly winders: (typeof WINDER_COUNTS)[number]
  /** How wide a wedge is at its narrow end. */
  readonly winderNarrowIn: number
  readonly balconyIn: number
  readonly balconyStart: BalconyEnd
  readonly balconyEnd: BalconyEnd
  readonly left: Side
  readonly right: Side
  readonly footing: Footing
  /** Top of the knee wall above the line of the nosings. */
  readonly kneeWallIn: number
  readonly job: Job
  /** Top of the rail that stays, above the nosings. */
  readonly existingRailIn: number | 'not-measured'
  readonly railSystem: RailSystem
  readonly railId: string
  readonly railLengths: RailLengthWish
  /** Top of the rail above the nosings. */
  readonly railHeightIn: number
  /** Top of the rail above a landing or a balcony. */
  readonly levelRailHeightIn: number
  readonly start: StartFitting
  readonly newelId: string
  /** The newel where the rails of two flights meet. */
  readonly landingNewelId: string
  readonly wood: WoodChoice
  readonly pattern: Pattern
  readonly finish: FinishCode
  readonly shoes: ShoeWish
  readonly steps: StepWish
  /** The sphere that must not pass on the open side of a flight; elsewhere it is 4 inches. */
  readonly stairSphereIn: (typeof STAIR_SPHERES_IN)[number]
  /** Whether 5 % more balusters and shoes are ordered. */
  readonly spares: boolean
  readonly hardware: HardwareWish
}
