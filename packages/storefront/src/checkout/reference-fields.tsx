import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from './form-field.tsx'

interface ReferenceFieldsProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
}

/** What the buyer's own papers call the order: folded away until somebody wants it, open where something is filled in. */
export function ReferenceFields({ form, values }: ReferenceFieldsProps) {
  const { errors } = form.formState
  const isFilled = [values.poNumber, values.jobName, values.invoiceEmail].some(
    (text) => text !== '',
  )
  const [isUnfolded, setUnfolded] = useState(isFilled)
  const isWrong = [errors.poNumber, errors.jobName, errors.invoiceEmail].some(
    (error) => error !== undefined,
  )
  const isOpen = isUnfolded || isWrong
  const id = useId()
  return (
    <div className="mt-5 border-t border-rule pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-[15px]"
        onClick={() => setUnfolded(!isOpen)}
      >
        Add a PO number or job name
        <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields form={form} />}
      </div>
    </div>
  )
}

function Fields({ form }: Pick<ReferenceFieldsProps, 'form'>) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 pt-3 sm:grid-cols-2">
      <p className="mb-1 text-[15px] text-ink-2 sm:col-span-2">
        All optional. They stand on every paper of the order.
      </p>
      <FormField form={form} name="poNumber" label="PO number" autoComplete="off" />
      <FormField form={form} name="jobName" label="Job name" autoComplete="off" />
      <FormField
        form={form}
        name="invoiceEmail"
        className="sm:col-span-2"
        label="E-mail for the invoice"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="Gets a copy of the papers, besides the address above."
      />
    </div>
  )
}
