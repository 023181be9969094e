import type { RodPiece } from '@millrun/catalogue/shapes/kit-shape'
import { rodRadiusIn, shankRadiusIn, rodRows } from './rod-side.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { evenAngles, ringAt } from '../../turning/lathe.ts'

const ROWS_PER_TURN = 26
const AROUND = 48
/** A head is as high as this share of its width. */
const HEAD_SHARE = 0.5
const RIM_IN = 0.015
/** Of the star recess: its size for that of the head, how far its points stand out, how deep it is. */
const RECESS = { share: 0.28, starry: 0.16, deepShare: 0.32 }

/** A place on the skin of a rod: how high, and how far from the axis at every angle. */
interface Level {
  readonly heightIn: number
  readonly radiusIn: (angle: number) => number
}

/** The skin of a bolt or a screw, upright on its foot. */
export function rodFacets(rod: RodPiece, fineness: Fineness): Facets {
  const { headIn, lengthIn } = rod
  const neckIn = headIn === undefined ? lengthIn : lengthIn - headIn * HEAD_SHARE
  const rows = rodRows(rod, neckIn, linesFor(ROWS_PER_TURN, fineness))
  const body = rows.map((heightIn): Level => ({
    heightIn,
    radiusIn: (angle) => Math.max(1e-3, rodRadiusIn(rod, heightIn, angle)),
  }))
  const head = headIn === undefined ? [] : headLevels(rod, headIn)
  const angles = evenAngles(linesFor(AROUND, Math.max(fineness, 0.5)))
  return skinOver(
    [...body, ...head].map(({ heightIn, radiusIn }) => ringAt(heightIn, angles, radiusIn)),
  )
}

/** A cone from the shank to the rim, flat on top, and the recess for the bit. */
function headLevels(rod: RodPiece, headIn: number): readonly Level[] {
  const { lengthIn } = rod
  const half = headIn / 2
  const star = (angle: number) => headIn * RECESS.share * (1 + RECESS.starry * Math.cos(6 * angle))
  const neckIn = lengthIn - headIn * HEAD_SHARE
  return [
    level(neckIn + 0.02, shankRadiusIn(rod)),
    level(lengthIn - 2 * RIM_IN, half),
    level(lengthIn - RIM_IN, half),
    level(lengthIn, half - RIM_IN),
    { heightIn: lengthIn, radiusIn: star },
    { heightIn: lengthIn - headIn * RECESS.deepShare, radiusIn: star },
  ]
}

function level(heightIn: number, radiusIn: number): Level {
  return { heightIn, radiusIn: () => radiusIn }
}
