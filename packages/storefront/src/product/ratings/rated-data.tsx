import type { ProductRating } from '@millrun/catalogue/product'
import { JsonLd, type StructuredData } from '../../page/json-ld.tsx'
import { ratedData } from '../../structured-data/rated-data.ts'
import { ratingsIn } from './rating-files.ts'

interface RatedDataProps {
  readonly rating: ProductRating
  /** Of the product itself. */
  readonly data: StructuredData
}

/** The facts of a product with what its buyers say of it. */
export function RatedData({ rating, data }: RatedDataProps) {
  const { ratings } = ratingsIn(rating.file).use()
  return <JsonLd data={{ ...data, ...ratedData(rating, ratings) }} />
}
