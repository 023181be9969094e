import { z } from 'zod'
import { declineCode } from '../card/card-declines.ts'
import type { Approval } from '../ledger/order.ts'

/** With a `cardholder` the order is paid by card, else from the wallet. */
export const testApprovalSchema = z.object({
  funding: z.enum(['balance', 'refused-bank', 'pending-bank']).default('balance'),
  cardholder: z.string().optional(),
})

/** The approval a test asks for without a browser; its card is a Visa that ends in 1881. */
export function testApproval(asked: z.infer<typeof testApprovalSchema>): Approval {
  const { funding, cardholder: name } = asked
  if (name === undefined) return { source: 'paypal', funding }
  const code = declineCode(name)
  const card = {
    name,
    lastDigits: '1881',
    brand: 'VISA',
    expiry: '2035-12',
    declineCode: code,
    cvvFailed: code === '00N7',
    billingAddress: undefined,
  }
  return { source: 'card', card }
}
