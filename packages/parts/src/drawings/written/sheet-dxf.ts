import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import { flattened } from '../../geometry/flattened.ts'
import type { Point } from '../../geometry/path.ts'
import { barEdges } from './bar-edges.ts'
import { type Cover, coverOf } from './cover.ts'
import { ARROWHEAD, DASHES } from '../marks/ink.ts'
import type { Bar, Figure, Layer, Mark, View, Window, Words } from '../marks/mark.ts'
import { SHEET, type Sheet } from '../sheet/sheet.ts'
import { uncoveredLine } from './uncovered-line.ts'

/** Numbers of the AutoCAD colour index; 7 is black on white and white on black. */
const COLOURS: Readonly<Record<Layer, number>> = {
  OUTLINE: 7,
  HIDDEN: 8,
  CENTER: 1,
  DIMENSIONS: 5,
  HATCH: 8,
  TEXT: 7,
  SHEET: 7,
}
const TYPEFACE = 'arial.ttf'
/** Height of capitals as a share of the type's size. */
const CAPITALS = 0.72
/** How far a curve may lie from the lines it is written as, in inches of the part. */
const TOLERANCE_IN = 0.0003

/**
 * A sheet as DXF: every view full size in inches, y up, whatever its scale on paper; the sheet is as large
 * as it takes to hold the elevation full size. Layers are named as in `Layer`.
 */
export function sheetDxf(sheet: Sheet): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Inches)
  dxf.setVariable('$MEASUREMENT', { 70: 0 })
  dxf.document.styleStandard.fontFileName = TYPEFACE
  for (const [layer, colour] of Object.entries(COLOURS)) {
    const dashes = DASHES_BY_NAME.get(layer)
    if (dashes) dxf.addLType(layer, layer.toLowerCase(), [...dashes])
    dxf.addLayer(layer, colour, dashes ? layer : 'Continuous')
  }
  writeMarks(dxf, sheet.marks, wholeSheet(sheet))
  return dxf.stringify()
}

/** Line types are in inches of paper, strokes positive and gaps negative. */
const DASHES_BY_NAME = new Map(
  Object.entries(DASHES).map(([layer, dashes]) => [
    layer,
    dashes.map((dash, index) => (dash / SHEET.unitsPerInch) * (index % 2 === 0 ? 1 : -1)),
  ]),
)

/** Where marks come to lie: a place of the drawing in inches, and how many inches a unit is. */
interface Setting {
  readonly place: (point: Point) => Point
  readonly inchesPerUnit: number
  readonly window?: Window
}

function wholeSheet({ scale }: Sheet): Setting {
  const inchesPerUnit = 1 / (scale * SHEET.unitsPerInch)
  const place = ([x, y]: Point): Point => [x * inchesPerUnit, (SHEET.height - y) * inchesPerUnit]
  return { place, inchesPerUnit }
}

/** A view is drawn full size about the place that it has on the sheet. */
function viewSetting({ about, unitsPerInch, window }: View, sheet: Setting): Setting {
  const inchesPerUnit = 1 / unitsPerInch
  const [atX, atY] = sheet.place(about)
  const place = ([x, y]: Point): Point => [
    atX + (x - about[0]) * inchesPerUnit,
    atY - (y - about[1]) * inchesPerUnit,
  ]
  return { place, inchesPerUnit, ...(window ? { window } : {}) }
}

function writeMarks(dxf: DxfWriter, marks: readonly Mark[], setting: Setting): void {
  const tolerance = TOLERANCE_IN / setting.inchesPerUnit
  const covers = marks.map((mark) => coverBy(mark, tolerance))
  for (const [index, mark] of marks.entries()) {
    if (mark.kind === 'view') writeMarks(dxf, mark.marks, viewSetting(mark, setting))
    else if (mark.kind === 'words') writeWords(dxf, mark, setting)
    else {
      const nearer = covers.slice(index + 1).filter((cover) => cover !== undefined)
      writeLines(dxf, mark, nearer, setting, tolerance)
    }
  }
}

