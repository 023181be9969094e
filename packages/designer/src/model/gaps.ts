import { narrowIn } from '../stock/ornament-reach.ts'
import type { Baluster } from './baluster.ts'
import type { Gap } from './bay.ts'

/** The clear widths between two faces and the balusters between them, in their order. */
export function gapsBetween(
  fromIn: number,
  toIn: number,
  balusters: readonly Baluster[],
): readonly Gap[] {
  const begins = [fromIn, ...balusters.map((one) => one.alongIn + halfIn(one))]
  const ends = [...balusters.map((one) => one.alongIn - halfIn(one)), toIn]
  return begins.map((beginIn, index) => {
    const endIn = ends[index] ?? beginIn
    return { fromIn: beginIn, toIn: endIn, widthIn: endIn - beginIn }
  })
}

function halfIn({ style }: Baluster): number {
  return narrowIn(style) / 2
}
