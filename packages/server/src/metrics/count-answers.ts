import { SIGN_IN_PATH } from '@millrun/accounts/sign-in-desk'
import { ACCOUNT_API } from '@millrun/commerce/account/account-api'
import { DESK_API } from '@millrun/commerce/desk/desk-api'
import { FUNCTIONS_PATH } from '@millrun/commerce/functions'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** From what a page takes to the longest that PayPal is waited for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What of the shop is asked, each as one. */
const PARTS = [
  [DESK_API, 'desk'],
  [ACCOUNT_API, 'account'],
  [SIGN_IN_PATH, 'sign-in'],
  ['/webhooks', 'webhooks'],
  // What watches the shop asks all day, and is no buyer.
  ['/healthz', 'watch'],
  ['/readyz', 'watch'],
  ['/metrics', 'watch'],
] as const

/** Counts answers by what was called, how it ended and how long it took; each function of the shop for itself. */
export function countAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'millrun_answer_seconds',
    help: 'How long answers took: of each function, of pages, account, desk, sign-in, webhooks and what watches the shop as one.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  })
  const limited = new Counter({
    name: 'millrun_limited_calls_total',
    help: 'Calls that were refused because there were too many from one address.',
    labelNames: ['call'],
    registers,
  })
  const calls = new Map<string, string>()

  app.addHook('onRoute', ({ url }) => {
    const call = callOf(url)
    calls.set(url, call)
    limited.inc({ call }, 0)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw
    const call = calls.get(request.routeOptions.url ?? '') ?? 'pages'
    seconds.observe({ call, status: `${Math.floor(statusCode / 100)}xx` }, reply.elapsedTime / 1000)
    if (statusCode === 429) limited.inc({ call })
    done()
  })
}

function callOf(url: string): string {
  const name = url.startsWith(`${FUNCTIONS_PATH}/`) && url.slice(FUNCTIONS_PATH.length + 1)
  // What is no function's name is a stranger's word.
  if (name !== false) return name === '*' ? 'unknown' : name
  return PARTS.find(([path]) => url.startsWith(path))?.[1] ?? 'pages'
}
