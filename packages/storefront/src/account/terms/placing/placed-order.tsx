import { dueInWords } from '@millrun/commerce/terms/due-text'
import type { PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import { ButtonLink } from '../../../page/button-link.tsx'
import { accountAddress } from '../../account-address.ts'
import { InvoiceButton } from '../invoice-button.tsx'

/** The order that was just placed on terms: its number, until when it is to be paid, and its papers. */
export function PlacedOrder({ placed }: { placed: PlacedOnTerms }) {
  const { orderNumber, orderLink, dueOn } = placed
  return (
    <div className="border-t border-ink pt-5">
      <p className="title-part">Order {orderNumber} is placed.</p>
      <p className="mt-3 max-w-[56ch] text-lg text-pretty">
        Due {dueInWords(dueOn)}. We get it ready now; a mail with all of this is on its way.
      </p>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <ButtonLink look="tool-solid" to={orderLink}>
          See Your Order
        </ButtonLink>
        <InvoiceButton orderNumber={orderNumber} />
        <ButtonLink look="tool" to={accountAddress('terms')}>
          What You Owe
        </ButtonLink>
      </div>
    </div>
  )
}
