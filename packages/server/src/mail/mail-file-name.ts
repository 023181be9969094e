import type { MailKind } from './mail.ts'

/** What a mail about an order is called where mails are files. */
export function mailFileName(
  orderNumber: string,
  { kind, copy }: { readonly kind: MailKind; readonly copy: number },
): string {
  return `${orderNumber}-${kind}${copy === 1 ? '' : `-${copy}`}.eml`
}
