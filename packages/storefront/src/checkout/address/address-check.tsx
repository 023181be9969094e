import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import type { Address, StandardizedAddress } from '@millrun/commerce/functions'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { AddressVerdict } from './address-verdict.tsx'
import { checkAddress } from './check-address.ts'
import { zipText } from '@millrun/commerce/address/zip-code'

interface AddressCheckProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
}

const FIELDS = ['streetAddress', 'secondaryAddress', 'city', 'state', 'zipCode'] as const

/** Offers to look the address up. What was found out about an address goes when it is edited. */
export function AddressCheck({ form, values }: AddressCheckProps) {
  const check = useMutation({ mutationFn: checkAddress, networkMode: 'always' })
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const address = addressIn(values)
  const isOpen = check.variables !== undefined && isSame(check.variables, address)

  function close(): void {
    check.reset()
    button.current?.focus()
  }

  function accept({ streetAddress, secondaryAddress, city, state, ...zip }: StandardizedAddress) {
    const accepted = { streetAddress, secondaryAddress, city, state, zipCode: zipText(zip) }
    for (const field of FIELDS) form.setValue(field, accepted[field], { shouldDirty: true })
    form.clearErrors(FIELDS)
    close()
  }

  if (!canCheck(address)) return null
  return (
    <div className="mt-2">
      <Button
        look="outline"
        ref={button}
        aria-controls={panelId}
        className="w-full sm:w-auto"
        onClick={() => (isOpen && check.isPending) || check.mutate(address)}
      >
        Validate Address with USPS
      </Button>
      <div id={panelId} aria-live="polite">
        {isOpen && (
          <AddressVerdict
            check={check.data}
            isChecking={check.isPending}
            onAccept={accept}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
}

function addressIn(values: CheckoutForm): Address {
  const { streetAddress, secondaryAddress, city, state, zipCode } = values
  return { streetAddress, secondaryAddress, city, state, zipCode }
}

function isSame(one: Address, other: Address): boolean {
  return FIELDS.every((field) => one[field] === other[field])
}

function canCheck({ streetAddress, city, state, zipCode }: Address): boolean {
  return streetAddress.trim() !== '' && state !== '' && (city + zipCode).trim() !== ''
}
