import { useParams } from 'react-router'
import { findListing } from '../catalogue/find-listing.ts'
import { ProductDetail } from '../product/product-detail.tsx'
import { ProductNotFound } from '../product/product-not-found.tsx'

export function Page() {
  const { id = '' } = useParams()
  const listing = findListing(id)
  return listing === undefined ? <ProductNotFound /> : <ProductDetail key={id} product={listing} />
}
