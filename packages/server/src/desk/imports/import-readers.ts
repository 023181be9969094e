import type { ImportKind } from '@millrun/commerce/desk/import-request'
import type { ImportReader } from './import-reader.ts'
import { priceListReader } from './price-list/price-list-reader.ts'
import { pricesReader } from './shelf/prices-reader.ts'
import { stockReader } from './shelf/stock-reader.ts'
import { trackingReader } from './tracking/tracking-reader.ts'

/** Who reads which kind of file. */
export const IMPORT_READERS: Readonly<Record<ImportKind, ImportReader>> = {
  tracking: trackingReader,
  prices: pricesReader,
  stock: stockReader,
  'price-list': priceListReader,
}
