import { lengthChoice, lengthsSoldIn } from '@millrun/catalogue/families/handrails/rail-choices'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { type BoughtLength, centsOf, cheapestLengths, type SoldLength } from './cheapest-lengths.ts'
import type { Bay } from '../bays/bay.ts'
import type { Stair } from '../model/stair.ts'
import { findHardware, RAIL_BOLT } from '../stock/hardware-stock.ts'
import { lineFor } from '../stock/line-for.ts'

/** Fittings that meet leave less than this between them: no rail. */
const SHORTEST_IN = 1 / 16

/** A straight length of rail that is sawn: one of several equal ones where it is jointed. */
export interface RailLength {
  readonly bay: Bay
  /** Which of its bay, from 0. */
  readonly index: number
  readonly cutIn: number
  /** With what its slanting ends take. */
  readonly takesIn: number
}

/** How the rails of a stair are jointed and what is bought for them. */
export interface RailPlan {
  readonly lengths: readonly BoughtLength<RailLength>[]
  /** Where two lengths of one rail are bolted end to end. */
  readonly joints: number
  /** All lengths, and a rail bolt for every such joint. */
  readonly cents: number
}

export interface RailPlans {
  readonly cheapest: RailPlan
  readonly fewestJoints: RailPlan
}

const known = new WeakMap<Stair, RailPlans>()

/**
 * The cheapest way to buy the rails of a stair, and the one with the fewest joints. A rail is jointed from
 * equal lengths; tried is, for each length that is sold, to joint whatever is longer than it.
 */
export function railPlans(stair: Stair): RailPlans {
  const plans = known.get(stair) ?? plansFor(stair)
  known.set(stair, plans)
  return plans
}

/** The plan that the design asks for. */
export function railPlan(stair: Stair): RailPlan {
  const { cheapest, fewestJoints } = railPlans(stair)
  return stair.design.railLengths === 'cheapest' ? cheapest : fewestJoints
}

function plansFor(stair: Stair): RailPlans {
  const sold = soldLengths(stair)
  const ways = new Map(
    sold.map(({ stockIn }) => {
      const rails = stair.bays.map((bay) => lengthsOf(bay, stair, stockIn))
      return [rails.map(({ length }) => length).join(), rails] as const
    }),
  )
  const plans = [...ways.values()].map((rails) => planFor(rails, sold))
  const byCost = plans.toSorted((a, b) => a.cents - b.cents || a.joints - b.joints)
  const byJoints = plans.toSorted((a, b) => a.joints - b.joints || a.cents - b.cents)
  const none = { lengths: [], joints: 0, cents: 0 }
  return { cheapest: byCost[0] ?? none, fewestJoints: byJoints[0] ?? none }
}

function soldLengths({ design, parts: { rail } }: Stair): readonly SoldLength[] {
  return lengthsSoldIn(rail.product).map((stockIn) => {
    const { unitPriceCents } = lineFor(rail.product, { ...design, also: lengthChoice(stockIn) })
    return { stockIn, cents: unitPriceCents }
  })
}

function planFor(rails: readonly (readonly RailLength[])[], sold: readonly SoldLength[]): RailPlan {
  const joints = rails.reduce((sum, lengths) => sum + Math.max(0, lengths.length - 1), 0)
  const lengths = cheapestLengths(rails.flat(), sold)
  const boltCents = findHardware(RAIL_BOLT)?.priceCents ?? 0
  return { lengths, joints, cents: centsOf(lengths) + joints * boltCents }
}

/** A rail in as few equal lengths as `longestIn` allows. */
function lengthsOf(bay: Bay, { parts }: Stair, longestIn: number): readonly RailLength[] {
  const { lengthIn, slopeDeg } = bay.rail.straight
  if (lengthIn < SHORTEST_IN) return []
  const overIn = slopedEndIn(slopeDeg, railHeightIn(parts.rail.shape))
  const count = Math.max(1, Math.ceil(lengthIn / (longestIn - overIn) - 1e-9))
  const cutIn = lengthIn / count
  return Array.from({ length: count }, (_, index) => ({
    bay,
    index,
    cutIn,
    takesIn: cutIn + overIn,
  }))
}

/** A plumb cut through a sloping rail takes this much more of it, in inches; drawn, it lies within the newel. */
function slopedEndIn(slopeDeg: number, heightIn: number): number {
  return heightIn * Math.tan((slopeDeg * Math.PI) / 180)
}
