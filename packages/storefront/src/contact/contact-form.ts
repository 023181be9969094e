import { emailAddress } from '@millrun/commerce/email-address'
import { z } from 'zod/mini'

function field(limit: number, tooLong: string) {
  return z.string().check(z.trim(), z.maxLength(limit, tooLong))
}

/** What a visitor writes to us; checked when it is sent, with the messages shown under the fields. */
export const ContactFormSchema = z.object({
  name: field(100, 'Name must be less than 100 characters').check(
    z.minLength(1, 'Name is required'),
  ),
  email: field(255, 'Email must be less than 255 characters').check(
    emailAddress('Invalid email address'),
  ),
  phone: field(20, 'Phone number must be less than 20 characters'),
  subject: field(200, 'Subject must be less than 200 characters').check(
    z.minLength(1, 'Subject is required'),
  ),
  message: field(1000, 'Message must be less than 1000 characters').check(
    z.minLength(1, 'Message is required'),
  ),
})

export type ContactForm = z.infer<typeof ContactFormSchema>
export type ContactField = keyof ContactForm
export type ContactErrors = Readonly<Partial<Record<ContactField, string | undefined>>>

export const EMPTY_CONTACT_FORM: ContactForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

export type ContactCheck =
  | { readonly ok: true; readonly form: ContactForm }
  | { readonly ok: false; readonly errors: ContactErrors }

/** The trimmed form, or the first message of each field that is wrong. */
export function checkContactForm(form: ContactForm): ContactCheck {
  const parsed = ContactFormSchema.safeParse(form)
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors: Partial<Record<ContactField, string | undefined>> = {}
  for (const issue of parsed.error.issues) {
    const wrong = CONTACT_FIELDS.find((name) => name === issue.path[0])
    if (wrong !== undefined) errors[wrong] ??= issue.message
  }
  return { ok: false, errors }
}

export const CONTACT_FIELDS: readonly ContactField[] = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
]

/** The body of the mail draft, one line for each field. */
export function contactDraftBody(form: ContactForm): string {
  return [
    `Name: ${form.name}`,
    `Email: ${form.email}`,
    `Phone: ${form.phone === '' ? 'Not provided' : form.phone}`,
    `Subject: ${form.subject}`,
    `Message: ${form.message}`,
  ].join('\n')
}
