import type { Path, Point } from '../../geometry/path.ts'
import { newPdf, pdfBytes, type Pdf, POINTS_PER_INCH } from '../../pdf/pdf.ts'
import { ARROWHEAD, DASHES, INKS } from '../marks/ink.ts'
import type { Bar, Figure, Mark, Pen, View, Words } from '../marks/mark.ts'
import { SHEET, type Sheet } from '../sheet/sheet.ts'
import { barEnds } from './svg-marks.ts'

const PAPER = '#ffffff'
const TYPEFACES = { sans: 'Helvetica', serif: 'Times-Roman' } as const
const SEAM = 0.6
const SCALE = POINTS_PER_INCH / SHEET.unitsPerInch

/** Sheets as a PDF in their true size, white, for print. Rejects when it cannot be written. */
export async function sheetsPdf(
  title: string,
  sheets: readonly Sheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = newPdf(title, [SHEET.width * SCALE, SHEET.height * SCALE])
  for (const { marks } of sheets) {
    pdf.addPage().scale(SCALE)
    writeMarks(pdf, marks)
  }
  return pdfBytes(pdf)
}

function writeMarks(pdf: Pdf, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'figure') writeFigure(pdf, mark)
    else if (mark.kind === 'bar') writeBar(pdf, mark)
    else if (mark.kind === 'words') writeWords(pdf, mark)
    else writeView(pdf, mark)
  }
}

function writeFigure(pdf: Pdf, { paths, isFilled, pen, arrows }: Figure): void {
  if (isFilled) {
    paths.forEach((path) => trace(pdf, path))
    pdf.lineWidth(SEAM).fillAndStroke(PAPER, PAPER, paths.length > 1 ? 'even-odd' : 'non-zero')
  }
  if (pen === undefined || paths.length === 0) return
  for (const { stroke, gap, phase } of dashPasses(DASHES[pen.layer])) {
    paths.forEach((path) => trace(pdf, path))
    if (gap > 0) pdf.dash(stroke, { space: gap, phase })
    inked(pdf, pen).stroke().undash()
  }
  if (arrows) paths.forEach((path) => writeArrowheads(pdf, path, arrows))
}

function inked(pdf: Pdf, { layer, weight }: Pen): Pdf {
  return pdf.lineWidth(weight).lineJoin('round').strokeColor(INKS[layer])
}

interface DashPass {
  readonly stroke: number
  readonly gap: number
  readonly phase: number
}

/** A chain line is drawn once for each of its strokes: the library knows lines of one stroke only. */
function dashPasses(dashes: readonly number[] = []): readonly DashPass[] {
  const period = dashes.reduce((sum, dash) => sum + dash, 0)
  if (period === 0) return [{ stroke: 0, gap: 0, phase: 0 }]
  return dashes.flatMap((stroke, index) => {
    const before = dashes.slice(0, index).reduce((sum, dash) => sum + dash, 0)
    return index % 2 === 0 ? [{ stroke, gap: period - stroke, phase: period - before }] : []
  })
}

function trace(pdf: Pdf, path: Path): void {
  pdf.moveTo(...path.start)
  for (const part of path.parts) {
    if (part.kind === 'line') pdf.lineTo(...part.to)
    else pdf.bezierCurveTo(...part.c1, ...part.c2, ...part.to)
  }
  if (path.isClosed) pdf.closePath()
}

/** A broad stroke of ink with a narrower one of paper in it. */
function writeBar(pdf: Pdf, { path, width, ends, pen }: Bar): void {
  const cap = ends === 'open' ? 'square' : 'butt'
  trace(pdf, path)
  pdf
    .lineJoin('miter')
    .lineCap('butt')
    .lineWidth(width + pen.weight)
    .stroke(INKS[pen.layer])
  trace(pdf, path)
  pdf
    .lineCap(cap)
    .lineWidth(Math.max(width - pen.weight, 0.4))
    .stroke(PAPER)
  pdf.lineCap('butt')
  if (ends === 'open') return
  barEnds(path, width).forEach((end) => trace(pdf, end))
  inked(pdf, pen).stroke()
}

function writeArrowheads(pdf: Pdf, path: Path, arrows: 'end' | 'both'): void {
  const points = [path.start, ...path.parts.map(({ to }) => to)]
  const ends = arrows === 'both' ? [points, points.toReversed()] : [points]
  for (const [before, tip] of ends.map((line) => line.slice(-2))) {
    if (!before || !tip) continue
    pdf.polygon(...arrowhead(before, tip).map((corner): [number, number] => [...corner]))
    pdf.fill(INKS.DIMENSIONS)
  }
}

function arrowhead(before: Point, tip: Point): readonly Point[] {
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [x, y] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length]
  const base: Point = [tip[0] - x * ARROWHEAD.length, tip[1] - y * ARROWHEAD.length]
  const half = ARROWHEAD.width / 2
  return [tip, [base[0] - y * half, base[1] + x * half], [base[0] + y * half, base[1] - x * half]]
}

/** The sign of a square, which the typefaces of every PDF reader lack, is drawn. */
const SQUARE = '□ '

function writeWords(pdf: Pdf, words: Words): void {
  const { at, size, layer, typeface } = words
  const text = words.toScale ?? words.text
  const isSquare = text.startsWith(SQUARE)
  const rest = isSquare ? text.slice(SQUARE.length) : text
  pdf.font(TYPEFACES[typeface]).fontSize(size)
  const signWidth = isSquare ? size * 0.9 : 0
  const width = pdf.widthOfString(rest) + signWidth
  const shift = { start: 0, middle: -width / 2, end: -width }[words.anchor]
  pdf.save().translate(...at)
  if (words.isUpended) pdf.rotate(-90)
  if (isSquare) {
    const side = size * 0.6
    pdf
      .rect(shift + size * 0.05, -side, side, side)
      .lineWidth(size * 0.07)
      .stroke(INKS[layer])
  }
  pdf.fillColor(INKS[layer])
  pdf.text(rest, shift + signWidth, 0, { lineBreak: false, baseline: 'alphabetic' })
  pdf.restore()
}

function writeView(pdf: Pdf, { marks, window }: View): void {
  pdf.save()
  if (window) pdf.rect(window.x, window.y, window.width, window.height).clip()
  writeMarks(pdf, marks)
  pdf.restore()
}
