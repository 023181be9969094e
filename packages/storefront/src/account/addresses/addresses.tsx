import { MOST_ADDRESSES, type KeptAddress } from '@millrun/commerce/account/kept-address'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { Asked } from '../asked.tsx'
import { useAskAgain } from '../use-ask-again.ts'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import { ADDRESSES, askAddresses } from './ask-addresses.ts'

/** Which address is being written: a new one, one of the list, or none. */
type Written = { readonly kind: 'none' | 'new' } | { readonly kind: 'known'; readonly id: string }

/** The addresses that checkout offers. */
export function Addresses() {
  return (
    <>
      <p className="mb-6 max-w-[60ch] text-ink-2">
        Checkout offers these in this browser while you are signed in. An order goes where its own
        form says, whatever is kept here.
      </p>
      <Asked name={ADDRESSES} ask={askAddresses} waiting="Looking up your addresses…">
        {(addresses) => <AddressList addresses={addresses} />}
      </Asked>
    </>
  )
}

function AddressList({ addresses }: { addresses: readonly KeptAddress[] }) {
  const askAgain = useAskAgain(ADDRESSES)
  const [written, setWritten] = useState<Written>({ kind: 'none' })

  function end(): void {
    setWritten({ kind: 'none' })
    void askAgain()
  }

  if (written.kind === 'new') {
    return <AddressForm isFirst={addresses.length === 0} onEnd={end} />
  }
  return (
    <>
      {addresses.length === 0 && (
        <p className="border-t border-ink pt-5 text-lg text-ink-2">No address is kept yet.</p>
      )}
      <ul className="border-t border-ink empty:hidden">
        {addresses.map((address) => (
          <li key={address.id} className="border-b border-rule py-5">
            {written.kind === 'known' && written.id === address.id ? (
              <AddressForm known={address} isFirst={false} onEnd={end} />
            ) : (
              <AddressRow
                address={address}
                onEdit={() => setWritten({ kind: 'known', id: address.id })}
                onGone={() => void askAgain()}
              />
            )}
          </li>
        ))}
      </ul>
      {addresses.length < MOST_ADDRESSES && (
        <Button className="mt-6" look="outline" onClick={() => setWritten({ kind: 'new' })}>
          Add an Address
        </Button>
      )}
    </>
  )
}
