import type { CaptureOrderResponse } from '@millrun/commerce/functions'
import type { Reply } from '../functions-client.ts'

interface PlacedOrder {
  readonly orderNumber?: string
  /** Path of the page that shows the order. */
  readonly orderLink?: string
}

export type CaptureOutcome =
  | ({ readonly kind: 'paid' } & PlacedOrder)
  /** Nothing was charged. `canRestart`: the same PayPal order may be approved in another way. */
  | { readonly kind: 'refused'; readonly message: string; readonly canRestart: boolean }
  /** Money may have been taken; the shop is finding out. */
  | ({ readonly kind: 'pending' } & PlacedOrder)
  /** No answer that could be believed: the same question may be asked again. */
  | { readonly kind: 'unknown' }

/** Statuses that speak of this one request and not of the payment. */
const ASK_AGAIN = new Set([408, 425, 429])

const NOT_PROCESSED = 'Payment could not be processed. Please try again.'

/** What an answer to `capture-paypal-order` means. Only a definite refusal counts as one. */
export function captureOutcome(reply: Reply<CaptureOrderResponse>): CaptureOutcome {
  if (reply.ok) return readAnswer(reply.data)
  const { status = 0, error } = reply
  const isDefinite = status >= 400 && status < 500 && !ASK_AGAIN.has(status)
  return isDefinite ? refused(error ?? NOT_PROCESSED) : { kind: 'unknown' }
}

function readAnswer(answer: CaptureOrderResponse): CaptureOutcome {
  const { success, pending = false, restart = false, orderNumber, orderLink, error } = answer
  const placed = {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(orderLink !== undefined && { orderLink }),
  }
  if (success) return { kind: 'paid', ...placed }
  if (pending) return { kind: 'pending', ...placed }
  return refused(error, restart)
}

function refused(message = 'Payment capture failed', canRestart = false): CaptureOutcome {
  return { kind: 'refused', message, canRestart }
}
