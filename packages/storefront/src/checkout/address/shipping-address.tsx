import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { US_STATES } from '@millrun/commerce/address/us-states'
import type { UseFormReturn } from 'react-hook-form'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'

/** Where the order goes. */
export function ShippingAddress({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { register, formState, getValues, trigger } = form
  const { errors } = formState

  /** A ZIP code that was right may belong to another state now, and the other way round. */
  function judgeZip(): void {
    if (getValues('zipCode').trim() !== '') void trigger('zipCode')
  }

  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-1.5">
      <FormField
        form={form}
        name="streetAddress"
        className="col-span-6"
        label="Street address"
        autoComplete="shipping address-line1"
        required
      />
      <FormField
        form={form}
        name="secondaryAddress"
        className="col-span-6"
        label="Apartment/suite (optional)"
        autoComplete="shipping address-line2"
      />
      <FormField
        form={form}
        name="city"
        className="col-span-6 sm:col-span-2"
        label="City"
        autoComplete="shipping address-level2"
        required
      />
      <NativeSelect
        className="col-span-3 sm:col-span-2"
        label="State"
        prompt="Select a state"
        options={US_STATES}
        autoComplete="shipping address-level1"
        required
        error={errors.state?.message}
        {...register('state', { onChange: judgeZip })}
      />
      <FormField
        form={form}
        name="zipCode"
        className="col-span-3 sm:col-span-2"
        label="ZIP code"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        required
      />
    </div>
  )
}
