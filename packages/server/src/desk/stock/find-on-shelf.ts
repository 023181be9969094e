import { findProduct } from '@millrun/catalogue/catalogue'
import { DESCRIPTORS } from '@millrun/catalogue/families/families'
import type { ShelfEntry as ShownEntry, ShelfQuery, ShelfView } from '@millrun/commerce/desk/shelf'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { OrderDatabase } from '../../database/order-database.ts'
import { listShelf, type ShelfEntry } from '../../shelf/list-shelf.ts'

const IN_VIEW: Readonly<Record<ShelfView, (entry: ShelfEntry) => boolean>> = {
  all: () => true,
  low: ({ quantity, state }) => quantity !== undefined && state !== 'in stock',
  counted: ({ quantity }) => quantity !== undefined,
  scheduled: ({ scheduled }) => scheduled !== undefined,
}

/** What of the shelf a query means, in the order of the catalogue; of what runs out, the fewest first. */
export async function findOnShelf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { search, show }: ShelfQuery,
  at: Date,
): Promise<readonly ShownEntry[]> {
  const words = search.toLowerCase().split(/\s+/)
  const entries = (await listShelf(database, at)).filter(IN_VIEW[show])
  const ordered =
    show === 'low'
      ? entries.toSorted((one, other) => (one.quantity ?? 0) - (other.quantity ?? 0))
      : entries
  return ordered.map(shownEntry).filter(({ item, title, family }) => {
    const text = `${item} ${title} ${family}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function shownEntry(entry: ShelfEntry): ShownEntry {
  const { productId, item, title, priceCents, scheduled, quantity, held, state } = entry
  const product = findProduct(productId)
  return {
    item,
    title,
    family: product === undefined ? '' : DESCRIPTORS[product.family].name,
    price: centsToAmount(priceCents),
    scheduled: scheduled
      ? { price: centsToAmount(scheduled.cents), from: scheduled.from.toISOString() }
      : null,
    quantity: quantity ?? null,
    held,
    lowLevel: entry.lowLevel ?? null,
    backOn: entry.backOn ?? null,
    state,
  }
}
