import { KERF_IN } from '@millrun/catalogue/choosing/cut'

/** A length of stock and what is sawn from it. */
export interface StockLength<P> {
  readonly stockIn: number
  readonly pieces: readonly P[]
  readonly offcutIn: number
}

interface Sawn {
  readonly takesIn: number
}

/**
 * Lays pieces onto lengths of stock, the longest first, each onto the first length that still has room:
 * every piece lies whole on one, and a saw cut parts it from the next. A piece that is longer than the
 * stock gets a length of its own, and an offcut below nothing says by how much it is short.
 */
export function laidOntoStock<P extends Sawn>(
  pieces: readonly P[],
  stockIn: number,
): readonly StockLength<P>[] {
  const lengths: { pieces: P[]; restIn: number }[] = []
  for (const piece of pieces.toSorted((a, b) => b.takesIn - a.takesIn)) {
    const room = lengths.find(({ restIn }) => restIn - KERF_IN >= piece.takesIn - 1e-9)
    if (room === undefined) lengths.push({ pieces: [piece], restIn: stockIn - piece.takesIn })
    else {
      room.pieces.push(piece)
      room.restIn -= piece.takesIn + KERF_IN
    }
  }
  return lengths.map(({ pieces: laid, restIn }) => ({ stockIn, pieces: laid, offcutIn: restIn }))
}
