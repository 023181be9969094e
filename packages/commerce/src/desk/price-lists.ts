import { z } from 'zod/mini'

/** A price list as the desk names it: what it is called, who set it last, and who buys by it. */
export const ListedPriceListSchema = z.object({
  name: z.string(),
  /** How many rows it has. */
  count: z.number(),
  setAt: z.string(),
  /** Who set it. */
  actor: z.string(),
  /** How many accounts buy by it. */
  accounts: z.number(),
})
export type ListedPriceList = z.infer<typeof ListedPriceListSchema>

/** By name. */
export const PriceListsSchema = z.object({ lists: z.array(ListedPriceListSchema) })

/** One list by its name. */
export const PriceListQuerySchema = z.object({
  name: z.string('Please say which price list is meant.'),
})

/** Which side of a row holds: the row, everybody's price that is lower, or the least that may be charged. */
export const ROW_LIMITS = ['row', 'everybodys', 'least'] as const

/** What a row says, and what that is beside everybody's price of today; amounts are two-decimal strings. */
export const ShownPriceRowSchema = z.object({
  /** Of one product; null where the row is for a family. */
  item: z.nullable(z.string()),
  /** Of the product, or the name of the family. */
  title: z.string(),
  min: z.number(),
  /** As the row says it: an amount, or what is charged of everybody's price. */
  price: z.union([z.object({ amount: z.string() }), z.object({ percent: z.number() })]),
  /** Null for a family, and for a product that is not sold any more. */
  today: z.nullable(
    z.object({
      everybodys: z.string(),
      charged: z.string(),
      limit: z.enum(ROW_LIMITS),
    }),
  ),
})
export type ShownPriceRow = z.infer<typeof ShownPriceRowSchema>

export const ShownPriceListSchema = z.extend(ListedPriceListSchema, {
  rows: z.array(ShownPriceRowSchema),
})
export type ShownPriceList = z.infer<typeof ShownPriceListSchema>

/** By which list an account is to buy; null for everybody's prices. */
export const GrantRequestSchema = z.object({
  priceList: z.nullable(z.string('Please say by which price list.')),
})
