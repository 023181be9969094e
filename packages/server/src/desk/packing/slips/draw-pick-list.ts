import { business } from '@millrun/commerce/business'
import { INK, INNER_WIDTH, type Paper, PAPER, SOFT_INK } from '../../../papers/paper.ts'
import type { Pick } from './pick-list.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const BOX = 11
const ITEM_X = PAPER.margin + 62
const ITEM_WIDTH = 88
const TITLE_X = ITEM_X + ITEM_WIDTH + 8
const TITLE_WIDTH = PAPER.margin + INNER_WIDTH - TITLE_X

/** Writes what to fetch for all the orders, item by item, with a box to tick. */
export function drawPickList(paper: Paper, picks: readonly Pick[], printed: string): void {
  paper.beginPart('Pick list')
  paper.write(business.name, { size: 10, color: SOFT_INK })
  paper.y += 2
  paper.write('Pick list', { size: 20, isBold: true })
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0)
  const orders = new Set(picks.flatMap((pick) => pick.orders.map((one) => one.orderNumber))).size
  paper.write(
    `${orders} ${orders === 1 ? 'order' : 'orders'}, ${withCommas(pieces)} pieces, printed ${printed}`,
    { color: SOFT_INK },
  )
  paper.y += 10
  paper.rule(INK)
  for (const pick of picks) drawPick(paper, pick)
}

function drawPick(paper: Paper, { item, title, pieces, orders }: Pick): void {
  const names = orders.map((one) => `${one.orderNumber} × ${one.pieces}`).join(', ')
  const name = { x: TITLE_X, width: TITLE_WIDTH }
  const small = { ...name, size: 9, color: SOFT_INK }
  paper.room(paper.heightOf(title, name) + Math.min(200, paper.heightOf(names, small)) + 16)
  paper.y += 7
  const top = paper.y
  drawBox(paper)
  paper.write(`${pieces} ×`, { x: PAPER.margin + BOX + 6, width: 40, isBold: true })
  paper.y = top
  paper.write(item, { x: ITEM_X, width: ITEM_WIDTH, isBold: true })
  paper.y = top
  paper.write(title, name)
  for (const part of parts(orders)) {
    paper.room(paper.heightOf(part, small))
    paper.write(part, small)
  }
  paper.y += 7
  paper.rule()
}

/** An empty box to tick, at the left of the line that is written next. */
export function drawBox({ pdf, y }: Paper): void {
  pdf
    .lineWidth(1)
    .strokeColor(INK)
    .rect(PAPER.margin, y + 1, BOX, BOX)
    .stroke()
}

/** So many orders stand on lines that stay together. */
const TOGETHER = 12

function parts(orders: Pick['orders']): readonly string[] {
  const names = orders.map((one) => `${one.orderNumber} × ${one.pieces}`)
  const count = Math.ceil(names.length / TOGETHER)
  return Array.from({ length: count }, (_, part) =>
    names.slice(part * TOGETHER, (part + 1) * TOGETHER).join(', '),
  )
}
