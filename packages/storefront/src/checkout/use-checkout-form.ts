import { zodResolver } from '@hookform/resolvers/zod'
import {
  CheckoutFormSchema,
  type CheckoutField,
  type CheckoutForm,
} from '@millrun/commerce/checkout-form'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { formDraft } from './kept/form-draft.ts'

interface CheckoutFormAccess {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
  /** Names of the fields that keep the form from being complete. */
  readonly missing: readonly string[]
}

const LABELED: readonly (readonly [CheckoutField, string])[] = [
  ['email', 'Email'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['phone', 'Phone'],
  ['streetAddress', 'Street address'],
  ['secondaryAddress', 'Apartment/suite'],
  ['city', 'City'],
  ['state', 'State'],
  ['zipCode', 'ZIP code'],
  ['poNumber', 'PO number'],
  ['jobName', 'Job name'],
  ['invoiceEmail', 'E-mail for the invoice'],
]
const LABELS: ReadonlyMap<PropertyKey, string> = new Map(LABELED)

/** A field that is still being typed in is not interrupted; leaving it ends the wait. */
export const ERROR_DELAY_MS = 500

/**
 * What the buyer types. A field speaks up when it is changed or left, once the typing rests; whether
 * the form is complete is known at every key.
 */
export function useCheckoutForm(): CheckoutFormAccess {
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(CheckoutFormSchema),
    mode: 'all',
    delayError: ERROR_DELAY_MS,
    defaultValues: formDraft.read(),
  })
  const values = useWatch({ control: form.control, compute: (current: CheckoutForm) => current })
  useEffect(() => formDraft.keep(values), [values])
  useEffect(() => void form.trigger(typedFields(form.getValues())), [form])
  return { form, values, missing: missingFields(values) }
}

/** What this tab has kept was typed before: what is wrong with it is said without anybody touching it. */
function typedFields(draft: CheckoutForm): readonly CheckoutField[] {
  return LABELED.map(([field]) => field).filter((field) => draft[field].trim() !== '')
}

function missingFields(values: CheckoutForm): readonly string[] {
  const parsed = CheckoutFormSchema.safeParse(values)
  if (parsed.success) return []
  const names = parsed.error.issues.map(({ path: [field = ''] }) => LABELS.get(field) ?? 'details')
  return [...new Set(names)]
}
