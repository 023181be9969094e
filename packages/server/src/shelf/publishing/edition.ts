import { createHash } from 'node:crypto'
import { catalogue } from '@millrun/catalogue/catalogue'
import type { Listing } from '@millrun/catalogue/product'
import { shelved, type ShelfRow } from '../shelf-row.ts'

/** Below it stand the files that say what has changed on the shelf. */
export const SHELF_FILES = '/shelf/'

/** What pages are told of the shelf: the same rows make the same edition on every server. */
export interface Edition {
  /** Named by its hash: `k3Fb….js`. */
  readonly name: string
  /** The script that browsers run before they read the catalogue. */
  readonly content: string
}

type Changed = Partial<Pick<Listing, 'priceCents' | 'originalCents' | 'inStock'>>

/** What these rows change of the catalogue; undefined when everything is as it says. */
export function editionOf(rows: ReadonlyMap<string, ShelfRow>): Edition | undefined {
  const changed = catalogue.flatMap((product) => {
    const change = differenceOf(product, shelved(product, rows.get(product.id)))
    return Object.keys(change).length === 0 ? [] : [[product.id, change] as const]
  })
  if (changed.length === 0) return undefined
  const content = `globalThis.millrunShelf=${JSON.stringify(Object.fromEntries(changed))}\n`
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return { name: `${hash}.js`, content }
}

function differenceOf(built: Listing, now: Listing): Changed {
  const { priceCents, originalCents, inStock } = now
  return {
    ...(priceCents !== built.priceCents && { priceCents }),
    ...(originalCents !== built.originalCents && { originalCents }),
    ...(inStock !== built.inStock && { inStock }),
  }
}
