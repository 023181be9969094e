import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BillingForm } from './use-billing-form.ts'

interface BillingFieldsProps {
  readonly billing: BillingForm
  /** With pickup there is no shipping address to take over. */
  readonly isPickup: boolean
}

/** The address that the card's bills go to. Typing in it lets go of the shipping address. */
export function BillingFields({ billing, isPickup }: BillingFieldsProps) {
  const { form, isSameAsShipping, setSameAsShipping } = billing
  const { errors } = form.formState
  const typed = { onChange: () => setSameAsShipping(false) }
  return (
    <fieldset className="mt-3 border-t border-rule pt-4">
      <legend className="sr-only">Billing address</legend>
      <h3 aria-hidden="true" className="title-card mb-1">
        Billing address
      </h3>
      {isPickup ? (
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
      <div className="grid grid-cols-6 gap-x-4 gap-y-1.5">
        <TextField
          className="col-span-6"
          label="Address line 1"
          autoComplete="billing address-line1"
          required
          error={errors.line1?.message}
          {...form.register('line1', typed)}
        />
        <TextField
          className="col-span-6"
          label="Address line 2 (optional)"
          autoComplete="billing address-line2"
          error={errors.line2?.message}
          {...form.register('line2', typed)}
        />
        <TextField
          className="col-span-4"
          label="City"
          autoComplete="billing address-level2"
          required
          error={errors.adminArea2?.message}
          {...form.register('adminArea2', typed)}
        />
        <TextField
          className="col-span-2"
          label="State"
          autoComplete="billing address-level1"
          required
          error={errors.adminArea1?.message}
          {...form.register('adminArea1', typed)}
        />
        <TextField
          className="col-span-3"
          label="ZIP code"
          autoComplete="billing postal-code"
          required
          error={errors.postalCode?.message}
          {...form.register('postalCode', typed)}
        />
        <TextField
          className="col-span-3"
          label="Country code"
          autoComplete="billing country"
          maxLength={2}
          required
          error={errors.countryCode?.message}
          {...form.register('countryCode', typed)}
        />
      </div>
    </fieldset>
  )
}
