import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BentCapture } from '../ledger/capture-order.ts'
import type { Refund } from '../ledger/order.ts'
import { checkedHundredths } from '../ledger/money.ts'
import { Refusal, detail, isRefusalStatus } from '../refusal.ts'
import type { Call, Effect, Scenarios } from './scenario.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    effect?: Effect
    bentCapture?: BentCapture
    bentRefund?: Refund['status']
  }
}

/** The order, capture or refund that a call is about stands in its path. */
const Params = z.object({ id: z.optional(z.string()) }).catch({})
const RefundEnd = z.enum(['COMPLETED', 'PENDING', 'FAILED']).catch('FAILED')

/** Lets the scenarios come true: before the work, in what the work does, and before its answer. */
export function addInterference(app: FastifyInstance, scenarios: Scenarios): void {
  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config
    const effect = call && scenarios.take(call, Params.parse(request.params).id)
    if (!effect) return
    request.effect = effect
    request.bentCapture = bentCapture(effect)
    if (effect.kind === 'ends') request.bentRefund = RefundEnd.parse(effect.status)
    if ('moment' in effect && effect.moment === 'before') await strike(effect, request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { effect } = request
    if (effect?.kind === 'delays') await setTimeout(effect.delayMs)
    if (effect?.kind === 'lags') return withoutPayments(String(payload), effect.status)
    if (!effect || !('moment' in effect) || effect.moment === 'before') return payload
    if (effect.kind === 'drops') {
      request.raw.socket.destroy()
      return payload
    }
    if (effect.kind === 'garbles') return garble(effect, reply)
    reply.code(effect.status)
    return JSON.stringify(errorBody(effect, reply))
  })
}

const OrderText = z.looseObject({ purchase_units: z.optional(z.array(z.looseObject({}))) })

/** An order as records show it that have not caught up. */
function withoutPayments(text: string, status: string): string {
  const order = OrderText.parse(JSON.parse(text))
  const units = order.purchase_units?.map((unit) => ({ ...unit, payments: undefined }))
  return JSON.stringify({ ...order, status, purchase_units: units })
}

type Strike = Extract<Effect, { moment: 'before' | 'after' }>

async function strike(effect: Strike, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (effect.kind === 'drops') {
    reply.hijack()
    request.raw.socket.destroy()
    return
  }
  if (effect.kind === 'garbles') {
    await reply.send(garble(effect, reply))
    return
  }
  if (effect.status === 429) reply.header('retry-after', '1')
  await reply.code(effect.status).send(errorBody(effect, reply))
}

function garble({ as, status }: Extract<Effect, { kind: 'garbles' }>, reply: FastifyReply): string {
  reply.code(as === 'html' ? status : 200).type(as === 'html' ? 'text/html' : 'application/json')
  return as === 'html' ? `<html><body><h1>${status}</h1></body></html>` : '{"id":"5O190127TN3'
}

function errorBody(effect: Extract<Effect, { kind: 'answers' }>, reply: FastifyReply): object {
  if (effect.status === 401) {
    return { error: 'invalid_token', error_description: 'Access Token not found in cache' }
  }
  const status = isRefusalStatus(effect.status) ? effect.status : 500
  const details = effect.issue === undefined ? [] : [detail(effect.issue)]
  return new Refusal(status, details).body(String(reply.getHeader('paypal-debug-id') ?? ''))
}

function bentCapture(effect: Effect): BentCapture {
  if (effect.kind === 'takes') {
    const amount = { currency_code: 'USD', value: effect.value }
    return { takenHundredths: checkedHundredths(amount) }
  }
  if (effect.kind === 'doubles') return { times: 2 }
  if (effect.kind !== 'ends') return {}
  const { status, reason, responseCode } = effect
  return {
    outcome: {
      status,
      pendingReason: status === 'PENDING' ? (reason ?? 'PENDING_REVIEW') : undefined,
      ...(responseCode !== undefined && { responseCode }),
    },
  }
}
