import { outlinedPieces } from '../../drawings/outlined-pieces.ts'
import { DRAWING_LOOK, svgMarks } from '../../drawings/svg-marks.ts'
import { pieceBounds } from '../../elevations/part-bounds.ts'
import type { Face, Piece } from '../../elevations/piece.ts'
import type { Standpoint } from '../../elevations/stack/ring.ts'
import { type Path, type Point, polygon } from '../../geometry/path.ts'
import { simplifiedLine } from '../../geometry/simplified-line.ts'
import { FINISH_PALETTES } from '../../pictures/finish-palettes.ts'
import { gradientsFor } from '../../pictures/gradients.ts'
import type { Palette } from '../../pictures/palette.ts'
import { shadedPieces } from '../../pictures/shaded-pieces.ts'
import { WOOD_PALETTES } from '../../pictures/wood-palettes.ts'
import type { Body } from '../../surface/patch.ts'
import { seenAt } from '../../surface/sight.ts'
import { surfaceDrawing } from '../../surface/surface-drawing.ts'
import { surfacePicture } from '../../surface/surface-picture.ts'
import { svgNumber } from '../../svg/number.ts'
import { pathData, type Placing } from '../../svg/path-data.ts'
import { escapeText, tag } from '../../svg/tag.ts'
import { balustradeRail, EASING, type RailPart, wallRail } from './rail-parts.ts'
import { stepPieces, wallFace } from './steps.ts'
import { type BalustradePosts, postsAndBalusters } from './uprights.ts'
import { wallBrackets, wallMarks, wallRosette } from './wall-parts.ts'

/** From the right of the flight and above, so that the scroll and the corner show their plan. */
const FROM: Standpoint = { turnDeg: 32, tiltDeg: 29 }
const UNITS_PER_INCH = 8
const MARGIN_IN = 3
const TOLERANCE_IN = 0.02
const WALL_TONE = '#E9E5DC'

/**
 * The balustrade of the fitting guide: stair, posts and straight rail as a drawing, the fittings in their
 * wood where they stand.
 */
export function balustradeDrawing(posts: BalustradePosts, title: string): string {
  const sheet = sheetAround()
  const { width, height, place } = sheet
  const draw = (pieces: readonly Piece[]) => svgMarks(outlinedPieces(pieces, place, UNITS_PER_INCH))
  const shade = (body: Body, palette: Palette, id: string) => shaded(body, palette, id, place)
  const rail = (parts: readonly RailPart[], id: string) =>
    parts
      .map(({ isFitting, body }, index) =>
        isFitting
          ? shade(body, WOOD_PALETTES['red-oak'], `${id}${index}`)
          : draw(surfaceDrawing(body, FROM).filter(isNoEdge)),
      )
      .toReversed()
      .join('')
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` },
    tag('title', {}, escapeText(title)),
    tag('g', { fill: WALL_TONE }, plain(wallFace(FROM), place)),
    ...wallBrackets().map((body, index) => shade(body, FINISH_PALETTES.SB, `b${index}`)),
    rail(wallRail(), 'w'),
    shade(wallRosette(), WOOD_PALETTES['red-oak'], 'r'),
    draw(stepPieces(FROM)),
    draw(postsAndBalusters(FROM, posts).flatMap(({ pieces }) => pieces)),
    rail(balustradeRail(), 'f'),
  )
}

/** Where the parts that the guide explains are, in percent of the drawing from its top left. */
export function balustradePlaces(): ReadonlyMap<string, Point> {
  const { width, height, place } = sheetAround()
  const fittings = [...balustradeRail(), ...wallRail()].filter(({ isFitting }) => isFitting)
  const marks = [...fittings, { name: 'easing', place: EASING }, ...wallMarks()]
  return new Map(
    marks.map((mark) => {
      const [x, y] = place(seenAt(mark.place, FROM))
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
  const boxes = [wallFace(FROM), ...stepPieces(FROM)].map(pieceBounds)
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN_IN
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN_IN
  const bottom = Math.min(...boxes.map((box) => box.bottom)) - MARGIN_IN
  const top = Math.max(...boxes.map((box) => box.top)) + MARGIN_IN
  return {
    width: (right - left) * UNITS_PER_INCH,
    height: (top - bottom) * UNITS_PER_INCH,
    place: ([x, y]) => [(x - left) * UNITS_PER_INCH, (top - y) * UNITS_PER_INCH],
  }
}

/** A body in its material; grain would be finer than the lines of the drawing. */
function shaded(body: Body, palette: Palette, id: string, place: Placing): string {
  const gradients = gradientsFor(palette, id)
  const pieces = surfacePicture(body, FROM)
    .filter((piece) => piece.kind !== 'line' || piece.role !== 'grain')
    .map((piece) => (piece.kind === 'face' ? { ...piece, outline: coarser(piece.outline) } : piece))
  const canvas = { place, unitsPerInch: UNITS_PER_INCH, palette, gradients, idPrefix: id }
  const shapes = shadedPieces(pieces, canvas)
  return tag('defs', {}, gradients.definitions()) + shapes
}

/** Corners that are not seen at the size of the scene are left out. */
function coarser(outline: Path): Path {
  const corners = [outline.start, ...outline.parts.map(({ to }) => to)]
  const half = Math.ceil(corners.length / 2)
  const [there, back] = [corners.slice(0, half), corners.slice(half)].map((line) =>
    simplifiedLine(line, TOLERANCE_IN),
  )
  return polygon([...(there ?? []), ...(back ?? [])])
}

/** Straight rail is told by its outline; all its members would make it darker than the fittings. */
function isNoEdge(piece: Piece): boolean {
  return piece.kind !== 'line' || piece.role !== 'edge'
}

function plain(face: Face, place: Placing): string {
  return tag('path', { d: pathData(face.outline, place) })
}
