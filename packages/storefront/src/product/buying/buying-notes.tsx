import { drawingPath } from '@millrun/catalogue/picture-path'
import type { ReactNode } from 'react'
import { PrintLinks } from '../story/print-links.tsx'

/** What holds for every order, and the drawing of this product. */
export function BuyingNotes({ productId, itemNumber }: { productId: string; itemNumber: string }) {
  return (
    <dl className="mt-6 text-[15px]">
      <Note name="Shipping">
        Ships nationwide within the US, typically in 2-8 business days. Lead times are estimates;
        most custom orders take 2-3 weeks. Free standard shipping when the cart subtotal is over
        $100.
      </Note>
      <Note name="Returns">Returnable within 14 days. 1 year manufacturer warranty.</Note>
      <Note name="Installing">Professional installation recommended.</Note>
      <Note name="Drawing">
        <a href={drawingPath(productId)} target="_blank" rel="noreferrer" className="more text-ink">
          CAD drawing of {itemNumber}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <PrintLinks productId={productId} itemNumber={itemNumber} />
      </Note>
    </dl>
  )
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[92px_1fr] gap-3 border-t border-rule py-2.5">
      <dt className="font-medium">{name}</dt>
      <dd className="text-pretty text-ink-2">{children}</dd>
    </div>
  )
}
