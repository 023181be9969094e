import type { Line } from '@millrun/catalogue/choosing/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import type { Placement } from '@millrun/parts/solids/solid'
import type { Stair } from '../model/stair.ts'
import type { PieceGroup } from './piece.ts'
import { placedPieces } from './placed-pieces.ts'

/** One form of one product in all its places: what a scene makes one mesh of and sets up many times. */
export interface PlacedPart {
  /** The same for the same product, choices and cut: a scene may keep its meshes by it. */
  readonly key: string
  readonly group: PieceGroup
  readonly line: Line<StockItem>
  readonly shape: Shape
  readonly placements: readonly Placement[]
  readonly isKept: boolean
}

/** What the scene draws, in the stair's inches, y up. */
export function placedParts(stair: Stair): readonly PlacedPart[] {
  const parts = new Map<string, PlacedPart & { readonly placements: Placement[] }>()
  for (const { group, line, shape, isKept, placement } of placedPieces(stair)) {
    const key = `${line.id} ${cutKey(shape)}${isKept ? ' kept' : ''}`
    const part = parts.get(key)
    if (part !== undefined) part.placements.push(placement)
    else parts.set(key, { key, group, line, shape, isKept, placements: [placement] })
  }
  return [...parts.values()]
}

/** Long lists that a product brings along; where it is cut says the rest. */
const OF_THE_PRODUCT: ReadonlySet<string> = new Set([
  'halfSection',
  'stations',
  'finial',
  'ornaments',
])

function cutKey(shape: Shape): string {
  return JSON.stringify(shape, (name, value: unknown) => {
    if (OF_THE_PRODUCT.has(name)) return undefined
    return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
  })
}
