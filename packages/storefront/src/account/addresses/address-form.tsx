import type { KeptAddress } from '@millrun/commerce/account/kept-address'
import { US_STATES } from '@millrun/commerce/address/us-states'
import { RecipientSchema } from '@millrun/commerce/checkout-form'
import { NO_ADDRESS } from '@millrun/commerce/customer'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { keepAddress } from './ask-addresses.ts'

type Recipient = KeptAddress['recipient']

const NOBODY_YET: Recipient = { firstName: '', lastName: '', phone: '', ...NO_ADDRESS }

interface AddressFormProps {
  /** The one that is changed; a new one without. */
  readonly known?: KeptAddress
  /** There is no other address yet. */
  readonly isFirst: boolean
  readonly onEnd: () => void
}

/** Writes an address, or changes one. */
export function AddressForm({ known, isFirst, onEnd }: AddressFormProps) {
  const [isDefault, setDefault] = useState(known?.isDefault ?? isFirst)
  const sent = useSentForm<Recipient>({
    schema: RecipientSchema,
    values: known?.recipient ?? NOBODY_YET,
    send: async (recipient) => {
      const outcome = await keepAddress(known?.id, { recipient, isDefault })
      if (!outcome.ok) return outcome.fault
      onEnd()
      return undefined
    },
  })
  const group = useFocusWithin()
  return (
    <fieldset ref={group} className="max-w-160">
      <legend className="title-card mb-4">
        {known === undefined ? 'A new address' : 'Change it'}
      </legend>
      <SentFields
        sent={sent}
        className=""
        action="Keep the Address"
        doing="Keeping…"
        beside={
          <Button look="quiet" onClick={onEnd}>
            Cancel
          </Button>
        }
      >
        <RecipientFields form={sent.form} />
        <Checkbox
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
          className="mb-2"
        >
          Offer it first at checkout
        </Checkbox>
      </SentFields>
    </fieldset>
  )
}

/** The fields in the order in which a label is written. */
function RecipientFields({ form }: { form: UseFormReturn<Recipient> }) {
  const { register, formState } = form
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-1.5">
      <FormField {...half('First name', 'given-name')} form={form} name="firstName" required />
      <FormField {...half('Last name', 'family-name')} form={form} name="lastName" required />
      <FormField
        {...whole('Phone', 'tel')}
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        required
      />
      <FormField
        {...whole('Street address', 'address-line1')}
        form={form}
        name="streetAddress"
        required
      />
      <FormField
        {...whole('Apartment/suite (optional)', 'address-line2')}
        form={form}
        name="secondaryAddress"
      />
      <FormField {...third('City', 'address-level2')} form={form} name="city" required />
      <NativeSelect
        className="col-span-3 sm:col-span-2"
        label="State"
        prompt="Select a state"
        options={US_STATES}
        autoComplete="address-level1"
        required
        error={formState.errors.state?.message}
        {...register('state')}
      />
      <FormField
        form={form}
        name="zipCode"
        className="col-span-3 sm:col-span-2"
        label="ZIP code"
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
    </div>
  )
}

function half(label: string, autoComplete: string) {
  return { label, autoComplete, className: 'col-span-6 sm:col-span-3' }
}

function whole(label: string, autoComplete: string) {
  return { label, autoComplete, className: 'col-span-6' }
}

function third(label: string, autoComplete: string) {
  return { label, autoComplete, className: 'col-span-6 sm:col-span-2' }
}

/** Whoever opened the form goes on in its first field. */
function useFocusWithin() {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector('input')?.focus(), [])
  return group
}
