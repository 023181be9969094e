import { FUNCTIONS_PATH, RefusalSchema, type FunctionName } from '@millrun/commerce/functions'
import { untilOnline } from '@millrun/ui/asking/until-online'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import type { z } from 'zod/mini'

/** What came of a call. Without a `status` no answer arrived, and nobody knows what was done. */
export type Reply<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status?: number; readonly error?: string }

/** Whoever pays hears at once that the network is away. All else goes on by itself when it is back. */
const OF_A_PAYMENT: ReadonlySet<FunctionName> = new Set([
  'get-paypal-config',
  'create-paypal-order',
  'capture-paypal-order',
])

/** Longer than the server itself waits for PayPal, with its own repeats. */
const PATIENCE_MS = 60_000

/**
 * Calls a function of the server, when there is a network. A refusal comes back with its sentence and status; an answer that
 * is not what was agreed upon counts as a fault of the server (502).
 */
export async function callFunction<T>(
  name: FunctionName,
  schema: z.ZodMiniType<T>,
  body?: Record<string, unknown>,
  timeout = PATIENCE_MS,
): Promise<Reply<T>> {
  if (!OF_A_PAYMENT.has(name)) await untilOnline()
  const { data, error } = await client().invoke<unknown>(name, {
    ...(body !== undefined && { body }),
    timeout,
  })
  if (error instanceof FunctionsHttpError) return readRefusal(error.context)
  if (error !== null) return { ok: false }
  const parsed = schema.safeParse(data)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, status: 502 }
}

async function readRefusal(context: unknown): Promise<Reply<never>> {
  if (!(context instanceof Response)) return { ok: false }
  const body: unknown = await context.json().catch(() => undefined)
  const parsed = RefusalSchema.safeParse(body)
  const { status } = context
  return parsed.success ? { ok: false, status, error: parsed.data.error } : { ok: false, status }
}

let made: FunctionsClient | undefined

function client(): FunctionsClient {
  made ??= new FunctionsClient(new URL(baseUrl(), window.location.origin).href, {
    headers: publicKey(),
  })
  return made
}

function baseUrl(): string {
  const { VITE_FUNCTIONS_URL: url = '' } = import.meta.env
  return url === '' ? FUNCTIONS_PATH : url
}

/** The anonymous public key, for a hosted functions service; our own server asks for none. */
function publicKey(): Record<string, string> {
  const { VITE_FUNCTIONS_KEY: key = '' } = import.meta.env
  return key === '' ? {} : { apikey: key }
}
