import type { CheckoutField, CheckoutForm } from '@millrun/commerce/checkout-form'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AddressCheck } from './address/address-check.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { PickupInfo } from './address/pickup-info.tsx'
import { ShippingAddress } from './address/shipping-address.tsx'

interface BuyerFormProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
}

const PICKUP_CLEARS = [
  'streetAddress',
  'city',
  'state',
  'zipCode',
] as const satisfies readonly CheckoutField[]

/** Who buys, and where the order goes. */
export function BuyerForm({ form, values }: BuyerFormProps) {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <CheckoutSection title="Contact Information">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </CheckoutSection>
      <CheckoutSection title="Shipping Information">
        <Recipient form={form} />
        <Checkbox
          className="mt-3 mb-4"
          {...form.register('pickup', { onChange: () => form.clearErrors(PICKUP_CLEARS) })}
        >
          Pickup at Warehouse (Free)
        </Checkbox>
        {values.pickup ? (
          <PickupInfo />
        ) : (
          <>
            <ShippingAddress form={form} />
            <AddressCheck form={form} values={values} />
          </>
        )}
      </CheckoutSection>
    </form>
  )
}

function Recipient({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        className="sm:col-span-2"
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        hint="Needed for order updates."
        error={errors.phone?.message}
        {...register('phone')}
      />
    </div>
  )
}
