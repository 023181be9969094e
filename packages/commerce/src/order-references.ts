import { z } from 'zod/mini'
import { isEmailAddress } from './email-address.ts'
import { oneLine, tooLong } from './text-field.ts'

/** What the buyer's own papers call an order; each may stay empty. */
export interface OrderReferences {
  readonly poNumber: string
  readonly jobName: string
  /** Who is to get the invoice, besides the buyer. */
  readonly invoiceEmail: string
}

export const NO_REFERENCES: OrderReferences = { poNumber: '', jobName: '', invoiceEmail: '' }

/** What they are called, in the form and where one of them is refused. */
export const REFERENCE_LABELS: Readonly<Record<keyof OrderReferences, string>> = {
  poNumber: 'PO number',
  jobName: 'Job name',
  invoiceEmail: 'E-mail for the invoice',
}

/** Longest texts in characters: what programs of the trade take as a PO number, and PayPal as an e-mail address. */
export const REFERENCE_MAX = {
  poNumber: 128,
  jobName: 128,
  invoiceEmail: 254,
} as const satisfies Record<keyof OrderReferences, number>

function line(field: keyof OrderReferences) {
  const max = REFERENCE_MAX[field]
  return z.string().check(z.overwrite(oneLine), z.maxLength(max, tooLong(max)))
}

/** The fields of a form or of a call; each comes out as one line, trimmed. */
export const REFERENCE_FIELDS = {
  poNumber: line('poNumber'),
  jobName: line('jobName'),
  invoiceEmail: line('invoiceEmail').check(
    z.refine(
      (value) => value === '' || isEmailAddress(value),
      'Please enter a valid email address',
    ),
  ),
} as const satisfies Record<keyof OrderReferences, z.ZodMiniType<string>>

type SentReferences = { readonly [Field in keyof OrderReferences]?: string | undefined }

/** The references that came with an order, or the sentence that says which of them it cannot have. */
export function checkReferences({
  poNumber = '',
  jobName = '',
  invoiceEmail = '',
}: SentReferences):
  | { readonly ok: true; readonly references: OrderReferences }
  | { readonly ok: false; readonly error: string } {
  const parsed = z.object(REFERENCE_FIELDS).safeParse({ poNumber, jobName, invoiceEmail })
  if (parsed.success) return { ok: true, references: parsed.data }
  const sentences = parsed.error.issues.map(({ path: [field], message }) =>
    isField(field) ? `${REFERENCE_LABELS[field]}: ${message}` : message,
  )
  return { ok: false, error: `${sentences.join('. ')}.` }
}

function isField(field: PropertyKey | undefined): field is keyof OrderReferences {
  return field !== undefined && Object.hasOwn(REFERENCE_FIELDS, field)
}

/** Those that were filled in; nothing at all stands for an empty one. */
export function filledReferences(references: OrderReferences): Partial<OrderReferences> {
  const { poNumber, jobName, invoiceEmail } = references
  return {
    ...(poNumber === '' ? {} : { poNumber }),
    ...(jobName === '' ? {} : { jobName }),
    ...(invoiceEmail === '' ? {} : { invoiceEmail }),
  }
}

/**
 * What the buyer's own papers call an order, and who gets them, on one line:
 * `PO number 4711 · Job Elm Street · Invoice to office@example.com`; empty for nothing.
 */
export function referencesText({
  poNumber = '',
  jobName = '',
  invoiceEmail = '',
}: Partial<OrderReferences>): string {
  return [
    ...(poNumber === '' ? [] : [`PO number ${poNumber}`]),
    ...(jobName === '' ? [] : [`Job ${jobName}`]),
    ...(invoiceEmail === '' ? [] : [`Invoice to ${invoiceEmail}`]),
  ].join(' · ')
}
