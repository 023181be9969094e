import { drawAnew } from '../app/draw-anew.ts'
import { untilAlive } from '../app/until-alive.ts'
import { everybodysShelf, putOnShelf, type Shelf } from '../catalogue/put-on-shelf.ts'
import { tradeChunk } from '../trade/trade-chunk.ts'

/** A script runs once: what it said is kept here, should the shelf be again as it was. */
const said = new Map<string | null, Shelf>([[null, {}]])
let shown = document.querySelector<HTMLElement>('[data-shop]')?.dataset['shelf'] ?? null
said.set(shown, everybodysShelf())

/** Shows the shelf that this file says, on the page and in the cart, where another one is shown. */
export async function showShelf(file: string | null): Promise<void> {
  if (file === shown) return
  const shelf = said.get(file) ?? (await read(file))
  said.set(file, shelf)
  await untilAlive()
  shown = file
  putOnShelf({ shelf })
  tradeChunk.peek()?.putListPrices()
  drawAnew()
}

async function read(file: string | null): Promise<Shelf> {
  await import(/* @vite-ignore */ file ?? '')
  return globalThis.millrunShelf ?? {}
}
