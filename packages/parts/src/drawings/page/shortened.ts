import type { Elevation } from '../../elevations/elevation.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'

/** A long part drawn short: ornaments keep their length, plain lengths share what room is left. */
export interface Shortened {
  readonly unitsPerInch: number
  /** Where a height of the part is shown, in inches of the shortened part. */
  readonly shownHeight: (heightIn: number) => number
  /** Shown heights of the places where plain length is left out. */
  readonly breaks: readonly number[]
}

const ROOM_PER_PLAIN = 62
/** Plain lengths shorter than this are not worth a break. */
const SHORTEST_CUT_IN = 4
const LARGEST_UNITS = 22

/** Fits a part into `room` units by leaving out plain length. */
export function shortened(view: Elevation, room: number): Shortened {
  const { bottom, top } = elevationBounds(view)
  const plain = (view.plainLengths ?? []).filter(([from, to]) => to - from >= SHORTEST_CUT_IN)
  const plainIn = plain.reduce((sum, [from, to]) => sum + to - from, 0)
  const fixedIn = top - bottom - plainIn
  const fitting = (room - plain.length * ROOM_PER_PLAIN) / Math.max(fixedIn, 1)
  const unitsPerInch = Math.max(Math.min(fitting, LARGEST_UNITS), room / (top - bottom))
  const shownPlainIn = room / unitsPerInch - fixedIn
  const share = plainIn === 0 ? 1 : Math.min(1, shownPlainIn / plainIn)
  const shownHeight = (heightIn: number) =>
    heightIn - plain.reduce((left, span) => left + leftOut(span, heightIn) * (1 - share), 0)
  const middles = plain.map(([from, to]) => shownHeight((from + to) / 2))
  return { unitsPerInch, shownHeight, breaks: share < 1 ? middles : [] }
}

function leftOut([from, to]: readonly [number, number], heightIn: number): number {
  return Math.min(Math.max(heightIn - from, 0), to - from)
}
