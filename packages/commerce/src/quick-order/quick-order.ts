import type { Line } from '@millrun/catalogue/choosing/line-id'
import { isOrderQuantity, quantityRefusal } from '../limits/order-limits.ts'
import { type Bought, pricedTogether } from '../trade/priced-together.ts'
import { type PastedRow, pastedRows } from './pasted-rows.ts'
import { type Assortment, readRow } from './read-row.ts'
import { asking, type RowAnswer } from './row-answer.ts'

/** What a pasted list asks for, row by row and added up. */
export interface QuickOrder {
  readonly answers: readonly AnsweredRow[]
  /** What can be had, each line once, in the order of the list. */
  readonly lines: readonly Bought[]
  readonly pieces: number
  readonly totalCents: number
  /** Rows beyond those that one order takes. */
  readonly notRead: number
}

export interface AnsweredRow {
  readonly row: PastedRow
  readonly answer: RowAnswer
  /** The row that this one is added to, where both name the same line. */
  readonly addedTo?: PastedRow
}

/** Reads a pasted list. Nothing is ordered by it: what is found stands in `lines`, what is not in its row's answer. */
export function quickOrder(text: string, assortment: Assortment): QuickOrder {
  const { rows, notRead } = pastedRows(text)
  const first = new Map<string, PastedRow>()
  const lines = new Map<string, Bought>()
  const answers = rows.map((row): AnsweredRow => {
    const answer = readRow(row.text, assortment)
    if (answer.kind !== 'found') return { row, answer }
    const { line } = answer
    const quantity = (lines.get(line.id)?.quantity ?? 0) + answer.quantity
    if (!isOrderQuantity(quantity)) return { row, answer: tooMany(line) }
    lines.set(line.id, { line, quantity })
    const addedTo = first.get(line.id)
    if (addedTo !== undefined) return { row, answer, addedTo }
    first.set(line.id, row)
    return { row, answer }
  })
  const sum = pricedTogether([...lines.values()])
  const priced = new Map(sum.map(({ line }) => [line.id, line]))
  return {
    answers: answers.map((answered) => ({ ...answered, answer: atPrice(answered.answer, priced) })),
    lines: sum,
    pieces: sum.reduce((all, { quantity }) => all + quantity, 0),
    totalCents: sum.reduce((all, { line, quantity }) => all + line.unitPriceCents * quantity, 0),
    notRead,
  }
}

/** What is found costs what it does with all others of the list. */
function atPrice(answer: RowAnswer, priced: ReadonlyMap<string, Line>): RowAnswer {
  if (answer.kind !== 'found') return answer
  return { ...answer, line: priced.get(answer.line.id) ?? answer.line }
}

function tooMany({ product }: Line): RowAnswer {
  return asking(quantityRefusal(product.title), [], product)
}
