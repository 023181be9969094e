import type { KeptAddress } from '@millrun/commerce/account/kept-address'
import { Badge } from '@millrun/ui/first/badge.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { AddressLines } from './address-lines.tsx'
import { deleteAddress, keepAddress } from './ask-addresses.ts'

interface AddressRowProps {
  readonly address: KeptAddress
  readonly onEdit: () => void
  /** It is not as it was: deleted, or the default now. */
  readonly onGone: () => void
}

/** A kept address and what can be done with it. */
export function AddressRow({ address, onEdit, onGone }: AddressRowProps) {
  const { id, recipient, isDefault } = address
  const whose = `${recipient.streetAddress}, ${recipient.city}`

  async function thenGone(step: Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
    const outcome = await step
    if (outcome.ok) onGone()
    return outcome
  }

  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
      <div>
        <AddressLines recipient={recipient} />
        {isDefault && <Badge className="mt-2">Offered first</Badge>}
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Button look="quiet" aria-label={`Edit: ${whose}`} onClick={onEdit}>
          Edit
        </Button>
        {!isDefault && (
          <PressedButton
            look="quiet"
            action="Offer First"
            doing="Keeping…"
            aria-label={`Offer First: ${whose}`}
            press={() => thenGone(keepAddress(id, { recipient, isDefault: true }))}
          />
        )}
        <PressedButton
          look="quiet"
          action="Delete"
          doing="Deleting…"
          aria-label={`Delete: ${whose}`}
          press={() => thenGone(deleteAddress(id))}
        />
      </div>
    </div>
  )
}
