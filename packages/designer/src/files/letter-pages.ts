import { newPdf, type Pdf } from '@millrun/parts/pdf/pdf'
import { printable } from '@millrun/parts/pdf/printable'

/** US Letter and what is written on of it, in points. */
export const LETTER = {
  width: 612,
  height: 792,
  left: 54,
  right: 558,
  top: 40,
  bottom: 756,
} as const

const INK = '#1F1B16'
export const GREY = '#5B5245'
export const RULE = '#CFC6B4'

/** Pages that are written from top to bottom. */
export interface LetterPages {
  readonly pdf: Pdf
  /** Turns the page unless so much room is left on it. */
  readonly keepTogether: (height: number) => void
  /** Where the next `height` points go, on a new page where this one is full; what follows comes below. */
  readonly take: (height: number) => number
}

export function letterPages(title: string): LetterPages {
  const pdf = newPdf(printable(title), [LETTER.width, LETTER.height])
  pdf.addPage()
  let y: number = LETTER.top
  function keepTogether(height: number): void {
    if (y + height <= LETTER.bottom) return
    pdf.addPage()
    y = LETTER.top
  }
  function take(height: number): number {
    keepTogether(height)
    const at = y
    y += height
    return at
  }
  return { pdf, keepTogether, take }
}

export interface Type {
  readonly face?: 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman'
  readonly size?: number
  readonly colour?: string
}

export interface Column {
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

const LINE_GAP = 2.5
export const WHOLE_WIDTH: Column = { x: LETTER.left, width: LETTER.right - LETTER.left }

/** How much height a text takes in a column. */
export function textHeight(pdf: Pdf, text: string, { width }: Column, type: Type = {}): number {
  return set(pdf, type).heightOfString(printable(text), { width, lineGap: LINE_GAP })
}

/** Writes a text from `y` down. */
export function writeAt(
  pdf: Pdf,
  text: string,
  { x, width, align = 'left' }: Column,
  y: number,
  type: Type = {},
): void {
  set(pdf, type).text(printable(text), x, y, { width, align, lineGap: LINE_GAP })
}

/** Writes a paragraph over the whole width, with room below it. */
export function writeParagraph(pages: LetterPages, text: string, type: Type = {}, below = 4): void {
  const height = textHeight(pages.pdf, text, WHOLE_WIDTH, type)
  writeAt(pages.pdf, text, WHOLE_WIDTH, pages.take(height + below), type)
}

/** A line over the whole width. */
export function writeRule({ pdf }: LetterPages, y: number, colour = RULE, weight = 0.5): void {
  pdf.moveTo(LETTER.left, y).lineTo(LETTER.right, y).lineWidth(weight).stroke(colour)
}

/** A line at the foot of every page: whose it is, and which page of how many. */
export function writeFeet({ pdf }: LetterPages, text: string): void {
  const { start, count } = pdf.bufferedPageRange()
  const type = { size: 8, colour: GREY }
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    writeAt(pdf, text, WHOLE_WIDTH, LETTER.bottom + 10, type)
    const number = `Page ${page - start + 1} of ${count}`
    writeAt(pdf, number, { ...WHOLE_WIDTH, align: 'right' }, LETTER.bottom + 10, type)
  }
}

function set(pdf: Pdf, { face = 'Helvetica', size = 9.5, colour = INK }: Type): Pdf {
  return pdf.font(face).fontSize(size).fillColor(colour)
}
