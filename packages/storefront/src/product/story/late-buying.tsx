import { business } from '@millrun/commerce/business'
import { cutPieces } from '@millrun/catalogue/choosing/cut'
import { MADE_TERM, RETURNABLE_TERM, WARRANTY_TERM } from '@millrun/commerce/returns/return-terms'
import { CUT_TERM } from '@millrun/commerce/line-note'
import { isSample } from '@millrun/catalogue/families/samples/sample-of'
import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { CutChoice } from '../../cuts/cut-choice.tsx'
import { FIRST_PICK, type PickStore } from '../choices/pick-store.ts'
import { GoesWith } from '../complete/goes-with.tsx'
import { drawingPath } from '@millrun/catalogue/pictures/picture-path'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ExpectedBack } from '../../delivery/expected-back.tsx'
import { FREE_ABOVE } from '../../page/shipping-words.ts'
import { ProductDelivery } from './product-delivery.tsx'
import { ListPrices } from '../../trade/list-prices.tsx'
import { SampleOffer } from '../../samples/sample-offer.tsx'
import { PrintLinks } from './print-links.tsx'

interface LateBuyingProps {
  readonly product: Listing
  readonly picks: PickStore
}

/** What stands right below the way to buy, and is not needed for it. */
export function LateBuying({ product, picks }: LateBuyingProps) {
  return (
    <>
      <p className="mt-6 text-lg empty:hidden lg:mt-3">
        <ExpectedBack product={product} />
      </p>
      <ListPrices product={product} picks={picks} />
      <CutChoice product={product} picks={picks} />
      <SampleOffer product={product} />
      <GoesWith product={product} picks={picks} />
      <BuyingNotes product={product} picks={picks} />
    </>
  )
}

/** What holds for every order, and the drawing of this product. */
function BuyingNotes({ product, picks }: LateBuyingProps) {
  const { id: productId, itemNumber } = product
  return (
    <dl className="mt-6 text-[15px]">
      <Note name="Shipping">
        {`Ships nationwide within the US, typically in ${business.leadTimes.stock}. Lead times are estimates; most custom orders take ${business.leadTimes.custom}. Free standard shipping when the cart subtotal is over ${FREE_ABOVE}.`}
      </Note>
      <Note name="Delivery">
        <ProductDelivery product={product} picks={picks} />
      </Note>
      <Note name="Returns">
        <Returns picks={picks} />
      </Note>
      {!isSample(product) && <Note name="Installing">Professional installation recommended.</Note>}
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

/** What is cut or made for somebody nobody else can use. */
function Returns({ picks }: Pick<LateBuyingProps, 'picks'>) {
  const { choices } = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  return `${returnTerm(choices)} ${WARRANTY_TERM}.`
}

function returnTerm(choices: Choices): string {
  if (cutPieces(choices) !== undefined) return CUT_TERM
  return choices['species'] === 'special-order' ? MADE_TERM : RETURNABLE_TERM
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[92px_1fr] gap-3 border-t border-rule py-2.5">
      <dt className="font-medium">{name}</dt>
      <dd className="text-pretty text-ink-2">{children}</dd>
    </div>
  )
}
