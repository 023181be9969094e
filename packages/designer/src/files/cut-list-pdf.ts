import { formatInches } from '@millrun/catalogue/inches'
import { pdfBytes } from '@millrun/parts/pdf/pdf'
import { codeCheck } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import { type CutGroup, cutList, type SawnStock } from '@millrun/stair/cut-list/cut-list'
import type { Stair } from '@millrun/stair/model/stair'
import { type LeftOut, partsList } from '@millrun/stair/parts-list/parts-list'
import { stairSummary } from '../summary/stair-summary.ts'
import { fileName } from './file-name.ts'
import {
  type Column,
  GREY,
  LETTER,
  type LetterPages,
  letterPages,
  textHeight,
  WHOLE_WIDTH,
  writeAt,
  writeFeet,
  writeParagraph,
  writeRule,
} from './letter-pages.ts'
import { drawStockBar } from './stock-bar.ts'

const BOLD = { face: 'Helvetica-Bold' } as const
const SMALL = { size: 8.5, colour: GREY } as const
const BOX = 8

const COUNT: Column = { x: LETTER.left + 18, width: 86 }
const CUTS: Column = { x: LETTER.left + 108, width: 164 }
const BAR: Column = { x: LETTER.left + 286, width: 134 }
const REST: Column = { x: LETTER.right - 76, width: 76, align: 'right' }
const SUPPLY: Column = { x: LETTER.left + 58, width: LETTER.right - LETTER.left - 58 }

/**
 * What to take to the workshop, on US Letter: every cut and the stock it comes from, what else to get, what
 * the code asks, and the link to the design. Rejects when it cannot be written.
 */
export async function cutListPdf(stair: Stair, address: string): Promise<File> {
  const { design } = stair
  const pages = letterPages(`${design.name}, cut list`)
  writeHead(pages, stair)
  for (const group of cutList(stair)) writeGroup(pages, group)
  writeSupplies(pages, hardwareOf(stair))
  writeCode(pages, stair)
  writeAddress(pages, address)
  writeFeet(pages, `${design.name}, cut list. Millrun Stair Parts`)
  const bytes = await pdfBytes(pages.pdf)
  return new File([bytes], fileName(design, 'cut-list', 'pdf'), { type: 'application/pdf' })
}

function writeHead(pages: LetterPages, stair: Stair): void {
  writeParagraph(pages, 'Millrun Stair Parts: cut list', SMALL, 6)
  writeParagraph(pages, stair.design.name, { face: 'Times-Roman', size: 26 }, 6)
  writeRule(pages, pages.take(12), '#1F1B16', 1)
  for (const sentence of stairSummary(stair)) writeParagraph(pages, sentence, {}, 3)
  const how =
    'Finished lengths to 1/16"; a saw cut takes 1/8". Measure each place on site before you cut, then tick it off.'
  writeParagraph(pages, how, SMALL, 2)
}

function writeGroup(pages: LetterPages, { title, how, stock, group }: CutGroup): void {
  writeHeading(pages, title, how)
  for (const lengths of stock) writeStock(pages, lengths, group === 'rail' ? 'length' : 'piece')
}

/** A heading never stands alone at the foot of a page. */
function writeHeading(pages: LetterPages, title: string, note?: string): void {
  pages.keepTogether(64)
  pages.take(11)
  writeParagraph(pages, title, { ...BOLD, size: 11.5 }, 1)
  if (note !== undefined) writeParagraph(pages, note, SMALL, 1)
  writeRule(pages, pages.take(8) + 2)
}

function writeStock(pages: LetterPages, lengths: SawnStock, unit: string): void {
  const { pdf } = pages
  const { count, stockIn } = lengths
  const text = cutsText(lengths)
  const height = textHeight(pdf, text, CUTS, BOLD)
  const y = pages.take(height + 7)
  drawBox(pages, y)
  writeAt(pdf, `${count} ${unit}${count === 1 ? '' : 's'} of ${formatInches(stockIn)}`, COUNT, y)
  writeAt(pdf, text, CUTS, y, BOLD)
  drawStockBar(pdf, lengths, [BAR.x, y], BAR.width)
  writeAt(pdf, lengths.offcutText, REST, y, { colour: GREY })
  writeRule(pages, y + height + 1.5)
}

function cutsText({ cuts }: SawnStock): string {
  return cuts.map(({ count, text }) => (count === 1 ? text : `${count} × ${text}`)).join('  +  ')
}

/** To be ticked. */
function drawBox({ pdf }: LetterPages, y: number): void {
  pdf
    .rect(LETTER.left + 1, y, BOX, BOX)
    .lineWidth(0.7)
    .stroke(GREY)
}

/** What holds the stair together, bought with the parts or not. */
function hardwareOf(stair: Stair): readonly LeftOut[] {
  const { lines, leftOut } = partsList(stair)
  const bought = lines.filter(({ group }) => group === 'hardware')
  return [
    ...bought.map(({ line, quantity, note }) => ({ name: line.title, quantity, use: note })),
    ...leftOut,
  ]
}

function writeSupplies(pages: LetterPages, supplies: readonly LeftOut[]): void {
  if (supplies.length === 0) return
  writeHeading(pages, 'Epoxy, bolts and mounts')
  const { pdf } = pages
  for (const { name, quantity, use } of supplies) {
    const height = textHeight(pdf, use, SUPPLY, SMALL)
    const y = pages.take(height + 19)
    drawBox(pages, y)
    writeAt(pdf, `${quantity}`, COUNT, y)
    writeAt(pdf, name, SUPPLY, y, BOLD)
    writeAt(pdf, use, SUPPLY, y + 13, SMALL)
    writeRule(pages, y + height + 13.5)
  }
}

function writeCode(pages: LetterPages, stair: Stair): void {
  const open = codeCheck(stair, IRC_2021).filter(({ verdict }) => verdict !== 'pass')
  writeHeading(pages, 'Code check')
  const told =
    open.length === 0
      ? [`What we check of the ${IRC_2021.name} is met.`]
      : open.map(({ words }) => words)
  for (const sentence of told) writeParagraph(pages, sentence, {}, 4)
  const local =
    'Check your local code: towns change the model code, and an inspector has the last word.'
  writeParagraph(pages, local, BOLD)
}

function writeAddress(pages: LetterPages, address: string): void {
  writeHeading(
    pages,
    'This design',
    'Opens the stair with everything that was chosen, to change or to order.',
  )
  const { pdf } = pages
  const height = textHeight(pdf, address, WHOLE_WIDTH)
  const y = pages.take(height + 4)
  writeAt(pdf, address, WHOLE_WIDTH, y, { colour: '#1B3FC4' })
  pdf.link(WHOLE_WIDTH.x, y, WHOLE_WIDTH.width, height, address)
}
