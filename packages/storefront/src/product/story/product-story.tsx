import { picturePath } from '@millrun/catalogue/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../structured-data/breadcrumb-data.ts'
import { JsonLd } from '../../structured-data/json-ld.tsx'
import { productData } from '../../structured-data/product-data.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { DrawnSection } from './drawn-section.tsx'
import { AboutProduct, Specifications } from './product-texts.tsx'
import { furtherViews } from '../pictures/further-views.ts'
import { wayDown } from '../way-back.ts'

/** Everything about a product that is not needed to buy it. */
export function ProductStory({ listing }: { listing: Listing }) {
  const product = families[listing.family].use().find(({ id }) => id === listing.id)
  if (product === undefined) throw new Error(`${listing.id} is listed but has no text`)
  const path = paths.product(product.id)
  return (
    <>
      <PageMeta
        title={`${product.title} ${product.itemNumber}`}
        description={product.description}
        path={path}
        picture={picturePath(product.id)}
      />
      <JsonLd
        data={productData(
          product,
          furtherViews(product).map(({ src }) => src),
        )}
      />
      <JsonLd
        data={breadcrumbData([...wayDown(product.category), { label: product.title, to: path }])}
      />
      <DrawnSection product={product} />
      <div className="mt-14 gap-x-6 lg:mt-18 lg:grid lg:grid-cols-12">
        <AboutProduct product={product} />
        <div className="mt-12 grid grid-cols-1 content-start gap-12 lg:col-span-5 lg:col-start-8 lg:mt-0">
          <Specifications product={product} />
        </div>
      </div>
    </>
  )
}
