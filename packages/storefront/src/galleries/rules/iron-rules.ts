import { formatInches } from '@millrun/catalogue/inches'
import {
  BAR_SIZES_IN,
  IRON_SERIES,
  IRON_STYLES,
  type IronBalusterText,
} from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import { facetOf } from '@millrun/catalogue/families/gallery-words'
import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { swatchPath } from '../../page/swatch.tsx'
import type { GalleryRules } from '../gallery-view.ts'
import { byName, NAME, PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH, SERIES } from './sort-orders.ts'

const WORK = { plain: 'Plain bars', forged: 'Forged work' } as const
const SECTIONS = { square: 'Square', round: 'Round' } as const
const CORES = { solid: 'Solid', hollow: 'Hollow' } as const

/** What can be asked of the iron balusters. */
export const ironRules: GalleryRules<IronBalusterText> = {
  facets: [
    facetOf('series', 'Series', IRON_SERIES, ({ series }) => series),
    facetOf('style', 'Style', IRON_STYLES, ({ style }) => style),
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
    facetOf('work', 'Work', Object.entries(WORK), ({ isPlain }) => (isPlain ? 'plain' : 'forged')),
    facetOf(
      'bar',
      'Bar size',
      BAR_SIZES_IN.map((sizeIn) => [String(sizeIn), formatInches(sizeIn)] as const),
      ({ barIn }) => String(barIn),
    ),
    facetOf('section', 'Section', Object.entries(SECTIONS), ({ section }) => section),
    facetOf('core', 'Solid or hollow', Object.entries(CORES), ({ isHollow }) =>
      isHollow ? 'hollow' : 'solid',
    ),
  ],
  shortcut: { facet: 'work', value: 'plain', label: WORK.plain },
  sorts: [
    NAME,
    SERIES,
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
