import { z } from 'zod/mini'
import { amountToCents } from '../dollars.ts'
import { DayFieldSchema } from './day-field.ts'
import { LONGEST_SEARCH } from './order-query.ts'

/** Ways to look at the shelf: all of it, what runs out, what is counted, what gets another price. */
export const SHELF_VIEWS = ['all', 'low', 'counted', 'scheduled'] as const
export type ShelfView = (typeof SHELF_VIEWS)[number]

/** How a product sells: counted or not, `out` is what cannot be ordered. */
export const SOLD_STATES = ['in stock', 'low', 'out'] as const
export type SoldState = (typeof SOLD_STATES)[number]

/** More of one thing is not in the shop. */
const MOST_ROWS = 1000

export const ShelfQuerySchema = z.object({
  search: z._default(
    z
      .string()
      .check(z.maxLength(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} letters.`)),
    '',
  ),
  show: z._default(z.enum(SHELF_VIEWS, `Show must be one of: ${SHELF_VIEWS.join(', ')}.`), 'all'),
})
export type ShelfQuery = z.infer<typeof ShelfQuerySchema>

/** A product as the desk sees it: amounts are two-decimal strings, what is null is not counted or not scheduled. */
export const ShelfEntrySchema = z.object({
  item: z.string(),
  title: z.string(),
  family: z.string(),
  price: z.string(),
  /** The price that comes next, and the moment from which on it holds. */
  scheduled: z.nullable(z.object({ price: z.string(), from: z.string() })),
  /** Pieces that are there, those held included. */
  quantity: z.nullable(z.number()),
  /** Kept for orders that are being paid. */
  held: z.number(),
  /** Below it the product is low. */
  lowLevel: z.nullable(z.number()),
  /** The day in New Jersey on which it is expected back, once it is sold out; it may have passed. */
  backOn: z.nullable(z.string()),
  state: z.enum(SOLD_STATES),
})
export type ShelfEntry = z.infer<typeof ShelfEntrySchema>

export const ShelfSchema = z.object({ entries: z.array(ShelfEntrySchema) })

/** How the stock of a product has changed, the newest first. */
export const ShelfMovesSchema = z.object({
  moves: z.array(
    z.object({
      at: z.string(),
      change: z.number(),
      after: z.number(),
      reason: z.enum(['sold', 'set', 'added', 'put back', 'uncounted']),
      /** Of the order that took it or gave it back. */
      orderNumber: z.nullable(z.string()),
      /** Who changed it; null for a buyer. */
      actor: z.nullable(z.string()),
    }),
  ),
})
export type ShelfMove = z.infer<typeof ShelfMovesSchema>['moves'][number]

const PRICE = 'The price must be dollars and cents such as 34.99.'
const PIECES = 'Please give the pieces as a whole number.'

const item = z.string('Please say which item is meant.')

/** Some rows; none would be nothing to do. */
function rowsOf<T extends z.ZodMiniType>(row: T) {
  return z
    .array(row)
    .check(
      z.minLength(1, 'Please give at least one row.'),
      z.maxLength(MOST_ROWS, `Please give at most ${MOST_ROWS} rows at once.`),
    )
}

/** New prices: from now on, or from the beginning of a day in New Jersey. */
export const PricesRequestSchema = z.object({
  rows: rowsOf(
    z.object({
      item,
      price: z
        .string(PRICE)
        .check(z.refine((amount) => amountToCents(amount) !== undefined, PRICE)),
    }),
  ),
  from: z.optional(DayFieldSchema),
})

/** What is there, or what has come; `expected` is what whoever sends it saw, null for not counted. */
export const StockRequestSchema = z.object({
  mode: z.enum(['set', 'add'], 'Please choose whether the pieces are set or added.'),
  rows: rowsOf(
    z.object({
      item,
      /** Null to count it no more. */
      quantity: z.nullable(z.number(PIECES).check(z.int(PIECES))),
      expected: z.optional(z.nullable(z.number())),
    }),
  ),
})

export const LowLevelsRequestSchema = z.object({
  rows: rowsOf(z.object({ item, level: z.number(PIECES).check(z.int(PIECES)) })),
})

/** The day on which something that is sold out is back; null to take it back. */
export const BackOnRequestSchema = z.object({ item, on: z.nullable(DayFieldSchema) })
