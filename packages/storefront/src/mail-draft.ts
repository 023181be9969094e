import { business } from '@millrun/commerce/business'

/** The address of a mail draft to the business. */
export function mailDraft(subject: string, body = ''): string {
  const query = `subject=${encodeURIComponent(subject)}`
  // Lines of a mail end in CR LF (RFC 6068).
  const lines = encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${business.email}?${body === '' ? query : `${query}&body=${lines}`}`
}

/** Opens a draft for a quote on a product or project in a new window. */
export function quoteDraft(productTitle: string): string {
  return mailDraft(`Quote Request for ${productTitle}`)
}

export const CONSULTATION_DRAFT = mailDraft('Schedule Consultation Request')
