import { categoryFacet, type GalleryWords } from '../gallery-words.ts'
import type { AnyNewelText } from './newel.ts'

/** What both galleries of newels say: one kind at a time, and on each card the sizes, woods and drawing of a post. */
export function newelWords<P extends AnyNewelText>(
  kinds: readonly string[],
  kindOf: (product: P) => string,
  firstFacts: (product: P) => Readonly<Record<string, string>> = () => ({}),
) {
  return {
    facet: categoryFacet(kinds, kindOf),
    allTitle: 'All',
    namesTab: true,
    choice: 'Species',
    card: (product) => ({
      stand: 'post',
      mark: kindOf(product),
      saving: 'dollars',
      featureCount: 0,
      facts: {
        ...firstFacts(product),
        Dimensions: product.dimensions,
        Style: product.style,
        Series: product.series,
        Species: product.availableSpecies,
      },
      below: 'drawing',
    }),
  } as const satisfies Partial<GalleryWords<P>>
}
