import { Suspense } from 'react'
import { useLocation } from '../router/place.ts'
import { productIn } from '../paths.ts'
import { findListing } from '../catalogue/find-listing.ts'
import { notFoundChunk } from '../product/not-found-chunk.ts'
import { fetchMainPicture } from '../product/pictures/main-picture.ts'
import { ProductDetail } from '../product/product-detail.tsx'

export const fetchAhead = fetchMainPicture

export function Page() {
  const id = productIn(useLocation().pathname)
  const listing = findListing(id)
  if (listing !== undefined) return <ProductDetail key={id} product={listing} />
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
      <NotFound />
    </Suspense>
  )
}

function NotFound() {
  const { ProductNotFound } = notFoundChunk.use()
  return <ProductNotFound />
}
