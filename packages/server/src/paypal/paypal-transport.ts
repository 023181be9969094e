import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { bulletin } from '../bulletin.ts'
import { PayPalError } from './paypal-error.ts'

/** One request, as it is repeated. */
export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

const Refused = z.object({
  name: z.optional(z.string()),
  error: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
})

export const PAYPAL_OUTCOMES = ['done', 'refused', 'unknown'] as const

/** How a try of a call ended. */
interface PayPalTry {
  readonly call: string
  readonly outcome: (typeof PAYPAL_OUTCOMES)[number]
  readonly ms: number
}

/** Tells of each try. */
export const payPalTries = bulletin<PayPalTry>()

/** No new try is begun after this long: the buyer is waiting. */
const PATIENCE_MS = 40_000
const LONGEST_PAUSE_MS = 10_000
/** Answers below 500 that do not say that the work was refused. */
const UNDECIDED = new Set([408, 409, 425, 429])

export type Send = <T>(call: Call, read: (reply: unknown) => T) => Promise<T>

/**
 * Sends calls to one origin and gives what `read` makes of the reply. What failed without a decision
 * is repeated with the same headers, after pauses of about `retryDelaysMs`. Throws `PayPalError`; a
 * refusal that follows a try without a decision is in doubt.
 */
export function payPalTransport(origin: string, retryDelaysMs: readonly number[]): Send {
  return async function send(call, read) {
    const giveUpAt = performance.now() + PATIENCE_MS
    let isInDoubt = false
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await tryOnce(origin, call, read)
      } catch (cause) {
        const failure = asPayPalError(call, cause)
        const error: PayPalError = isInDoubt ? failure.inDoubt(call.name) : failure
        isInDoubt = error.isInDoubt
        const delayMs = retryDelaysMs[attempt]
        if (error.failure === 'refused' || delayMs === undefined) throw error
        const jitteredMs = delayMs * (0.75 + Math.random() / 2)
        const pauseMs = Math.max(jitteredMs, Math.min(error.retryAfterMs ?? 0, LONGEST_PAUSE_MS))
        if (performance.now() + pauseMs > giveUpAt) throw error
        await wait(pauseMs)
      }
    }
  }
}

async function tryOnce<T>(origin: string, call: Call, read: (reply: unknown) => T): Promise<T> {
  const began = performance.now()
  const tell = (outcome: PayPalTry['outcome']) =>
    payPalTries.tell({ call: call.name, outcome, ms: performance.now() - began })
  try {
    const reply = read(await sendOnce(origin, call))
    tell('done')
    return reply
  } catch (cause) {
    tell(asPayPalError(call, cause).failure)
    throw cause
  }
}

async function sendOnce(origin: string, call: Call): Promise<unknown> {
  // Not AbortSignal.timeout: that one lives on, with all it holds, long after the answer.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), call.timeoutMs)
  try {
    return await exchange(origin, call, patience.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function exchange(origin: string, call: Call, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${origin}${call.path}`, {
    method: call.method,
    headers: call.headers,
    body: call.body ?? null,
    redirect: 'error',
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw refusal(call, response, text)
  return JSON.parse(text)
}

function refusal(call: Call, response: Response, text: string): PayPalError {
  const { status, headers } = response
  const issue = issueIn(text)
  // What does not speak as PayPal does is something in between, and knows nothing of the work.
  const isDecided = status < 500 && !UNDECIDED.has(status) && issue !== undefined
  const retryAfterS = Number(headers.get('retry-after'))
  return new PayPalError(call.name, {
    failure: isDecided ? 'refused' : 'unknown',
    status,
    issue,
    debugId: headers.get('paypal-debug-id') ?? undefined,
    retryAfterMs: Number.isFinite(retryAfterS) ? retryAfterS * 1000 : undefined,
  })
}

/** PayPal answers in its own shape, in OAuth's, or with a page of HTML from something in between. */
function issueIn(text: string): string | undefined {
  try {
    const refused = Refused.parse(JSON.parse(text))
    return refused.details?.[0]?.issue ?? refused.name ?? refused.error
  } catch {
    return undefined
  }
}

function asPayPalError(call: Call, cause: unknown): PayPalError {
  if (cause instanceof PayPalError) return cause
  return new PayPalError(call.name, { failure: 'unknown', cause })
}
