import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
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

function OwnAddress({ form }: { form: BillingForm['form'] }) {
  const { register, formState, getValues, trigger } = form
  const { errors } = formState

  /** State and ZIP code are judged by the country, and the ZIP code by the state. */
  function judgePlace(): void {
    const typed = (
      ['adminArea1', 'postalCode'] as const satisfies readonly (keyof BillingAddress)[]
    ).filter((field) => getValues(field).trim() !== '')
    void trigger(typed)
  }

  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-1.5">
      <TextField
        className="col-span-6"
        label="Address line 1"
        autoComplete="billing address-line1"
        required
        error={errors.line1?.message}
        {...register('line1')}
      />
      <TextField
        className="col-span-6"
        label="Address line 2 (optional)"
        autoComplete="billing address-line2"
        error={errors.line2?.message}
        {...register('line2')}
      />
      <TextField
        className="col-span-4"
        label="City"
        autoComplete="billing address-level2"
        required
        error={errors.adminArea2?.message}
        {...register('adminArea2')}
      />
      <TextField
        className="col-span-2"
        label="State"
        autoComplete="billing address-level1"
        required
        error={errors.adminArea1?.message}
        {...register('adminArea1', { onBlur: judgePlace })}
      />
      <TextField
        className="col-span-3"
        label="ZIP code"
        autoComplete="billing postal-code"
        required
        error={errors.postalCode?.message}
        {...register('postalCode')}
      />
      <TextField
        className="col-span-3"
        label="Country code"
        autoComplete="billing country"
        maxLength={2}
        required
        error={errors.countryCode?.message}
        {...register('countryCode', { onBlur: judgePlace })}
      />
    </div>
  )
}
