import { business } from '@millrun/commerce/business'
import PdfDocument from 'pdfkit'
import { FONTS, printable, UNPRINTABLE } from './font-coverage.ts'

/** Letter, in points, y down. */
export const PAPER = { width: 612, height: 792, margin: 42 } as const
export const INNER_WIDTH = PAPER.width - 2 * PAPER.margin
const BOTTOM = PAPER.height - PAPER.margin

export const INK = '#1f1b16'
export const SOFT_INK = '#5b5245'
const HAIRLINE = '#b9ae9a'

interface Style {
  readonly size?: number
  readonly isBold?: boolean
  readonly color?: string
  readonly x?: number
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** Pages that are written from top to bottom; `y` is where the next thing goes. */
export type Paper = ReturnType<typeof newPaper>

/** White pages for print, whose parts begin a page each and go on over as many as they need. */
export function newPaper(title: string) {
  const pdf = new PdfDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: business.name },
    lang: 'en-US',
    displayTitle: true,
  })
  pdf.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold)
  const paper = { pdf, y: 0, pages: 0, beginPart, room, write, heightOf, rule, hasBoxes: false }
  let part = ''

  function beginPart(name: string): void {
    part = name
    paper.pages = 0
    paper.hasBoxes = false
    addPage()
  }

  function addPage(): void {
    pdf.addPage()
    paper.pages += 1
    paper.y = PAPER.margin
    if (paper.pages === 1) return
    write(`${part}, page ${paper.pages}`, { size: 9, color: SOFT_INK })
    paper.y += 8
  }

  /** Goes on to the next page where so much does not fit any more. */
  function room(height: number): void {
    if (paper.y + height > BOTTOM) addPage()
  }

  function styled({ size = 10, isBold = false, color = INK }: Style) {
    return pdf
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(color)
  }

  function heightOf(text: string, style: Style = {}): number {
    return styled(style).heightOfString(shown(text), { width: style.width ?? INNER_WIDTH })
  }

  /** Writes a text and goes on below it. */
  function write(text: string, style: Style = {}): void {
    const { x = PAPER.margin, width = INNER_WIDTH, align = 'left' } = style
    const height = heightOf(text, style)
    styled(style).text(shown(text), x, paper.y, { width, align })
    paper.y += height
  }

  /** What a buyer typed may have letters that no typeface here has; a part remembers that it shows a box for one. */
  function shown(text: string): string {
    const told = printable(text)
    if (told.includes(UNPRINTABLE)) paper.hasBoxes = true
    return told
  }

  function rule(color = HAIRLINE): void {
    pdf
      .lineWidth(0.7)
      .strokeColor(color)
      .moveTo(PAPER.margin, paper.y)
      .lineTo(PAPER.width - PAPER.margin, paper.y)
      .stroke()
  }

  return paper
}

/** Ends the pages and gives their bytes. Rejects when they cannot be written. */
export function bytesOf({ pdf }: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return written
}
