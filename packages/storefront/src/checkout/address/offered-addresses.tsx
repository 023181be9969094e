import type { KeptAddress } from '@millrun/commerce/account/kept-address'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readAddresses } from '../../account/addresses/kept-addresses.ts'

/** The addresses that the buyer keeps: choosing one fills the fields in, where each can still be changed. */
export function OfferedAddresses({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const [addresses] = useState(readAddresses)
  const [chosenId, setChosenId] = useState('')
  if (addresses.length === 0) return null

  function choose(id: string): void {
    setChosenId(id)
    const chosen = addresses.find((address) => address.id === id)
    if (chosen !== undefined) fillIn(form, chosen)
  }

  return (
    <NativeSelect
      className="mt-2"
      label="Kept addresses"
      prompt="Choose one, or fill in the fields"
      options={Object.fromEntries(addresses.map((address) => [address.id, nameOf(address)]))}
      value={chosenId}
      onChange={(event) => choose(event.target.value)}
    />
  )
}

function fillIn(form: UseFormReturn<CheckoutForm>, { recipient }: KeptAddress): void {
  form.setValue('firstName', recipient.firstName)
  form.setValue('lastName', recipient.lastName)
  form.setValue('phone', recipient.phone)
  form.setValue('streetAddress', recipient.streetAddress)
  form.setValue('secondaryAddress', recipient.secondaryAddress)
  form.setValue('city', recipient.city)
  form.setValue('state', recipient.state)
  form.setValue('zipCode', recipient.zipCode)
  void form.trigger(['firstName', 'lastName', 'phone', 'streetAddress', 'city', 'state', 'zipCode'])
}

function nameOf({ recipient }: KeptAddress): string {
  const { firstName, lastName, streetAddress, city, state } = recipient
  return `${firstName} ${lastName}, ${streetAddress}, ${city}, ${state}`
}
