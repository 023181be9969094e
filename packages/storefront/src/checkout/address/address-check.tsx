import { zipText } from '@millrun/commerce/address/zip-code'
import { ADDRESS_FIELDS } from '@millrun/commerce/customer'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import {
  type Address,
  type StandardizedAddress,
  AddressCheckSchema,
  type AddressCheck,
} from '@millrun/commerce/functions'
import { Button } from '@millrun/ui/first/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callFunction } from '../functions-client.ts'
import { AddressVerdict } from './address-verdict.tsx'

interface AddressCheckProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
}

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
    for (const field of ADDRESS_FIELDS) form.setValue(field, accepted[field], { shouldDirty: true })
    form.clearErrors(ADDRESS_FIELDS)
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
  return ADDRESS_FIELDS.every((field) => one[field] === other[field])
}

function canCheck({ streetAddress, city, state, zipCode }: Address): boolean {
  return streetAddress.trim() !== '' && state !== '' && (city + zipCode).trim() !== ''
}

/** The server's opinion of an address. Throws when the server could not be asked. */
async function checkAddress(address: Address): Promise<AddressCheck> {
  const reply = await callFunction('validate-address', AddressCheckSchema, address)
  if (reply.ok) return reply.data
  if (reply.status === undefined) throw new Error('the address check could not be reached')
  return { isValid: false, warnings: [], error: reply.error ?? 'Address validation failed' }
}
