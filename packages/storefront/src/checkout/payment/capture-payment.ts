import { CaptureOrderResponseSchema, type OrderData } from '@millrun/commerce/functions'
import { captureOutcome, type CaptureOutcome } from './capture-outcome.ts'
import { callFunction } from '../functions-client.ts'

/** About half a minute in all: a tunnel, a change from wireless to mobile network. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]

type KnownOutcome = Exclude<CaptureOutcome, { kind: 'unknown' }>

/**
 * Takes the money for an approved order. An answer that got lost is asked for again, which charges
 * nobody twice: the server takes the money of one PayPal order once. Then it is for the shop to find
 * out, and the payment is pending.
 */
export async function capturePayment(orderID: string, order: OrderData): Promise<KnownOutcome> {
  for (const pauseMs of [...PAUSES_MS, undefined]) {
    const outcome = captureOutcome(
      await callFunction('capture-paypal-order', CaptureOrderResponseSchema, {
        orderID,
        orderData: order,
      }),
    )
    if (outcome.kind !== 'unknown') return outcome
    if (pauseMs !== undefined) await pause(pauseMs)
  }
  return { kind: 'pending' }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
