import type { DeskLine } from '@millrun/commerce/desk/listed-order'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { z } from 'zod/mini'

/** What stands in the form of a shipment: carrier, tracking, and pieces by the place of their line. */
export type TypedShipment = Record<string, string>

/** A line of which pieces are left. */
export interface LineLeft extends DeskLine {
  readonly place: number
  readonly left: number
}

/** The lines of an order of which pieces are left to send. */
export function leftOf({ lines }: Pick<ShownOrder, 'lines'>): readonly LineLeft[] {
  return lines
    .map((line, place) => ({ ...line, place, left: line.quantity - line.shipped - line.cancelled }))
    .filter(({ left }) => left > 0)
}

/** The field for the pieces of the line at a place. */
export function piecesField(place: number): string {
  return `pieces-${place}`
}

/** Judges a shipment before it is sent: whole pieces, no more than are left, and at least one. */
export function shipmentSchema(left: readonly LineLeft[]) {
  return z.record(z.string(), z.string()).check(({ value, issues }) => {
    let pieces = 0
    for (const { place, left: most } of left) {
      const name = piecesField(place)
      const text = (value[name] ?? '').trim()
      const count = text === '' ? 0 : Number(text)
      if (/^\d*$/.test(text) && count <= most) {
        pieces += count
        continue
      }
      const message = `Please type a whole number from 0 to ${most}.`
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
    const [first] = left
    if (pieces > 0 || issues.length > 0 || first === undefined) return
    const message = 'Please say what leaves: at least one piece.'
    issues.push({ code: 'custom', path: [piecesField(first.place)], message, input: value })
  })
}
