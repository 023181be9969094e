import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { saveInvoice } from './save-invoice.ts'

/** Has the invoice of an order. */
export function InvoiceButton({ orderNumber }: { orderNumber: string }) {
  return (
    <PressedButton
      look="tool"
      action="Invoice (PDF)"
      doing="Fetching…"
      aria-label={`Invoice (PDF): ${orderNumber}`}
      press={() => saveInvoice(orderNumber)}
    />
  )
}
