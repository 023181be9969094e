import { addressLine, business } from '../business.ts'

/** How an invoice is paid, in sentences. */
export function howToPay(orderNumber: string): string {
  return (
    `Please make checks payable to ${business.name}, ${addressLine()}, and write ${orderNumber} on them. ` +
    `To pay by transfer, please call ${business.phone}.`
  )
}
