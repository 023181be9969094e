import { outlineMarks } from '@millrun/parts/drawings/marks/outline-marks'
import { BODY } from '@millrun/parts/drawings/marks/ink'
import { DRAWING_LOOK, svgMarks } from '@millrun/parts/drawings/written/svg-marks'
import { type Bounds, boundsOf, widened } from '@millrun/parts/geometry/bounds'
import { type Point, polygon } from '@millrun/parts/geometry/path'
import type { Material } from '@millrun/parts/materials/material'
import { paintOf, rgbOf } from '@millrun/parts/sight/paint-of'
import { seenSkin } from '@millrun/parts/sight/seen-skin'
import { type Paint, type PaintedSolid, shadedPicture } from '@millrun/parts/sight/shaded-picture'
import { solidDrawing } from '@millrun/parts/sight/solid-drawing'
import { seenFrom, type Standpoint } from '@millrun/parts/sight/standpoint'
import type { Solid } from '@millrun/parts/solids/solid'
import { svgNumber } from '@millrun/parts/svg/number'
import { pathData, type Placing } from '@millrun/parts/svg/path-data'
import { escapeText, tag } from '@millrun/parts/svg/tag'
import sharp from 'sharp'
import { balustradeRail, easingPlace, wallRail } from './rail-parts.ts'
import { stepSolids, WALL_CORNERS } from './steps.ts'
import { postsAndBalusters } from './uprights.ts'
import { wallBrackets, wallMarks, wallRosette } from './wall-parts.ts'

/** From the right of the flight and above, so that the scroll and the corner show their plan. */
const FROM: Standpoint = { turnDeg: 32, tiltDeg: 29 }
const UNITS_PER_INCH = 8
const MARGIN_IN = 3
const PIXELS_PER_INCH = 10
const CELLS_PER_INCH = 16
const WALL_TONE = '#E9E5DC'
const WOOD: Material = { wood: 'red-oak' }
const IRON: Material = { finish: 'SB' }
const PAPER: Paint = { tones: [rgbOf(BODY)], shine: [0, 0, 0], isFlat: true }

/**
 * The balustrade of the fitting guide: stair, posts and straight rail as a drawing, the fittings in their
 * wood where they stand.
 */
export async function guideDrawing(title: string): Promise<string> {
  const { width, height, place } = sheetAround()
  const parts = partsOf()
  const solids = parts.map(({ solid }) => solid)
  const lines = solidDrawing(solids, FROM, {
    cellsPerInch: CELLS_PER_INCH,
    isDrawn: (solid, role) => parts[solid]?.drawn === 'whole' || parts[solid]?.drawn === role,
  }).filter(({ kind }) => kind === 'line')
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` },
    tag('title', {}, escapeText(title)),
    tag('path', { fill: WALL_TONE, d: pathData(wall(), place) }),
    await bodies(parts, place),
    svgMarks(outlineMarks(lines, place, UNITS_PER_INCH)),
  )
}

/** A solid of the guide: in its material, or as lines on paper. */
interface GuidePart extends PaintedSolid {
  /** Straight rail is told by its outline; all its members would make it darker than the fittings. */
  readonly drawn: 'whole' | 'outline' | 'not'
}

function partsOf(): readonly GuidePart[] {
  return [
    ...shown(wallBrackets(), IRON),
    ...shown(wallRosette(), WOOD),
    ...drawn([...stepSolids(), ...postsAndBalusters()], 'whole'),
    ...[...wallRail(), ...balustradeRail()].flatMap(({ isFitting, solids }) =>
      isFitting ? shown(solids, WOOD) : drawn(solids, 'outline'),
    ),
  ]
}

function shown(solids: readonly Solid[], material: Material): readonly GuidePart[] {
  return solids.map((solid) => ({ solid, paint: paintOf(solid, material), drawn: 'not' }))
}

function drawn(solids: readonly Solid[], how: 'whole' | 'outline'): readonly GuidePart[] {
  return solids.map((solid) => ({ solid, paint: PAPER, drawn: how }))
}

/** What the lines stand on, as a picture: fittings in soft light, all else as bare as paper. */
async function bodies(parts: readonly GuidePart[], place: Placing): Promise<string> {
  const picture = shadedPicture(parts, FROM, PIXELS_PER_INCH)
  const { pixels, width, height, leftIn, topIn } = picture
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer()
  const [x, y] = place([leftIn, topIn])
  const scale = UNITS_PER_INCH / PIXELS_PER_INCH
  return tag('image', {
    x: svgNumber(x),
    y: svgNumber(y),
    width: svgNumber(width * scale),
    height: svgNumber(height * scale),
    href: `data:image/webp;base64,${file.toString('base64')}`,
  })
}

function wall() {
  return polygon(WALL_CORNERS.map(seenFrom(FROM)).map(([x, y]): Point => [x, y]))
}

/** Where the parts that the guide explains are, in percent of the drawing from its top left. */
export function guidePlaces(): ReadonlyMap<string, Point> {
  const { width, height, place } = sheetAround()
  const see = seenFrom(FROM)
  const fittings = [...balustradeRail(), ...wallRail()].filter(({ isFitting }) => isFitting)
  const marks = [...fittings, { name: 'easing', place: easingPlace() }, ...wallMarks()]
  return new Map(
    marks.map((mark) => {
      const [right, up] = see(mark.place)
      const [x, y] = place([right, up])
      return [mark.name, [(x / width) * 100, (y / height) * 100]]
    }),
  )
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly place: Placing
}

/** The wall is the largest thing of the scene; the starting step comes forward of it. */
function sheetAround(): Sheet {
  const { left, right, bottom, top } = widened(seenBounds(), MARGIN_IN)
  return {
    width: (right - left) * UNITS_PER_INCH,
    height: (top - bottom) * UNITS_PER_INCH,
    place: ([x, y]) => [(x - left) * UNITS_PER_INCH, (top - y) * UNITS_PER_INCH],
  }
}

function seenBounds(): Bounds {
  const { places } = seenSkin(stepSolids(), FROM)
  const steps = Array.from({ length: places.length / 3 }, (_, corner): Point => {
    return [places[3 * corner] ?? 0, places[3 * corner + 1] ?? 0]
  })
  return boundsOf([wall(), polygon(steps)])
}
