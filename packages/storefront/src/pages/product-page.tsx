import type { Listing } from '@millrun/catalogue/product'
import { useParams } from 'react-router'
import { families } from '../catalogue/families.ts'
import { findListing } from '../catalogue/find-listing.ts'
import { ProductDetail } from '../product/product-detail.tsx'
import { ProductNotFound } from '../product/product-not-found.tsx'

export function Page() {
  const { id = '' } = useParams()
  const listing = findListing(id)
  return listing === undefined ? <ProductNotFound /> : <FoundProduct key={id} listing={listing} />
}

function FoundProduct({ listing }: { listing: Listing }) {
  const products = families[listing.family].use()
  const product = products.find((known) => known.id === listing.id)
  if (product === undefined) throw new Error(`${listing.id} is listed but has no text`)
  return <ProductDetail product={product} />
}
