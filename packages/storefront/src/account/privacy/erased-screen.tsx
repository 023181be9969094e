import { ErasedSchema } from '@millrun/commerce/account/erase-account'
import { ButtonLink } from '../../page/button-link.tsx'
import { useLocation } from '../../router/place.ts'
import { paths } from '../../paths.ts'
import { EntryFrame } from '../sign-in/entry-frame.tsx'

/** Says that an account is erased, and what is left of its orders. */
export function ErasedScreen() {
  const { state } = useLocation()
  const erased = ErasedSchema.safeParse(state).data
  return (
    <EntryFrame
      title="Your account is erased"
      lede="Nothing of it is left in our books or in this browser. Your cart is still here."
    >
      {erased !== undefined && erased.forgotten > 0 && (
        <p className="mb-3">Your name and address are taken out of {orders(erased.forgotten)}.</p>
      )}
      {erased !== undefined && erased.underWay > 0 && (
        <p className="mb-3">
          In {orders(erased.underWay)} your name stays until 30 days after it was shipped.
        </p>
      )}
      <ButtonLink to={paths.home}>Home</ButtonLink>
    </EntryFrame>
  )
}

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
