import { business } from '@millrun/commerce/business'
import { drawBarcode } from './barcode.ts'
import { drawBox } from './draw-pick-list.ts'
import { UNPRINTABLE } from '../../../papers/font-coverage.ts'
import { INK, INNER_WIDTH, type Paper, PAPER, SOFT_INK } from '../../../papers/paper.ts'
import type { Slip, SlipLine } from './slip.ts'

const RIGHT = PAPER.width - PAPER.margin
const HALF = INNER_WIDTH / 2 - 10
const FACT_X = PAPER.margin + INNER_WIDTH / 2 + 10
const ITEM_X = PAPER.margin + 82
const TITLE_X = ITEM_X + 96

/** Writes the packing slip of an order, which begins a page. */
export function drawSlip(paper: Paper, slip: Slip): void {
  paper.beginPart(`Order ${slip.orderNumber}`)
  drawHead(paper, slip)
  drawPlaceAndFacts(paper, slip)
  paper.rule(INK)
  for (const line of slip.lines) drawLine(paper, line)
  drawList(paper, 'Packages, as planned for the whole order', slip.cartons)
  drawList(paper, 'Truck', slip.truck)
  if (paper.hasBoxes) {
    const note = `${UNPRINTABLE} stands for a letter that cannot be printed: the order on the screen shows it.`
    paper.room(30)
    paper.y += 12
    paper.write(note, { size: 9, color: SOFT_INK })
  }
}

function drawHead(paper: Paper, { orderNumber }: Slip): void {
  const top = paper.y
  drawBarcode(paper, orderNumber, RIGHT)
  paper.y = top + 41
  paper.write(orderNumber, { x: FACT_X, width: RIGHT - FACT_X - 11, align: 'right', isBold: true })
  paper.y = top
  paper.write(business.name, { width: HALF, color: SOFT_INK })
  paper.y += 2
  paper.write('Packing slip', { size: 20, width: HALF, isBold: true })
  paper.write(`Order ${orderNumber}`, { width: HALF, size: 12 })
  paper.y = top + 70
}

function drawPlaceAndFacts(paper: Paper, { shipTo, facts }: Slip): void {
  const top = paper.y
  paper.write(shipTo.title, { width: HALF, size: 9, color: SOFT_INK })
  for (const line of shipTo.lines) paper.write(line, { width: HALF, size: 12 })
  const left = paper.y
  paper.y = top
  for (const [name, value] of facts) {
    const start = paper.y
    paper.write(name, { x: FACT_X, width: 70, size: 9, color: SOFT_INK })
    paper.y = start
    paper.write(value, { x: FACT_X + 72, width: RIGHT - FACT_X - 72 })
    paper.y += 2
  }
  paper.y = Math.max(left, paper.y) + 14
}

function drawLine(paper: Paper, { item, title, left, bought, cut }: SlipLine): void {
  const name = { x: TITLE_X, width: RIGHT - TITLE_X }
  const saw = { ...name, isBold: true }
  const cutHeight = cut === undefined ? 0 : paper.heightOf(cut, saw) + 2
  paper.room(paper.heightOf(title, name) + cutHeight + 16)
  paper.y += 7
  const top = paper.y
  drawBox(paper)
  const pieces = left === bought ? `${left} ×` : `${left} of ${bought} ×`
  paper.write(pieces, { x: PAPER.margin + 18, width: 62, isBold: true })
  paper.y = top
  paper.write(item, { x: ITEM_X, width: 90, isBold: true })
  paper.y = top
  paper.write(title, name)
  if (cut !== undefined) {
    paper.y += 2
    paper.write(cut, saw)
  }
  paper.y += 7
  paper.rule()
}

function drawList(paper: Paper, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  paper.room(44)
  paper.y += 14
  paper.write(title, { isBold: true })
  paper.y += 2
  for (const line of lines) {
    paper.room(paper.heightOf(line) + 2)
    paper.write(line)
    paper.y += 2
  }
}
