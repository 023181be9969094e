import { DONE, type Outcome } from '@millrun/ui/asking/outcome'
import { saveFile } from '@millrun/ui/asking/save-file'
import { sendAccount } from '../ask-account.ts'

/** Has the browser save the invoice of an order. No link could carry the session's token. */
export async function saveInvoice(orderNumber: string): Promise<Outcome<undefined>> {
  const answer = await sendAccount(`orders/${orderNumber}/invoice.pdf`)
  if (!answer.ok) return answer
  saveFile(await answer.data.blob(), `invoice-${orderNumber}.pdf`)
  return DONE
}
