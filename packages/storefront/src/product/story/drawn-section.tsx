import { drawingPath } from '@millrun/catalogue/picture-path'
import type { ProductText } from '@millrun/catalogue/product'
import { elevationPath } from '../pictures/picture-views.ts'
import { PrintLinks } from './print-links.tsx'

/** The product as the workshop draws it, with its true measures. */
export function DrawnSection({ product }: { product: ProductText }) {
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
