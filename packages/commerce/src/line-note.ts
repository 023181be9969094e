import { formatDollars } from './dollars.ts'

interface NotedLine {
  /** Item number, where it is known. */
  readonly item: string | undefined
  readonly quantity: number
  readonly unitPriceCents: number
}

/** What stands under the title of a line that is bought: `Item M-399 · Quantity 2, $34.99 each`. */
export function lineNote({ item, quantity, unitPriceCents }: NotedLine): string {
  const count = `Quantity ${quantity}, ${formatDollars(unitPriceCents)} each`
  return item === undefined ? count : `Item ${item} · ${count}`
}
