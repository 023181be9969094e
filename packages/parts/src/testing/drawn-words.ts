import { textWidth } from '../drawings/marks/ink.ts'
import type { Mark, Words } from '../drawings/marks/mark.ts'
import type { Point } from '../geometry/path.ts'
import { newPdf } from '../pdf/pdf.ts'

/** Measures letters as they are printed. */
const PRINTED = newPdf('Letters', [1, 1])
const TYPEFACES = { sans: 'Helvetica', serif: 'Times-Roman' } as const
/** The sign of a square, which these typefaces lack, with the space behind it. */
const SQUARE = { sign: '□ ', width: 0.9 } as const
/** Height of capitals as a share of the type's size. */
const CAPITALS = 0.72

/** Words of a drawing and the room that they take, in its units, y down. */
export interface DrawnWords {
  readonly said: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Everything that marks say on paper. */
export function drawnWords(marks: readonly Mark[]): readonly DrawnWords[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'view') return drawnWords(mark.marks)
    return mark.kind === 'words' ? [roomOf(mark)] : []
  })
}

function roomOf(words: Words): DrawnWords {
  const { text, toScale, at, size, anchor, isUpended } = words
  const [x, y] = at
  const said = toScale ?? text
  const width = Math.max(textWidth(said, size), printedWidth(said, words))
  const from = { start: 0, middle: -width / 2, end: -width }[anchor]
  const height = size * CAPITALS
  return isUpended
    ? { said, left: x - height, right: x, top: y - from - width, bottom: y - from }
    : { said, left: x + from, right: x + from + width, top: y - height, bottom: y }
}

function printedWidth(said: string, { size, typeface }: Words): number {
  PRINTED.font(TYPEFACES[typeface]).fontSize(size)
  const letters = PRINTED.widthOfString(said.replace(SQUARE.sign, ''))
  return said.startsWith(SQUARE.sign) ? letters + SQUARE.width * size : letters
}

/** What lies on other words or across a line of a dimension, one sentence for each. */
export function clashes(marks: readonly Mark[]): readonly string[] {
  const words = drawnWords(marks)
  const lines = dimensionLines(marks)
  return words.flatMap((one, index) => [
    ...words
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map(({ said }) => `${one.said} lies on ${said}`),
    ...(lines.some((line) => crosses(line, one)) ? [`a line crosses ${one.said}`] : []),
  ])
}

function isOver(a: DrawnWords, b: DrawnWords): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

type StraightLine = readonly [from: Point, to: Point]

function dimensionLines(marks: readonly Mark[]): readonly StraightLine[] {
  return marks.flatMap((mark): readonly StraightLine[] => {
    if (mark.kind === 'view') return dimensionLines(mark.marks)
    if (mark.kind !== 'figure' || mark.pen?.layer !== 'DIMENSIONS') return []
    return mark.paths.flatMap(({ start, parts }) =>
      parts.map(({ to }, index) => [parts[index - 1]?.to ?? start, to] as const),
    )
  })
}

/** Lines of dimensions run level, upright or steeply: places a unit apart tell whether they cross. */
function crosses([from, to]: StraightLine, words: DrawnWords): boolean {
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]))
  return Array.from({ length: count + 1 }, (_, step) => step / Math.max(1, count)).some((share) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const isInside = x > words.left + 1 && x < words.right - 1
    return isInside && y > words.top + 1 && y < words.bottom - 1
  })
}
