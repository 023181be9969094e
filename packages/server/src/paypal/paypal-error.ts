/** Whether a call failed for good, or nobody knows whether PayPal did the work. */
export type PayPalFailure = 'refused' | 'unknown'

interface PayPalErrorDetails {
  readonly failure: PayPalFailure
  readonly status?: number | undefined
  /** PayPal's own word for a refusal, such as `INSTRUMENT_DECLINED`. */
  readonly issue?: string | undefined
  /** What PayPal's support asks for. */
  readonly debugId?: string | undefined
  /** How long PayPal asks to be left alone. */
  readonly retryAfterMs?: number | undefined
  /** An earlier try of the same request ended so that nobody knows whether PayPal did the work. */
  readonly isInDoubt?: boolean
  readonly cause?: unknown
}

/** A call to PayPal that did not succeed. With `unknown` the work may have been done all the same. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError'
  readonly failure: PayPalFailure
  readonly status: number | undefined
  readonly issue: string | undefined
  readonly debugId: string | undefined
  readonly retryAfterMs: number | undefined
  readonly isInDoubt: boolean

  constructor(call: string, details: PayPalErrorDetails) {
    const { failure, status, issue, cause } = details
    super(`PayPal: ${call} ${failure} (${issue ?? status ?? 'no answer'})`, { cause })
    this.failure = failure
    this.status = status
    this.issue = issue
    this.debugId = details.debugId
    this.retryAfterMs = details.retryAfterMs
    this.isInDoubt = details.isInDoubt ?? failure === 'unknown'
  }

  /** The same refusal, after a try that may have done the work all the same. */
  inDoubt(call: string): PayPalError {
    const { failure, status, issue, debugId, retryAfterMs, cause } = this
    const details = { failure, status, issue, debugId, retryAfterMs, cause }
    return new PayPalError(call, { ...details, isInDoubt: true })
  }
}
