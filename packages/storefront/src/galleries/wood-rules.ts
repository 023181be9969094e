import {
  WOOD_BALUSTER_SERIES,
  WOOD_BALUSTER_TYPES,
  type WoodBalusterText,
} from '@millrun/catalogue/wood-baluster'
import type { GalleryRules } from './gallery-view.ts'
import { byAlphabet, byName, NAME, PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from './sort-orders.ts'

/** What can be asked of the wood balusters. */
export const woodRules: GalleryRules<WoodBalusterText> = {
  facets: [
    {
      id: 'series',
      name: 'Series',
      values: WOOD_BALUSTER_SERIES.toSorted(byAlphabet).map(asValue),
      valuesOf: (product) => [product.series],
    },
    {
      id: 'type',
      name: 'Type',
      values: WOOD_BALUSTER_TYPES.map(asValue),
      valuesOf: (product) => [product.type],
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
  ],
}

function asValue(label: string): { readonly value: string; readonly label: string } {
  return { value: label, label }
}
