import { WARRANTY_TERM } from '@millrun/commerce/returns/return-terms'
import { chosenOptions, speciesOf } from '@millrun/catalogue/choosing/choices'
import type { OptionType } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { isSample } from '@millrun/catalogue/families/samples/sample-of'
import { packedSize } from '@millrun/catalogue/packing/packed-size'
import { sidesText, weightText } from '@millrun/catalogue/packing/packed-text'
import { pieceSize } from '@millrun/catalogue/packing/piece-size'
import type { ProductText } from '@millrun/catalogue/product'

type Specified = Pick<
  ProductText,
  | 'id'
  | 'family'
  | 'itemNumber'
  | 'category'
  | 'dimensions'
  | 'specifications'
  | 'optionGroups'
  | 'species'
>

/** Choices that change what a part weighs. */
const WEIGHING: ReadonlySet<OptionType> = new Set(['length', 'size', 'height', 'material'])

/** The specifications list of a product, from top to bottom. */
export function specificationRows(product: Specified): readonly (readonly [string, string])[] {
  const size = pieceSize(product)
  return Object.entries({
    'Item number': product.itemNumber,
    Category: product.category,
    Dimensions: product.dimensions,
    ...product.specifications,
    Weight: [weightText(size.weightLb), ...weighedAs(product)].join(' as '),
    Packed: isSample(product) ? 'Flat, in an envelope' : sidesText(packedSize(size)),
    ...(isSample(product) ? {} : { Installation: 'Professional installation recommended' }),
    Warranty: WARRANTY_TERM,
  })
}

/** The choices in which it was weighed, where others would weigh otherwise. */
function weighedAs(product: Specified): readonly string[] {
  const [species] = speciesOf(product)
  const names = product.optionGroups
    .filter(({ type }) => WEIGHING.has(type))
    .map((group) => chosenOptions({ optionGroups: [group] }, {})[0]?.name ?? '')
  const all = species === undefined ? names : [SPECIES_NAMES[species], ...names]
  return all.length === 0 ? [] : [all.join(', ')]
}
