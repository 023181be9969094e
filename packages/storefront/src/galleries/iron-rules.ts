import { formatInches } from '@millrun/catalogue/inches'
import {
  BAR_SIZES_IN,
  IRON_SERIES,
  IRON_STYLES,
  type IronBalusterText,
} from '@millrun/catalogue/iron-baluster'
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
    {
      id: 'work',
      name: 'Work',
      values: [
        { value: 'plain', label: 'Plain bars' },
        { value: 'forged', label: 'Forged work' },
      ],
      valuesOf: (product) => [product.isPlain ? 'plain' : 'forged'],
    },
    {
      id: 'bar',
      name: 'Bar size',
      values: BAR_SIZES_IN.map((sizeIn) => ({
        value: String(sizeIn),
        label: formatInches(sizeIn),
      })),
      valuesOf: (product) => [String(product.barIn)],
    },
    {
      id: 'section',
      name: 'Section',
      values: [
        { value: 'square', label: 'Square' },
        { value: 'round', label: 'Round' },
      ],
      valuesOf: (product) => [product.section],
    },
    {
      id: 'core',
      name: 'Solid or hollow',
      values: [
        { value: 'solid', label: 'Solid' },
        { value: 'hollow', label: 'Hollow' },
      ],
      valuesOf: (product) => [product.isHollow ? 'hollow' : 'solid'],
    },
  ],
  shortcut: { facet: 'work', value: 'plain', label: 'Plain bars' },
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
