import { z } from 'zod'
import type { TestPayPal } from '../../testing/open-shop.ts'

/** What PayPal shows of money that was taken, whether or not some of it was given back since. */
const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

const Latest = z.object({ captures: z.array(z.object({ id: z.string() })) })
const Payment = z.looseObject({
  id: z.string(),
  custom_id: z.string(),
  invoice_id: z.string(),
  amount: z.object({ value: z.string() }),
})

/** A payment as PayPal tells of it. */
export type PaymentAtPayPal = z.infer<typeof Payment>

/** All money that PayPal has taken for the shop. */
export async function readPayments(payPal: TestPayPal): Promise<readonly PaymentAtPayPal[]> {
  const latest = await Promise.all(
    TAKEN.map((status) => payPal.control(`/latest-captures?status=${status}`)),
  )
  const ids = latest.flatMap(({ body }) => Latest.parse(body).captures.map(({ id }) => id))
  const answers = await Promise.all(ids.map((id) => payPal.rest(`/v2/payments/captures/${id}`)))
  return answers.map(({ body }) => Payment.parse(body))
}

/** PayPal's activity report of them, as CSV. */
export function activityReport(payments: readonly PaymentAtPayPal[]): string {
  const rows = payments.map(({ id, custom_id: custom, invoice_id: invoice, amount }) => [
    'Express Checkout Payment',
    amount.value,
    id,
    custom,
    invoice,
  ])
  const headings = ['Type', 'Gross', 'Transaction ID', 'Custom Number', 'Invoice Number']
  const quoted = [headings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(','))
  return `\uFEFF${quoted.join('\r\n')}\r\n`
}
