import type { AppliedExemption, AppliedTax } from '@millrun/commerce/tax/applied-tax'
import type { Selectable } from 'kysely'
import { z } from 'zod/mini'
import type { OrdersTable } from '../../database/order-tables.ts'

type TaxColumns = Pick<
  Selectable<OrdersTable>,
  'tax_row' | 'tax_rate' | 'tax_base_cents' | 'exemption'
>

const ExemptionSchema = z.object({
  code: z.string(),
  certificateNumber: z.string(),
  reason: z.string(),
  state: z.string(),
}) satisfies z.ZodMiniType<AppliedExemption>

/** The tax of an order as the database keeps it. */
export function taxColumns(tax: AppliedTax | undefined): TaxColumns {
  return {
    tax_row: tax?.rowId ?? null,
    tax_rate: tax?.rateThousandths ?? null,
    tax_base_cents: tax?.baseCents ?? null,
    exemption: tax?.exemption === undefined ? null : JSON.stringify(tax.exemption),
  }
}

/** The tax that was frozen with an order; undefined for orders of before 2026-11-23, which have the specified one. */
export function taxIn(row: TaxColumns): AppliedTax | undefined {
  if (row.tax_rate === null) return undefined
  const tax = {
    rowId: row.tax_row ?? undefined,
    rateThousandths: row.tax_rate,
    baseCents: row.tax_base_cents ?? 0,
  }
  if (row.exemption === null) return tax
  return { ...tax, exemption: ExemptionSchema.parse(JSON.parse(row.exemption)) }
}

/** What stays of a frozen exemption once its buyer is forgotten: why and where, without the number of their certificate. */
export function withoutNumber(exemption: string | null): string | null {
  if (exemption === null) return null
  return JSON.stringify({ ...ExemptionSchema.parse(JSON.parse(exemption)), certificateNumber: '' })
}
