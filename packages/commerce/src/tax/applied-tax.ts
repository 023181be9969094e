import { orderTotals, SPECIFIED_TAX, type OrderTotals, type TaxRule } from '../order-totals.ts'
import { business } from '../business.ts'
import { TAX_TABLES, taxRowFor, type TaxRow, type TaxTable } from './tax-rows.ts'

/** A certificate that takes the tax off an order, as it is frozen with it. */
export interface AppliedExemption {
  /** What the buyer named at checkout. */
  readonly code: string
  readonly certificateNumber: string
  readonly reason: string
  readonly state: string
}

/** The tax of an order and where it comes from, as it is frozen with the order. */
export interface AppliedTax {
  /** The row of the tax table that applied; undefined for a state without one. */
  readonly rowId: string | undefined
  /** 8000 is 8 %. */
  readonly rateThousandths: number
  /** What it was taken of, in whole cents: nothing where the buyer is exempt. */
  readonly baseCents: number
  readonly exemption?: AppliedExemption
}

/** What decides about the tax of an order. */
export interface Taxing {
  readonly table: TaxTable
  /** In New Jersey, `2026-11-30`. */
  readonly day: string
  readonly exemption?: AppliedExemption | undefined
  /** Other rows than the shop's own. */
  readonly rows?: readonly TaxRow[]
}

/** The specification's table, whose row holds on every day. */
export const SPECIFIED_TAXING: Taxing = {
  table: 'specification',
  day: TAX_TABLES.specification[0].validFrom,
}

/** What is sold where. */
export interface Sale {
  readonly subtotalCents: number
  readonly isPickup: boolean
  /** Where it goes; what is picked up is sold where the warehouse stands. */
  readonly state: string
}

const NO_TAX: TaxRule = { rateThousandths: 0, taxesDelivery: false }

/** What an order comes to, and its tax with where that comes from. */
export function taxedTotals(
  { subtotalCents, isPickup, state }: Sale,
  { table, day, exemption, rows = TAX_TABLES[table] }: Taxing,
): { readonly totals: OrderTotals; readonly tax: AppliedTax } {
  const goesTo = isPickup ? business.address.state : state
  const row = taxRowFor(rows, goesTo, day)
  const rule = exemption === undefined ? (row ?? NO_TAX) : NO_TAX
  const totals = orderTotals(subtotalCents, isPickup, rule)
  const baseCents =
    rule.rateThousandths === 0
      ? 0
      : totals.subtotalCents + (rule.taxesDelivery ? totals.shippingCents : 0)
  const tax = { rowId: row?.id, rateThousandths: rule.rateThousandths, baseCents }
  return { totals, tax: exemption === undefined ? tax : { ...tax, exemption } }
}

/** What the tax is called below an order: `Tax (6.625%)`; orders of before 2026-11-23 have the specified one. */
export function taxName(
  tax: Pick<AppliedTax, 'rateThousandths' | 'exemption'> = SPECIFIED_TAX,
): string {
  return tax.exemption === undefined ? `Tax (${tax.rateThousandths / 1000}%)` : 'Tax (exempt)'
}

/** The states in which we are registered and for which a table has no row on a day: they must have one. */
export function statesWithoutRow(
  table: TaxTable,
  day: string,
  rows: readonly TaxRow[] = TAX_TABLES[table],
): readonly string[] {
  return business.registeredStates.filter((state) => taxRowFor(rows, state, day) === undefined)
}
