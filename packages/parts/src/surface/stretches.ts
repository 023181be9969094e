import { angleBetween, between, lengthOf } from '../geometry/space.ts'
import { facetAt, type Patch, rowCount } from './patch.ts'

/** Rows of a patch from one to another, the last not included. */
export interface Stretch {
  readonly patch: Patch
  readonly fromRow: number
  readonly toRow: number
}

const MOST_DEG = 32
const MOST_IN = 5

/** A patch cut across into stretches that are short and bend little, so that each can be laid before or behind others. */
export function stretchesOf(patch: Patch, mostDeg = MOST_DEG): readonly Stretch[] {
  const rows = rowCount(patch)
  const stretches: Stretch[] = []
  let fromRow = 0
  let bentDeg = 0
  let longIn = 0
  for (let row = 0; row < rows; row += 1) {
    bentDeg += bendAfter(patch, row)
    longIn += reach(patch, row)
    if (bentDeg < mostDeg && longIn < MOST_IN && row < rows - 1) continue
    stretches.push({ patch, fromRow, toRow: row + 1 })
    fromRow = row + 1
    bentDeg = 0
    longIn = 0
  }
  return stretches
}

function bendAfter(patch: Patch, row: number): number {
  if (row + 1 >= rowCount(patch)) return 0
  return Math.max(
    ...patch.lines.map((line) => {
      const [a, b, c] = [line[row], line[row + 1], line[row + 2]]
      return a && b && c ? angleBetween(between(a, b), between(b, c)) : 0
    }),
  )
}

function reach(patch: Patch, row: number): number {
  return Math.max(
    ...patch.lines.map((line) => {
      const [a, b] = [line[row], line[row + 1]]
      return a && b ? lengthOf(between(a, b)) : 0
    }),
  )
}

/** Facets of one ribbon over a stretch, empty ones left out. */
export function facetsOf({ patch, fromRow, toRow }: Stretch, ribbon: number) {
  return Array.from({ length: toRow - fromRow }, (_, index) => {
    const row = fromRow + index
    return { row, ...facetAt(patch, ribbon, row) }
  }).filter(({ isEmpty }) => !isEmpty)
}
