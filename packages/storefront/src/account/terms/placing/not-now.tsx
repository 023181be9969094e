import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { waitingOrder } from '../../../checkout/kept/waiting-order.ts'
import { paths } from '../../../paths.ts'

/** Leads back to checkout, a document of its own, where cart and form are as they were. */
export function NotNow({ label }: { label: string }) {
  return (
    <ButtonAnchor
      look="outline"
      className="h-13.5!"
      href={paths.checkout}
      onClick={waitingOrder.forget}
    >
      {label}
    </ButtonAnchor>
  )
}
