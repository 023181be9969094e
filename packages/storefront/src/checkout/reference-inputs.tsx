import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { REFERENCE_LABELS } from '@millrun/commerce/order-references'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '@millrun/ui/form/form-field.tsx'

/** What the buyer's own papers call the order. */
export function ReferenceInputs({ form }: { readonly form: UseFormReturn<CheckoutForm> }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 pt-3 sm:grid-cols-2">
      <p className="mb-1 text-[15px] text-ink-2 sm:col-span-2">
        All optional. They stand on every paper of the order.
      </p>
      <FormField form={form} name="poNumber" label={REFERENCE_LABELS.poNumber} autoComplete="off" />
      <FormField form={form} name="jobName" label={REFERENCE_LABELS.jobName} autoComplete="off" />
      <FormField
        form={form}
        name="invoiceEmail"
        className="sm:col-span-2"
        label={REFERENCE_LABELS.invoiceEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="Gets a copy of the papers, besides the address above."
      />
    </div>
  )
}
