import { addressLine, business } from '../business.ts'

/** How an invoice is paid, in sentences. */
export function howToPay(orderNumber: string): string {
  return (
    `Please write ${orderNumber} on your check, payable to ${business.name}, ${addressLine()}. ` +
    `To pay by transfer, please call ${business.phone}.`
  )
}
