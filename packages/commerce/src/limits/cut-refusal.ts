import type { Choices } from '@millrun/catalogue/choosing/choices'
import {
  cutText,
  KERF_IN,
  LONGEST_CUT_IN,
  MOST_PIECES,
  SHORTEST_LENGTH_IN,
  SHORTEST_PIECE_IN,
  stickGroup,
  stickIn,
} from '@millrun/catalogue/choosing/cut'
import type { Listing } from '@millrun/catalogue/product'
import { piecesForParcel } from '../delivery/cut-for-parcel.ts'

const EXAMPLE_IN = 80 + 11 / 16

/** What may be asked for instead of a cut that cannot be had. Takes the choices as the line's id names them. */
export function cutRefusal(product: Listing, named: Choices): string {
  const { title } = product
  const sizeIn = namedStickIn(product, named)
  if (sizeIn === undefined) return `${title} is not cut; please order it whole.`
  const longestIn = sizeIn - KERF_IN
  const example = cutText([Math.min(EXAMPLE_IN, longestIn)])
  return (
    `A stick of ${title} of ${sizeIn} in is cut into 2 to ${MOST_PIECES} pieces of ${SHORTEST_PIECE_IN} to ` +
    `${LONGEST_CUT_IN} in that add up to it, such as cut=${cutText(piecesForParcel(sizeIn))}, or to one length of ` +
    `${SHORTEST_LENGTH_IN} to ${cutText([longestIn])} in, such as length=${example}; all in sixteenths.`
  )
}

/** In inches; where only a length is named, the longest stick that is sold. Undefined for what is not cut. */
function namedStickIn(product: Listing, named: Choices): number | undefined {
  const group = stickGroup(product)
  if (group === undefined) return undefined
  const { length, stick } = named
  const code = (group.id === 'length' ? (stick ?? length) : named[group.id]) ?? ''
  const soldIn = (one: string): number => stickIn(product, { [group.id]: one }) ?? 0
  const isSold = group.options.some((option) => option.code === code)
  if (isSold || length === undefined) return soldIn(code)
  return Math.max(...group.options.map((option) => soldIn(option.code)))
}
