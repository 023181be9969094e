import { z } from 'zod/mini'
import { REFERENCE_FIELDS, REFERENCE_LABELS, type OrderReferences } from './order-references.ts'

type SentReferences = { readonly [Field in keyof OrderReferences]?: string | undefined }

const ReferencesSchema = z.object(REFERENCE_FIELDS)
const FIELDS = ['poNumber', 'jobName', 'invoiceEmail'] as const

/** The references that came with an order, or the sentence that says which of them it cannot have. */
export function checkReferences({
  poNumber = '',
  jobName = '',
  invoiceEmail = '',
}: SentReferences):
  | { readonly ok: true; readonly references: OrderReferences }
  | { readonly ok: false; readonly error: string } {
  const parsed = ReferencesSchema.safeParse({ poNumber, jobName, invoiceEmail })
  if (parsed.success) return { ok: true, references: parsed.data }
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const field = FIELDS.find((name) => name === path[0])
    return field === undefined ? message : `${REFERENCE_LABELS[field]}: ${message}`
  })
  return { ok: false, error: `${sentences.join('. ')}.` }
}
