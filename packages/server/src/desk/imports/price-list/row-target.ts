import { DESCRIPTORS, FAMILIES, type Family } from '@millrun/catalogue/families/families'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { productByItem } from '../../../shelf/product-by-item.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'

type Target = { readonly target: PriceRow['target'] } | { readonly problem: string }

const byName = new Map<string, Family>(
  FAMILIES.flatMap((family) => [
    [family, family] as const,
    [DESCRIPTORS[family].name.toLowerCase(), family] as const,
  ]),
)

/** The product or the family that a row of a price list is for. */
export function rowTarget({ values }: CsvRow): Target {
  const { item = '', family = '' } = values
  if (item !== '' && family !== '') {
    return { problem: 'Please name an item or a family, not both; two rows can hold both.' }
  }
  if (family !== '') return familyTarget(family)
  if (item === '') return { problem: 'Please name an item or a family.' }
  const product = productByItem(item)
  if (product !== undefined) return { target: { product: product.id } }
  return { problem: spoiledValue(item) ?? `We do not sell "${item.slice(0, 60)}".` }
}

function familyTarget(text: string): Target {
  const family = byName.get(text.toLowerCase())
  if (family !== undefined) return { target: { family } }
  const names = FAMILIES.map((known) => DESCRIPTORS[known].name).join(', ')
  return {
    problem:
      spoiledValue(text) ??
      `There is no family "${text.slice(0, 60)}". The families are: ${names}.`,
  }
}
