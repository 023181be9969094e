import { z } from 'zod/mini'
import { NEXUS_STANDINGS } from '../../tax/nexus-thresholds.ts'

/** What was sold into a state in a span of time: goods and delivery, without tax, before refunds. */
export const StateSalesSchema = z.object({ orders: z.number(), sales: z.string() })

/** Sales by state up to the end of a month, beside what is known of the thresholds there. */
export const SalesByStateSchema = z.object({
  month: z.string(),
  /** The first of the last twelve months. */
  from: z.string(),
  states: z.array(
    z.object({
      /** Two capitals; empty for buyers who were forgotten. */
      state: z.string(),
      lastTwelveMonths: StateSalesSchema,
      calendarYear: StateSalesSchema,
      /** The shop collects tax there. */
      isRegistered: z.boolean(),
      standing: z.enum(NEXUS_STANDINGS),
      /** What was read about the state; null where nobody has. */
      threshold: z.nullable(
        z.object({
          sales: z.nullable(z.string()),
          orders: z.nullable(z.number()),
          note: z.string(),
          source: z.string(),
          checkedOn: z.string(),
        }),
      ),
    }),
  ),
})
export type SalesByState = z.infer<typeof SalesByStateSchema>
