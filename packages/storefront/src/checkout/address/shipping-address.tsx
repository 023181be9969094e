import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { US_STATES } from '@millrun/commerce/address/us-states'
import type { UseFormReturn } from 'react-hook-form'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'

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
      <TextField
        className="col-span-6"
        label="Street address"
        autoComplete="shipping address-line1"
        required
        error={errors.streetAddress?.message}
        {...register('streetAddress')}
      />
      <TextField
        className="col-span-6"
        label="Apartment/suite (optional)"
        autoComplete="shipping address-line2"
        error={errors.secondaryAddress?.message}
        {...register('secondaryAddress')}
      />
      <TextField
        className="col-span-6 sm:col-span-2"
        label="City"
        autoComplete="shipping address-level2"
        required
        error={errors.city?.message}
        {...register('city')}
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
      <TextField
        className="col-span-3 sm:col-span-2"
        label="ZIP code"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        required
        error={errors.zipCode?.message}
        {...register('zipCode')}
      />
    </div>
  )
}
