import { isCutLine } from '@millrun/catalogue/choosing/cut'
import { dayInWords } from './delivery/new-jersey-day.ts'
import { formatDollars } from './dollars.ts'

/** What holds for all that is cut for somebody: nobody else can use it. */
export const CUT_TERM = 'What we cut for you cannot be returned.'

interface NotedLine {
  /** Product and choices, where they are known. */
  readonly id?: string | undefined
  /** Item number, where it is known. */
  readonly item: string | undefined
  readonly quantity: number
  readonly unitPriceCents: number
}

/** What stands under the title of a line that is bought: `Item M-399 · Quantity 2, $34.99 each`. */
export function lineNote({ id, item, quantity, unitPriceCents }: NotedLine): string {
  const parts = [`Quantity ${quantity}, ${formatDollars(unitPriceCents)} each`, ...cutNotes(id)]
  return (item === undefined ? parts : [`Item ${item}`, ...parts]).join(' · ')
}

/** The same of one line; empty for one that comes as it is stocked. */
export function cutNotes(lineId = ''): readonly string[] {
  return isCutLine(lineId) ? ['Cut for you, cannot be returned'] : []
}

/** What a buyer is told of a line of which nothing is left, and until when, where a day is known. */
export function outOfStock(title: string, backOn?: string): string {
  const until = backOn === undefined ? '' : ` until ${dayInWords(backOn)}`
  return `${title} is out of stock${until}; please remove it from the cart.`
}
