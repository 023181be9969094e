import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { createResource } from '@millrun/ui/first/resource'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Folded } from './folded.tsx'

interface ReferenceFieldsProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
}

const inputsChunk = createResource(() => import('./reference-inputs.tsx'))

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
  return (
    <Folded
      title="Add a PO number or job name"
      isOpen={isOpen}
      onToggle={() => setUnfolded(!isOpen)}
    >
      <LateInputs form={form} />
    </Folded>
  )
}

function LateInputs(props: Pick<ReferenceFieldsProps, 'form'>) {
  const inputs = inputsChunk.use()
  return <inputs.ReferenceInputs {...props} />
}
