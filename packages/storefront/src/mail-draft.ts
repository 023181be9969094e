import { business } from './business.ts'

/** The address of a mail draft to the business. */
export function mailDraft(subject: string, body = ''): string {
  const query = `subject=${encodeURIComponent(subject)}`
  return `mailto:${business.email}?${body === '' ? query : `${query}&body=${encodeURIComponent(body)}`}`
}

/** Opens a draft for a quote on a product or project in a new window. */
export function quoteDraft(productTitle: string): string {
  return mailDraft(`Quote Request for ${productTitle}`)
}

export const CONSULTATION_DRAFT = mailDraft('Schedule Consultation Request')
