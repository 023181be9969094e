import type { Solid } from '@millrun/parts/solids/solid'
import { coarsenessWithin } from './coarseness.ts'
import type { DrawnGroup } from './drawn-solids.ts'
import { type FormOrder, formOrder } from './form-order.ts'

/** What is made of a form; undefined, and ordered, where nothing is yet. */
export type SolidsOf = (order: FormOrder) => readonly Solid[] | undefined

/** A group with the solids that it is drawn with. */
interface Wanted {
  /** Another one at every coarseness: what is on the graphics card is kept by it. */
  readonly key: string
  readonly group: DrawnGroup
  readonly solids: readonly Solid[]
}

/** Triangles of a picture with its shadows, less what the greatest room has. */
const BUDGET = 400_000 - 40_000

/**
 * What is drawn of every group, so coarse that all of it together keeps within the budget of a picture;
 * undefined while some of it is still being made.
 */
export function withinBudget(
  groups: readonly DrawnGroup[],
  solidsOf: SolidsOf,
): readonly Wanted[] | undefined {
  const fine = allMade(groups.map(({ drawn }) => solidsOf(formOrder(drawn, 0))))
  if (fine === undefined) return undefined
  const coarse = coarsenessWithin(
    groups.map((group, at) => ({
      solids: (fine[at] ?? []).map((solid) => demandOf(group, solid)),
    })),
    BUDGET,
  )
  const orders = groups.map(({ drawn }, at) => formOrder(drawn, coarse[at] ?? 0))
  const made = allMade(orders.map(solidsOf))
  if (made === undefined) return undefined
  return groups.map((group, at) => ({
    key: `${group.key} /${coarse[at] ?? 0}`,
    group,
    solids: made[at] ?? [],
  }))
}

/** Shoes throw no shadow; everything else is drawn for the picture and for its shadow. */
function demandOf({ part, places }: DrawnGroup, { mesh, placements }: Solid) {
  const drawn = part.group === 'shoes' ? 1 : 2
  return { triangles: mesh.triangles.length / 3, times: drawn * places.length * placements.length }
}

/** All or nothing; every one of them has been asked for. */
function allMade<T>(made: readonly (T | undefined)[]): readonly T[] | undefined {
  const all = made.filter((one) => one !== undefined)
  return all.length === made.length ? all : undefined
}
