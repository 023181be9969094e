import type { PictureStand } from '../pictures/picture-stand.ts'
import type { SCENES } from '../pictures/scene.ts'

/** One answer to the question of a facet. */
export interface FacetValue {
  /** As it stands in the address. */
  readonly value: string
  readonly label: string
  /** Address of a picture of it, for finishes and woods. */
  readonly swatch?: string
}

/** Something that a gallery can be filtered by. */
export interface Facet<P> {
  /** As it stands in the address: `series`. */
  readonly id: string
  readonly name: string
  readonly values: readonly FacetValue[]
  readonly valuesOf: (product: P) => readonly string[]
}

/** What a card says of a product beyond name, price and features. */
export interface CardWords {
  readonly stand: PictureStand
  /** A word beside the item number. */
  readonly mark: string
  /** What is saved is told as money, not as a share. */
  readonly saving?: 'dollars'
  /** At most so many of its features are told; three unless it says otherwise. */
  readonly featureCount?: number
  /** Rows by their heading; several names are woods. */
  readonly facts?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Below the facts: the looks to choose among, or that there is a drawing. */
  readonly below?: 'looks' | 'drawing'
}

/** How far down a scene the strip of it lies that closes a gallery, in percent. */
export type StripPercent = 28 | 30 | 42 | 62 | 92

interface NextGallery {
  readonly name: string
  readonly path: string
}

/** What the gallery of a family says and asks: its products by kind, one kind at a time. */
export interface GalleryWords<P> {
  /** Title of the page where it says more than the family's name. */
  readonly pageTitle?: string
  /** What search engines show of the page. */
  readonly description: string
  /** What is sold here and what it fits. */
  readonly lede: string
  /** The gallery that this one belongs to. */
  readonly within?: NextGallery
  /** The gallery to go on to. */
  readonly next?: NextGallery
  readonly facet: Facet<P>
  /** The button for every kind. */
  readonly allTitle: string
  /** The count says among which kind. */
  readonly namesTab?: true
  /** Columns of its list, by their headings. */
  readonly listFacts: (product: P) => Readonly<Record<string, string>>
  /** Heading of the column of the list in which a buyer chooses. */
  readonly choice: string
  /** What stands there for a product that comes in one way only. */
  readonly onlyChoice?: (product: P) => string
  readonly card: (product: P) => CardWords
  /** A staircase that shows the parts where they belong. */
  readonly closing: { readonly scene: keyof typeof SCENES; readonly strip: StripPercent }
}

/** Answers as they stand in the address; one that is told otherwise has a title beside it. */
type Answers = readonly (string | readonly [value: string, title: string])[]

/** A facet of which each product has one value. */
export function facetOf<P>(
  id: string,
  name: string,
  answers: Answers,
  valueOf: (product: P) => string,
): Facet<P> {
  const values = answers.map((answer) => {
    const [value, label] = typeof answer === 'string' ? [answer, answer] : answer
    return { value, label }
  })
  return { id, name, values, valuesOf: (product) => [valueOf(product)] }
}

/** What a gallery's products are, as its one filter. */
export function categoryFacet<P>(kinds: Answers, kindOf: (product: P) => string): Facet<P> {
  return facetOf('category', 'Category', kinds, kindOf)
}
