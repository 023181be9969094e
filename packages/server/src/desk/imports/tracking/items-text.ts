import type { Order } from '../../../orders/order.ts'
import type { AskedPieces } from '../../../shipments/left-lines.ts'

type Items =
  | { readonly ok: true; readonly lines: readonly AskedPieces[] }
  | { readonly ok: false; readonly problem: string }

const PART = /^([1-9]\d{0,5}) ?[x×] ?(.+)$/i

/** Reads which pieces a row means, `3 x C-2005; 1 x M-399`, by item numbers or line ids of its order. */
export function readItems({ lines, orderNumber }: Order, text: string): Items {
  const asked: AskedPieces[] = []
  for (const part of text.split(/;|\n/).map((one) => one.trim())) {
    if (part === '') continue
    const [, quantity = '', name = ''] = PART.exec(part) ?? []
    if (name === '') {
      return problem(`Please write items as 3 x C-2005; 1 x M-399, not ${part.slice(0, 40)}.`)
    }
    const named = lines.filter(
      ({ id, item }) => id === name || item.toLowerCase() === name.toLowerCase(),
    )
    const ids = new Set(named.map(({ id }) => id))
    const [id] = ids
    if (id === undefined) return problem(`Order ${orderNumber} has no item ${name.slice(0, 40)}.`)
    if (ids.size > 1) {
      return problem(`Order ${orderNumber} has ${name} in several choices: please write ${id}.`)
    }
    asked.push({ id, quantity: Number(quantity) })
  }
  return { ok: true, lines: asked }
}

function problem(sentence: string): Items {
  return { ok: false, problem: sentence }
}
