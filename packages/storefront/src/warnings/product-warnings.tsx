import { warningsOf } from '@millrun/catalogue/warnings/state-warnings'
import type { Listing } from '@millrun/catalogue/product'
import { WarningText } from './warning-text.tsx'

/** What a buyer in some states has to know of a product. */
export function ProductWarnings({ product }: { product: Listing }) {
  return warningsOf(product).map((warning) => (
    <section key={warning.id} aria-labelledby={`warning-${warning.id}`}>
      <h3 id={`warning-${warning.id}`} className="title-card mb-3 border-b border-rule pb-2">
        Shipped to {warning.place}
      </h3>
      <WarningText warning={warning} />
    </section>
  ))
}
