import type { ProductText } from '@millrun/catalogue/product'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { BuyColumn } from './buy-column.tsx'
import { CompleteYourOrder } from './complete-your-order.tsx'
import { DrawnSection } from './drawn-section.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { AboutProduct, Specifications } from './product-texts.tsx'
import { useSelection } from './use-selection.ts'
import { wayBack } from './way-back.ts'

/** The page of a product. */
export function ProductDetail({ product }: { product: ProductText }) {
  const selection = useSelection(product)
  return (
    <article className="wrap pb-18 lg:pb-24">
      <PageMeta
        title={`${product.title} ${product.itemNumber}`}
        description={product.description}
        path={paths.product(product.id)}
      />
      <Way product={product} />
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-7 lg:flex lg:flex-col">
          <ProductPictures product={product} selection={selection} />
        </div>
        <div className="pt-6 lg:col-span-5 lg:pl-3">
          <BuyColumn product={product} selection={selection} />
        </div>
      </div>
      <DrawnSection product={product} />
      <div className="mt-14 gap-x-6 lg:mt-18 lg:grid lg:grid-cols-12">
        <AboutProduct product={product} />
        <div className="mt-12 grid grid-cols-1 content-start gap-12 lg:col-span-5 lg:col-start-8 lg:mt-0">
          <Specifications product={product} />
          {product.category === 'Iron Balusters' && <CompleteYourOrder product={product} />}
        </div>
      </div>
    </article>
  )
}

function Way({ product }: { product: ProductText }) {
  const back = wayBack(product.category)
  const home = { label: 'Home', to: paths.home }
  const products = { label: 'Products', to: paths.products }
  const gallery = { label: back.name, to: back.to }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-3 lg:py-4">
      <Breadcrumbs
        above={back.to === paths.products ? [home, products] : [home, products, gallery]}
        current={product.itemNumber}
      />
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center gap-2 text-[15px] font-medium no-underline hover:underline"
      >
        <Icon name="arrow-left" size={20} />
        Back to {back.name}
      </Link>
    </div>
  )
}