function coverBy(mark: Mark, tolerance: number): Cover | undefined {
  if (mark.kind === 'bar') {
    const [left, right] = barEdges(flattened(mark.path, tolerance), mark.width)
    return coverOf([[...left, ...right.toReversed()]], { rule: 'nonzero', hidesEdge: true })
  }
  if (mark.kind !== 'figure' || !mark.isFilled) return undefined
  const rule = mark.paths.length > 1 ? 'evenodd' : 'nonzero'
  const outlines = mark.paths.map((path) => flattened(path, tolerance))
  return coverOf(outlines, { rule, hidesEdge: mark.pen !== undefined })
}

function writeLines(
  dxf: DxfWriter,
  mark: Figure | Bar,
  nearer: readonly Cover[],
  setting: Setting,
  tolerance: number,
): void {
  const { pen } = mark
  if (pen === undefined) return
  for (const line of linesOf(mark, tolerance)) {
    for (const seen of uncoveredLine(line, nearer, setting.window)) {
      writeLine(dxf, seen, pen.layer, setting)
    }
    if (mark.kind === 'figure' && mark.arrows) writeArrowheads(dxf, line, mark.arrows, setting)
  }
}

function linesOf(mark: Figure | Bar, tolerance: number): readonly (readonly Point[])[] {
  if (mark.kind === 'figure') return mark.paths.map((path) => flattened(path, tolerance))
  const [left, right] = barEdges(flattened(mark.path, tolerance), mark.width)
  if (mark.ends === 'open') return [left, right]
  return [[...left, ...right.toReversed(), ...left.slice(0, 1)]]
}

function writeLine(dxf: DxfWriter, line: readonly Point[], layer: Layer, setting: Setting): void {
  const points = line.map(setting.place).map(rounded)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  const look = {
    layerName: layer,
    ...(DASHES[layer] ? { lineTypeScale: setting.inchesPerUnit * SHEET.unitsPerInch } : {}),
  }
  if (points.length === 2) {
    dxf.addLine(point3d(...first), point3d(...last), look)
    return
  }
  const isClosed = first[0] === last[0] && first[1] === last[1]
  const corners = isClosed ? points.slice(0, -1) : points
  dxf.addLWPolyline(
    corners.map((point) => ({ point: point2d(...point) })),
    { ...look, ...(isClosed ? { flags: LWPolylineFlags.Closed } : {}) },
  )
}

function writeArrowheads(
  dxf: DxfWriter,
  line: readonly Point[],
  arrows: 'end' | 'both',
  setting: Setting,
): void {
  const ends = arrows === 'both' ? [line, line.toReversed()] : [line]
  for (const [before, tip] of ends.map((points) => points.slice(-2))) {
    if (!before || !tip) continue
    const base = partWay(tip, before, ARROWHEAD.length)
    const width = ARROWHEAD.width * setting.inchesPerUnit
    const vertices = [
      {
        point: point2d(...rounded(setting.place(base))),
        startingWidth: width,
        endWidth: width / 1e4,
      },
      { point: point2d(...rounded(setting.place(tip))) },
    ]
    dxf.addLWPolyline(vertices, { layerName: 'DIMENSIONS' })
  }
}

/** The place on the way from one point to another that lies `distance` from the first. */
function partWay(from: Point, to: Point, distance: number): Point {
  const share = distance / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

const ALIGNMENTS = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const satisfies Record<Words['anchor'], TextHorizontalAlignment>

function writeWords(dxf: DxfWriter, words: Words, { place, inchesPerUnit }: Setting): void {
  const at = point3d(...rounded(place(words.at)))
  const height = words.size * CAPITALS * inchesPerUnit
  const options = {
    layerName: words.layer,
    ...(words.isUpended ? { rotation: 90 } : {}),
    ...(words.anchor === 'start'
      ? {}
      : { horizontalAlignment: ALIGNMENTS[words.anchor], secondAlignmentPoint: at }),
  }
  dxf.addText(at, Math.round(height * 1e4) / 1e4, words.text, options)
}

/** To a hundred-thousandth of an inch. */
function rounded([x, y]: Point): Point {
  return [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5]
}
