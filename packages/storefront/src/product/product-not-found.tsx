import { paths } from '../paths.ts'
import { ButtonLink } from '../page/button-link.tsx'
import { PageMeta } from '../page/page-meta.tsx'

/** The page of an id that we do not sell. */
export function ProductNotFound() {
  return (
    <section className="wrap min-h-[60vh] py-18 lg:py-28">
      <PageMeta
        title="Product Not Found"
        description="There is no product at this address. Look through all our stair parts instead."
      />
      <h1 className="title-gallery">Product Not Found</h1>
      <p className="mt-6 max-w-[52ch] text-lg text-ink-2">
        There is no part with this number in our catalog. It may have been renamed: search for it
        above, or look through the collections.
      </p>
      <ButtonLink to={paths.products} className="mt-8">
        Back to Products
      </ButtonLink>
    </section>
  )
}
