import type { CartItem } from '@millrun/commerce/cart'
import { business } from '@millrun/commerce/business'
import { Button } from '@millrun/ui/first/button.tsx'
import { cartLink } from './cart-link.ts'
import { LinkByHand } from './link-by-hand.tsx'
import { longLinkNote } from './long-link.ts'
import { useSharing } from './use-sharing.ts'

const TITLE = `Cart at ${business.name}`

/** Hands out the link of the cart; what is to be said or shown of it takes the row below. */
export function ShareCart({ items }: { items: readonly CartItem[] }) {
  const { share, byHand } = useSharing()
  const link = cartLink(items)
  // A cart that was changed since is another link.
  const isByHand = byHand === link
  const note = isByHand ? undefined : longLinkNote(link)
  return (
    <>
      <Button look="outline" className="px-4!" onClick={() => void share(TITLE, link)}>
        Share
      </Button>
      <div className="col-span-full empty:hidden">
        {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
        {isByHand && <LinkByHand label="Link to this cart" link={link} />}
      </div>
    </>
  )
}
