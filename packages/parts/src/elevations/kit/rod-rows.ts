import type { RodPiece } from '@millrun/catalogue/shapes/kit-shape'

/** Rows in a place where nothing changes. */
const PLAIN_STEP_IN = 0.12
/** Rows where an end tapers or is chamfered. */
const END_IN = 0.05

/** Heights above the foot of a rod at which its side is followed, so many to a turn of a thread, up to `toIn`. */
export function rodRows(rod: RodPiece, toIn: number, rowsPerTurn: number): readonly number[] {
  const rows = new Set([0, END_IN / 2, END_IN, toIn - END_IN, toIn - END_IN / 2, toIn])
  for (let at = 0; at < toIn; at += PLAIN_STEP_IN) rows.add(at)
  for (const { fromIn, toIn: end, pitchIn } of rod.threads) {
    const count = Math.ceil(((end - fromIn) / pitchIn) * rowsPerTurn)
    for (let row = 0; row <= count; row += 1) rows.add(fromIn + ((end - fromIn) * row) / count)
  }
  return [...rows].filter((row) => row >= 0 && row <= toIn).toSorted((a, b) => a - b)
}
