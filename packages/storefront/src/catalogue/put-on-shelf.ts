import { readProducts } from './as-on-shelf.ts'

/** What is other than it was built of some products, by their ids. */
export type Shelf = Readonly<Record<string, object>>

/** What everybody is shown, and what a price list puts in front of it. */
const layers = { shelf: globalThis.millrunShelf ?? {}, list: {} as Shelf }

/** The shelf as everybody is shown it. */
export function everybodysShelf(): Shelf {
  return layers.shelf
}

/** Puts another shelf, or other prices of a list, on all that was read of the catalogue, and on what will be. */
export function putOnShelf(newer: Partial<typeof layers>): void {
  Object.assign(layers, newer)
  const shelf: Record<string, object> = { ...layers.shelf }
  for (const [id, own] of Object.entries(layers.list)) shelf[id] = { ...shelf[id], ...own }
  globalThis.millrunShelf = shelf
  for (const { built, shown } of readProducts) {
    for (const key of Object.keys(shown)) if (!(key in built)) Reflect.deleteProperty(shown, key)
    Object.assign(shown, built, shelf[shown.id])
  }
}
