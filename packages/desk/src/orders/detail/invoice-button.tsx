import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'

/** Has the invoice of an order that was sold. */
export function InvoiceButton({ orderNumber }: { orderNumber: string }) {
  return (
    <PressedButton
      look="tool"
      action="Invoice (PDF)"
      doing="Saving…"
      press={() => saveFromDesk(`orders/${orderNumber}/invoice.pdf`, `invoice-${orderNumber}.pdf`)}
    />
  )
}
