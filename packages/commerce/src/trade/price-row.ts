import { LEAST_PERCENT } from '@millrun/catalogue/choosing/unit-price'
import { FAMILIES, type Family } from '@millrun/catalogue/families/families'
import { z } from 'zod/mini'
import { MAX_QUANTITY } from '../limits/order-limits.ts'

const FamilySchema = z.custom<Family>((value) => FAMILIES.some((family) => family === value))

/**
 * A row of a price list: what a product costs, or what share of everybody's base price the products of a family cost, from
 * so many pieces on. Cents and percents are of base prices, before species and options.
 */
export const PriceRowSchema = z.object({
  target: z.union([z.object({ product: z.string() }), z.object({ family: FamilySchema })]),
  min: z.number().check(z.int(), z.gte(1), z.lte(MAX_QUANTITY)),
  price: z.union([
    z.object({ cents: z.number().check(z.int(), z.gte(1)) }),
    z.object({ percent: z.number().check(z.gte(LEAST_PERCENT), z.lte(100)) }),
  ]),
})
export type PriceRow = z.infer<typeof PriceRowSchema>

/** The base price that a row states for a product that costs everybody so much. */
export function statedCents({ price }: Pick<PriceRow, 'price'>, listCents: number): number {
  return 'cents' in price ? price.cents : Math.round((listCents * price.percent) / 100)
}
