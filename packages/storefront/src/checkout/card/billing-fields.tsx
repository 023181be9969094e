import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import type { BillingAddress } from './billing-address.ts'
import type { BillingForm } from './use-billing-form.ts'

interface BillingFieldsProps {
  readonly billing: BillingForm
  readonly shipping: CheckoutForm
}

/** Where the card's bills go: one line where that is the shipping address, and fields where it is not. */
export function BillingFields({ billing, shipping }: BillingFieldsProps) {
  const { isSameAsShipping, setSameAsShipping } = billing
  return (
    <fieldset className="mt-3 border-t border-rule pt-4">
      <legend className="sr-only">Billing address</legend>
      <h3 aria-hidden="true" className="title-card mb-1">
        Billing address
      </h3>
      {shipping.pickup ? (
        <div className="h-3" />
      ) : (
        <Checkbox
          className="mb-2"
          checked={isSameAsShipping}
          onChange={(event) => setSameAsShipping(event.currentTarget.checked)}
        >
          Same as shipping address
        </Checkbox>
      )}
      {isSameAsShipping ? (
        <p className="pb-3 pl-7 text-[15px] text-ink-2">{shippingLine(shipping)}</p>
      ) : (
        <OwnAddress form={billing.form} />
      )}
    </fieldset>
  )
}

/** We ship within one country, so nobody is asked for it here. */
function shippingLine(shipping: CheckoutForm): string {
  const { streetAddress, secondaryAddress, city, state, zipCode } = shipping
  return [streetAddress, secondaryAddress, city, `${state} ${zipCode}`, 'United States']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}

/** `part` is what a browser fills in by itself. */
const FIELDS = [
  { name: 'line1', label: 'Address line 1', part: 'address-line1', width: 'col-span-6' },
  { name: 'line2', label: 'Address line 2 (optional)', part: 'address-line2', width: 'col-span-6' },
  { name: 'adminArea2', label: 'City', part: 'address-level2', width: 'col-span-4' },
  { name: 'adminArea1', label: 'State', part: 'address-level1', width: 'col-span-2' },
  { name: 'postalCode', label: 'ZIP code', part: 'postal-code', width: 'col-span-3' },
  { name: 'countryCode', label: 'Country code', part: 'country', width: 'col-span-3' },
] as const

function OwnAddress({ form }: { form: BillingForm['form'] }) {
  const { getValues, trigger } = form

  /** State and ZIP code are judged by the country, and the ZIP code by the state. */
  function judgePlace(): void {
    const typed = (
      ['adminArea1', 'postalCode'] as const satisfies readonly (keyof BillingAddress)[]
    ).filter((field) => getValues(field).trim() !== '')
    void trigger(typed)
  }

  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-1.5">
      {FIELDS.map(({ name, label, part, width }) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={label}
          autoComplete={`billing ${part}`}
          className={width}
          required={name !== 'line2'}
          {...(name === 'countryCode' && { maxLength: 2 })}
          {...((name === 'adminArea1' || name === 'countryCode') && { onLeave: judgePlace })}
        />
      ))}
    </div>
  )
}
