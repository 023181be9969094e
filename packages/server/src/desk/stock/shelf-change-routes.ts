import { newJerseyDay, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import {
  LowLevelsRequestSchema,
  PricesRequestSchema,
  StockRequestSchema,
} from '@millrun/commerce/desk/shelf'
import { amountToCents } from '@millrun/commerce/dollars'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { done, type Outcome } from '../../outcome.ts'
import { productByItem } from '../../shelf/product-by-item.ts'
import { titled } from '../../shelf/shelf-change.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'
import { pricesOutcome, stockOutcome } from './change-sentences.ts'
import { putLowLevel, putPrices, putStock, takeBackScheduled } from './shelf-deeds.ts'
import { soldProduct } from './shelf-routes.ts'

/** What the shop's people change on the shelf. Counting is for everybody; what things cost is for those who decide. */
export function shelfChangeRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  app.post('/shelf/prices', DECIDING, async (request, reply) => {
    const { rows, from: day } = parsed(PricesRequestSchema, request.body)
    const hand = { actor: staffOf(request), at: now(), from: beginning(day, now()) }
    const prices = rows.map(({ item, price }) => ({
      productId: idOf(item),
      cents: amountToCents(price) ?? 0,
    }))
    const result = await inTransaction(database, (transaction) =>
      putPrices(transaction, prices, hand),
    )
    return answerOutcome(reply, pricesOutcome(result, hand.from))
  })

  app.post('/shelf/stock', EVERY_ROLE, async (request, reply) => {
    const { mode, rows } = parsed(StockRequestSchema, request.body)
    const hand = { actor: staffOf(request), at: now() }
    const counts = rows.map(({ item, quantity, expected }) => ({
      productId: idOf(item),
      quantity,
      ...(expected !== undefined && { expected }),
    }))
    const result = await inTransaction(database, (transaction) =>
      putStock(transaction, { mode, rows: counts }, hand),
    )
    return answerOutcome(reply, stockOutcome(result))
  })

  app.post('/shelf/low-levels', EVERY_ROLE, async (request, reply) => {
    const { rows } = parsed(LowLevelsRequestSchema, request.body)
    const hand = { actor: staffOf(request), at: now() }
    const levels = rows.map(({ item, level }) => ({ productId: idOf(item), level }))
    await inTransaction(database, async (transaction) => {
      for (const level of levels) await putLowLevel(transaction, level, hand)
    })
    return answerOutcome(reply, levelsSaid(levels))
  })

  app.delete<{ Params: { item: string } }>(
    '/shelf/scheduled/:item',
    DECIDING,
    async (request, reply) => {
      const { id } = soldProduct(request.params.item)
      const hand = { actor: staffOf(request), at: now() }
      const count = await inTransaction(database, (transaction) =>
        takeBackScheduled(transaction, id, hand),
      )
      if (count === 0) throw new Refusal(409, `No price of ${titled(id)} is scheduled.`)
      return answerOutcome(reply, done(`The scheduled price of ${titled(id)} is taken back.`))
    },
  )
}

/** The moment at which a day begins here; undefined for now. */
function beginning(day: string | undefined, at: Date): Date | undefined {
  if (day === undefined) return undefined
  const today = newJerseyDay(at)
  if (day < today) throw new Refusal(422, 'This day has passed; please choose a later one.')
  return day === today ? undefined : newJerseyMidnight(day)
}

/** What is not known is called as it was typed, and refused where it is changed. */
function idOf(item: string): string {
  return productByItem(item)?.id ?? item
}

function levelsSaid(
  levels: readonly { readonly productId: string; readonly level: number }[],
): Outcome {
  const [first, ...others] = levels
  return first === undefined || others.length > 0
    ? done(`${levels.length} low levels are set.`)
    : done(`${titled(first.productId)} is low below ${first.level}.`)
}
