import { IRON_SERIES, IRON_STYLES, type IronBalusterText } from '@millrun/catalogue/iron-baluster'
import { FINISH } from '@millrun/catalogue/option-group'
import { swatchPath } from '../ui/swatch.tsx'
import type { GalleryRules } from './gallery-view.ts'
import { byAlphabet, byName, NAME, PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from './sort-orders.ts'

/** What can be asked of the iron balusters. */
export const ironRules: GalleryRules<IronBalusterText> = {
  facets: [
    {
      id: 'series',
      name: 'Series',
      values: IRON_SERIES.map((series) => ({ value: series, label: series })),
      valuesOf: (product) => [product.series],
    },
    {
      id: 'style',
      name: 'Style',
      values: IRON_STYLES.map((style) => ({ value: style, label: style })),
      valuesOf: (product) => [product.style],
    },
    {
      id: 'color',
      name: 'Available Colors',
      values: FINISH.options.map(({ code, name }) => ({
        value: code,
        label: name,
        swatch: swatchPath('finish', code),
      })),
      valuesOf: (product) => product.availableColors,
    },
  ],
  sorts: [
    NAME,
    {
      id: 'series',
      name: 'Series',
      compare: (one, other) => byAlphabet(one.series, other.series) || byName(one, other),
    },
    PRICE_LOW_TO_HIGH,
    PRICE_HIGH_TO_LOW,
    {
      id: 'popular',
      name: 'Most Popular',
      compare: (one, other) =>
        Number(other.isPopular) - Number(one.isPopular) || byName(one, other),
    },
  ],
}
