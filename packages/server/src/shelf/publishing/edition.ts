import { createHash } from 'node:crypto'
import { catalogue } from '@millrun/catalogue/catalogue'
import type { Listing } from '@millrun/catalogue/product'
import type { Rating } from '../../ratings/rating-store.ts'
import { shownFiles } from '../../ratings/shown-files.ts'
import { shelved, type ShelfRow } from '../shelf-row.ts'

/** Below it stand the files that say what has changed on the shelf. */
export const SHELF_FILES = '/shelf/'

/** What pages are told of the shelf: the same rows make the same edition on every server. */
export interface Edition {
  /** Named by its hash: `k3Fb….js`. */
  readonly name: string
  /** The script that browsers run before they read the catalogue. */
  readonly content: string
  /** The reviews that the script names, a file for each product. */
  readonly files: readonly EditionFile[]
}

interface EditionFile {
  readonly name: string
  readonly content: string
}

type Changed = Partial<
  Pick<Listing, 'priceCents' | 'originalCents' | 'inStock' | 'backOn' | 'rating'>
>

/** What these rows and reviews change of the catalogue; undefined when everything is as it says. */
export function editionOf(
  rows: ReadonlyMap<string, ShelfRow>,
  ratings: readonly Rating[],
): Edition | undefined {
  const files = shownFiles(ratings, (name) => `${SHELF_FILES}${name}`)
  const changed = catalogue.flatMap((product) => {
    const rating = files.get(product.id)?.rating
    const change: Changed = {
      ...differenceOf(product, shelved(product, rows.get(product.id))),
      ...(rating !== undefined && { rating }),
    }
    return Object.keys(change).length === 0 ? [] : [[product.id, change] as const]
  })
  if (changed.length === 0) return undefined
  const content = `globalThis.millrunShelf=${JSON.stringify(Object.fromEntries(changed))}\n`
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return { name: `${hash}.js`, content, files: [...files.values()] }
}

function differenceOf(built: Listing, now: Listing): Changed {
  const { priceCents, originalCents, inStock, backOn } = now
  return {
    ...(priceCents !== built.priceCents && { priceCents }),
    ...(originalCents !== built.originalCents && { originalCents }),
    ...(inStock !== built.inStock && { inStock }),
    ...(backOn !== undefined && { backOn }),
  }
}
