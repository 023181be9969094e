import { business } from '@millrun/commerce/business'
import { orderDate } from '@millrun/commerce/order-date'
import { RETURN_REASONS } from '@millrun/commerce/returns/return-reason'
import { sendTo, wayBack } from '@millrun/commerce/returns/return-words'
import { drawBarcode } from '../desk/packing/slips/barcode.ts'
import {
  bytesOf,
  INK,
  INNER_WIDTH,
  newPaper,
  type Paper,
  PAPER,
  SOFT_INK,
} from '../papers/paper.ts'
import type { Order } from '../orders/order.ts'
import type { KeptReturn } from './return-store.ts'

const RIGHT = PAPER.width - PAPER.margin
const HALF = INNER_WIDTH / 2 - 10
const ITEM_X = PAPER.margin + 60
const TITLE_X = ITEM_X + 96

/** The slip that goes into the package: whose return it is, what is in it and where it goes. */
export function returnSlip(order: Order, kept: KeptReturn): Promise<Buffer> {
  const paper = newPaper(`Return ${kept.number}`)
  paper.beginPart(`Return ${kept.number}`)
  drawHead(paper, order, kept)
  drawAddress(paper, kept)
  paper.rule(INK)
  for (const line of kept.lines) {
    const left = line.quantity - line.received
    if (left > 0) drawLine(paper, order.lines[line.number - 1], left)
  }
  paper.y += 16
  paper.write(`Reason: ${RETURN_REASONS[kept.reason]}`)
  paper.y += 6
  paper.write('Please put this slip into the package, and pack the pieces as they came.')
  paper.write(wayBack(kept.reason))
  return bytesOf(paper)
}

function drawHead(paper: Paper, order: Order, { number }: KeptReturn): void {
  const top = paper.y
  drawBarcode(paper, number, RIGHT)
  paper.y = top + 41
  const x = PAPER.margin + INNER_WIDTH / 2 + 10
  paper.write(number, { x, width: RIGHT - x - 11, align: 'right', isBold: true })
  paper.y = top
  paper.write(business.name, { width: HALF, color: SOFT_INK })
  paper.y += 2
  paper.write('Return slip', { size: 20, width: HALF, isBold: true })
  paper.write(`Return ${number}`, { width: HALF, size: 12 })
  paper.write(`Order ${order.orderNumber}, placed ${orderDate(order.createdAt)}`, { width: HALF })
  paper.y = top + 86
}

function drawAddress(paper: Paper, { number }: KeptReturn): void {
  paper.write('Send to', { size: 9, color: SOFT_INK })
  for (const line of sendTo(number)) paper.write(line, { size: 12 })
  paper.y += 16
}

function drawLine(paper: Paper, line: Order['lines'][number] | undefined, left: number): void {
  const { item = '', title = '' } = line ?? {}
  const name = { x: TITLE_X, width: RIGHT - TITLE_X }
  paper.room(paper.heightOf(title, name) + 16)
  paper.y += 7
  const top = paper.y
  paper.write(`${left} ×`, { width: 56, isBold: true })
  paper.y = top
  paper.write(item, { x: ITEM_X, width: 90, isBold: true })
  paper.y = top
  paper.write(title, name)
  paper.y += 7
  paper.rule()
}
