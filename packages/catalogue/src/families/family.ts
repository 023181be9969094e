import type { GalleryWords } from './gallery-words.ts'
import type { PictureStand } from '../pictures/picture-stand.ts'

/** The ways of asking on the page of all products, and what each is called there. */
export const PRODUCT_GROUPS = {
  newels: 'Newels',
  balusters: 'Balusters',
  handrails: 'Handrails',
  treads: 'Treads',
  accessories: 'Accessories',
} as const
export type ProductGroup = keyof typeof PRODUCT_GROUPS

/** Entries of the main menu that lead to families, in the menu's order, and the heading over their galleries. */
export const FAMILY_MENUS = {
  NEWELS: {},
  BALUSTERS: { heading: 'By kind' },
  RAILS: {},
  TREADS: {},
} as const satisfies Readonly<Record<string, { readonly heading?: string }>>

/** Where a family stands in the main menu. */
interface MenuPlace {
  readonly under: keyof typeof FAMILY_MENUS
  /** Its gallery's name in the menu, where that is another. */
  readonly label?: string
  /** Ways into its gallery with a filter set: below the way to all of it, or under a heading of their own. */
  readonly filtered?: {
    readonly by: string
    readonly values: readonly string[]
    readonly heading?: string
  }
}

/** The card of a family on the page of all products. */
interface FamilyCard {
  /** Address of the card in its page. */
  readonly anchor: string
  /** Where the card says more than the family's name. */
  readonly title?: string
  readonly text: string
  /** Product whose picture stands for the family. */
  readonly productId: string
  readonly stand: PictureStand
  readonly isPopular?: true
}

/** All that the shop says of a family beside its products. Every page has it: what is long, or stock, it only leads to. */
export interface FamilyDescriptor<Text, Whole> {
  /** As its gallery is headed: `Handrail Fittings`. */
  readonly name: string
  /** Where its products are shown together. */
  readonly path: string
  /** Of its products, in the order of the gallery. */
  readonly categories: readonly string[]
  /** The category whose products lead back to the gallery; those of others lead back to all products. */
  readonly leadsBack?: string
  /** Its struck-through prices, as a multiple of its prices, where it is not `USUAL_ORIGINAL`. */
  readonly originalTimes?: number
  /** Pictures show the telling length of a part that is longer. */
  readonly isShownInPart?: true
  readonly menu?: MenuPlace
  /** Where the page of all products shows it: as a card, or as one line. */
  readonly groups: readonly ProductGroup[]
  readonly card?: FamilyCard
  /** What its gallery says, where it needs no page of its own. */
  readonly gallery?: () => Promise<GalleryWords<Text>>
  /** Its products, whole. The browser has them in parts (decision 002), and is refused. */
  readonly stock: () => Promise<readonly Whole[]>
}
