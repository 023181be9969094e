import { epoxyKits, holesOf } from '@millrun/catalogue/families/accessories/epoxy-kits'
import type { PackId } from '@millrun/catalogue/families/accessories/packs'
import { woodFixing } from '@millrun/catalogue/families/accessories/wood-fixing'
import type { WoodTop } from '@millrun/catalogue/families/wood-balusters/wood-top'
import type { Choices } from '@millrun/catalogue/choosing/choices'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { sparePieces } from '@millrun/catalogue/spare-pieces'

/** Something of a set: so much of one product. */
export interface SetRow {
  /** What the page is about, what that needs, or what may be wished for besides. */
  readonly role: 'own' | 'needed' | 'wished'
  readonly line: Line
  /** How many are ordered, spares included. */
  readonly quantity: number
  readonly spares: number
}

/** What of its product is picked on a page, and whether spares are wished for. */
export interface OwnWishes {
  readonly product: Listing
  readonly choices: Choices
  readonly quantity: number
  readonly hasSpares: boolean
}

export type FindListing = (id: string) => Listing | undefined

/** The product of the page as it is picked, with its spares. */
export function ownRow({ product, choices, quantity, hasSpares }: OwnWishes): SetRow {
  const spares = hasSpares ? sparePieces(quantity) : 0
  return { role: 'own', line: lineOf(product, choices), quantity: quantity + spares, spares }
}

/** Epoxy for both ends of so many iron balusters, in the cheapest kits. */
export function epoxyRows(balusters: number, findListing: FindListing): readonly SetRow[] {
  const { large, small } = epoxyKits(holesOf(balusters), (id) => findListing(id)?.priceCents)
  return [
    ...packRows('epoxy-kit-120', large, findListing),
    ...packRows('epoxy-kit-35', small, findListing),
  ]
}

/** The packs of screws that hold so many wood balusters. */
export function screwRows(
  top: WoodTop,
  balusters: number,
  findListing: FindListing,
): readonly SetRow[] {
  const { id, packs } = woodFixing(top, balusters)
  return packRows(id, packs, findListing)
}

function packRows(id: PackId, quantity: number, findListing: FindListing): readonly SetRow[] {
  const product = findListing(id)
  if (product === undefined || quantity === 0) return []
  return [{ role: 'needed', line: lineOf(product, {}), quantity, spares: 0 }]
}
