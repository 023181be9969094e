import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { drawingPath, picturePath } from '@millrun/catalogue/pictures/picture-path'
import type { Listing, ProductRating, ProductText } from '@millrun/catalogue/product'
import type { DeliveryMode } from '@millrun/commerce/delivery/delivery'
import { Suspense } from 'react'
import { FaultBoundary } from '../../app/fault-boundary.tsx'
import { Late } from '../../app/late.tsx'
import { families } from '../../catalogue/families.ts'
import { wayOfLines } from '../../delivery/way-there.ts'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../page/breadcrumb-data.ts'
import { JsonLd, type StructuredData } from '../../page/json-ld.tsx'
import { productData } from '../../structured-data/product-data.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { ratingsChunk } from '../ratings/ratings-chunk.ts'
import { furtherViews } from '../pictures/further-views.ts'
import { wayDown } from '../../page/way-back.ts'
import { ProductWarnings } from '../../warnings/product-warnings.tsx'
import { elevationPath } from '../pictures/picture-views.ts'
import { UnitSwitch } from '../../units/unit-switch.tsx'
import { PrintLinks } from './print-links.tsx'
import { specificationRows } from './specification-rows.ts'

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
      <ProductFacts product={product} mode={modeOf(listing)} />
      <JsonLd
        data={breadcrumbData([...wayDown(product.category), { label: product.title, to: path }])}
      />
      <DrawnSection product={product} />
      <div className="mt-14 gap-x-6 lg:mt-18 lg:grid lg:grid-cols-12">
        <AboutProduct product={product} />
        <div className="mt-12 grid grid-cols-1 content-start gap-12 lg:col-span-5 lg:col-start-8 lg:mt-0">
          <Specifications product={product} />
          <ProductWarnings product={listing} />
        </div>
      </div>
      <Said product={product} />
    </>
  )
}

/** For machines: what a product is, and what its buyers say of it where somebody has said something. */
function ProductFacts({ product, mode }: { product: ProductText; mode: DeliveryMode }) {
  const pictures = furtherViews(product).map(({ src }) => src)
  const data = productData(product, pictures, mode)
  if (product.rating === undefined) return <JsonLd data={data} />
  return (
    <Late>
      <RatedFacts rating={product.rating} data={data} />
    </Late>
  )
}

function RatedFacts(props: { rating: ProductRating; data: StructuredData }) {
  const { RatedData } = ratingsChunk.use()
  return <RatedData {...props} />
}

/** What buyers say of a product. */
function Said({ product: { rating } }: { product: ProductText }) {
  if (rating === undefined) return null
  return (
    <FaultBoundary Instead={ReviewsMissing}>
      <Suspense fallback={<ReviewsComing />}>
        <Reviews rating={rating} />
      </Suspense>
    </FaultBoundary>
  )
}

function Reviews({ rating }: { rating: ProductRating }) {
  const { ProductRatings } = ratingsChunk.use()
  return <ProductRatings rating={rating} />
}

function ReviewsComing() {
  return <output className="mt-14 block text-ink-2 lg:mt-18">Looking up the reviews…</output>
}

function ReviewsMissing() {
  return (
    <p className="mt-14 border-t border-rule pt-6 lg:mt-18" role="alert">
      The reviews could not be fetched. Reloading the page usually brings them.
    </p>
  )
}

/** How one of a product travels as it is shown at first. */
function modeOf(listing: Listing): DeliveryMode {
  const first = { line: lineOf(listing, {}), quantity: 1 }
  return wayOfLines([first], { isPickup: false }).mode
}

/** The product as the workshop draws it, with its true measures. */
function DrawnSection({ product }: { product: ProductText }) {
  const { id, itemNumber, title, dimensions } = product
  return (
    <section aria-labelledby="drawn" className="mt-14 lg:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="drawn" className="title-part">
          {itemNumber}, drawn
        </h2>
        <p>
          <a href={drawingPath(id)} target="_blank" rel="noreferrer" className="more">
            Open the CAD drawing
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <PrintLinks productId={id} itemNumber={itemNumber} />
        </p>
      </div>
      <UnitSwitch className="mt-2" />
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={elevationPath(id, 'narrow')} />
        <img
          src={elevationPath(id, 'wide')}
          alt={`Dimensioned elevation of ${title}: ${dimensions}`}
          loading="lazy"
          className="mt-6 max-h-130 min-h-55 w-full"
        />
      </picture>
    </section>
  )
}

/** What the product is, what speaks for it and what it is made of. */
function AboutProduct({ product }: { product: ProductText }) {
  return (
    <div className="lg:col-span-6">
      <section aria-labelledby="description">
        <h2 id="description" className="title-part">
          Description
        </h2>
        <p className="mt-4 max-w-[60ch] border-t border-ink pt-4 text-lg text-pretty">
          {product.description}
        </p>
      </section>
      <TextList title="Features" items={product.features} />
      <TextList title="Materials" items={product.materials} />
    </div>
  )
}

function TextList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="title-card">{title}</h3>
      <ul className="mt-3 border-t border-rule text-[15px]">
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything that can be said in a line each. */
function Specifications({ product }: { product: ProductText }) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="title-part">
        Specifications
      </h2>
      <dl className="mt-4 border-t border-ink">
        {specificationRows(product).map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[5fr_7fr] gap-4 border-b border-rule py-2.5 lg:grid-cols-[2fr_3fr]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
