import { type Face, face, type Outline } from '../../../elevations/outline.ts'
import { flattened } from '../../../geometry/flattened.ts'
import { type Heights, heightsAbout } from '../../../geometry/heights.ts'
import { joined, type Path, type Point, polyline, smoothLine } from '../../../geometry/path.ts'
import { symmetricOutline } from '../../../geometry/symmetric-outline.ts'
import { easedPolygon } from '../../../solids/form/eased-polygon.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { turnedFrom } from '../../../turning/lathe.ts'
import type { Facets } from '../../../solids/mesh/facets.ts'
import { type Ring, skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import { type BarStock, type Ornament, type OrnamentOf, widthLeader } from '../ornament.ts'

/** A photograph shows curves this closely. */
const CLOSENESS_IN = 0.004
const EASE_IN = 0.02
/** How much of its half width the corners of the band are cut, and those of the neck. */
const BAND_CUT = 0.4
const NECK_CUT = 0.12

type Knuckle = OrnamentOf<'knuckle'>

/** Two flared shoulders and a flat band about the middle two fifths, forged on the bar. */
export const knuckle: Ornament<'knuckle'> = {
  heights: heightsOf,
  widthIn: ({ diameterIn }) => diameterIn,
  isInPlaceOfBar: false,
  outlines: knuckleOutlines,
  solids: (forged, stock, fineness) => [knuckleSolid(forged, stock, fineness)],
  leader: (forged) => widthLeader(heightsOf(forged), forged.diameterIn, 'knuckle'),
}

function heightsOf({ centreIn, heightIn }: Knuckle): Heights {
  return heightsAbout(centreIn, heightIn)
}

/** Half the height of a knuckle and of its band, and half its width at the neck and at the band. */
function knuckleSizes({ heightIn, diameterIn }: Knuckle, barIn: number) {
  return {
    half: heightIn / 2,
    band: heightIn * 0.2,
    neck: Math.min(barIn * 0.54, diameterIn / 2),
    full: diameterIn / 2,
  }
}

/** The right side of a knuckle from its lower neck to its upper one, heights from its middle. */
function knuckleSide(forged: Knuckle, barIn: number): Path {
  const { half, band, neck, full } = knuckleSizes(forged, barIn)
  return joined(flare(neck, -half, full, -band), flare(full, band, neck, half))
}

/** The side of a shoulder: hollow next to the bar, full next to the band. */
function flare(lowHalf: number, lowIn: number, highHalf: number, highIn: number): Path {
  const fuller = Math.max(lowHalf, highHalf)
  const middle = (lowHalf + highHalf) / 2 + (fuller - Math.min(lowHalf, highHalf)) * 0.12
  return smoothLine([
    [lowHalf, lowIn],
    [middle, (lowIn + highIn) / 2],
    [highHalf, highIn],
  ])
}

function knuckleOutlines(forged: Knuckle, { barIn }: BarStock): readonly Outline[] {
  const { half, band, neck, full } = knuckleSizes(forged, barIn)
  const level = (offset: number) => forged.centreIn + offset
  return [
    shoulder(neck, level(-half), full, level(-band)),
    shoulder(full, level(band), neck, level(half)),
    shoulder(full, level(-band), full, level(band)),
  ]
}

function shoulder(lowHalf: number, lowIn: number, highHalf: number, highIn: number): Face {
  const side = joined(
    polyline([
      [0, lowIn],
      [lowHalf, lowIn],
    ]),
    flare(lowHalf, lowIn, highHalf, highIn),
    polyline([
      [highHalf, highIn],
      [0, highIn],
    ]),
  )
  return face(symmetricOutline(side))
}

/** A knuckle forged on the bar: round on a round bar; on a square one its corners are drawn out to an octagon. */
function knuckleSolid(forged: Knuckle, bar: BarStock, fineness: Fineness): Solid {
  const side = flattened(knuckleSide(forged, bar.barIn), CLOSENESS_IN / fineness)
  const profile = closedOver(side.map(([half, up]): Point => [half, forged.centreIn + up]))
  const round = bar.section === 'round' ? turnedFrom : octagons
  return metalPiece('knuckle', round(profile, fineness))
}

/** The profile with the edges at its ends eased. */
function closedOver(side: readonly Point[]): readonly Point[] {
  const [first, last] = [side[0], side.at(-1)]
  if (first === undefined || last === undefined) return side
  const foot: Point = [first[0] - EASE_IN, first[1]]
  const head: Point = [last[0] - EASE_IN, last[1]]
  return [
    foot,
    [first[0], first[1] + EASE_IN],
    ...side.slice(1, -1),
    [last[0], last[1] - EASE_IN],
    head,
  ]
}

function octagons(profile: readonly Point[], fineness: Fineness): Facets {
  const halves = profile.map(([half]) => half)
  const [least, most] = [Math.min(...halves), Math.max(...halves)]
  return skinOver(
    profile.map(([half, heightIn]) => {
      const share = (half - least) / (most - least)
      const cut = half * (NECK_CUT + (BAND_CUT - NECK_CUT) * share)
      return levelRing(octagon(half, cut), heightIn, fineness)
    }),
  )
}

function levelRing(corners: readonly Point[], heightIn: number, fineness: Fineness): Ring {
  return easedPolygon(corners, EASE_IN, linesFor(3, fineness) - 1).map(([x, y]) => [
    x,
    heightIn,
    -y,
  ])
}

/** A square with its corners cut off, anticlockwise. */
function octagon(half: number, cut: number): readonly Point[] {
  const rest = half - cut
  return [
    [half, -rest],
    [half, rest],
    [rest, half],
    [-rest, half],
    [-half, rest],
    [-half, -rest],
    [-rest, -half],
    [rest, -half],
  ]
}
