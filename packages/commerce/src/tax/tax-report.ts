/** A sale as the tax report counts it; money in whole cents. */
export interface ReportedSale {
  /** Where it went, as `NJ`; what was picked up went to the state of the warehouse. */
  readonly state: string
  /** On which it was placed, or paid where it was owed, in New Jersey: `2026-11-30`. */
  readonly day: string
  /** Goods and shipping, without tax. */
  readonly grossCents: number
  /** What tax was taken of. */
  readonly baseCents: number
  readonly taxCents: number
  /** Why its buyer was exempt. */
  readonly exemptReason: string | undefined
  /** False for a state without a row in the table of tax. */
  readonly hasRow: boolean
  /** What went back and how much of it was tax. */
  readonly refunds: readonly {
    readonly day: string
    readonly cents: number
    readonly taxCents: number
  }[]
}

/** A month of one state, or of all: `grossCents` is the sum of `exemptCents`, `untaxedCents` and `taxableCents`. */
export interface TaxSums {
  readonly grossCents: number
  readonly exemptCents: number
  readonly untaxedCents: number
  readonly taxableCents: number
  readonly taxCents: number
  /** Refunds of this month, whenever their orders were placed, and the tax in them. */
  readonly refundedCents: number
  readonly refundedTaxCents: number
}

/** A month of one state. */
export interface StateTax extends TaxSums {
  readonly state: string
  readonly exemptByReason: ReadonlyMap<string, number>
  /** Whether something was sold there without a row in the table of tax. */
  readonly isWithoutRow: boolean
}

export interface TaxReport {
  readonly states: readonly StateTax[]
  readonly all: TaxSums
}

/** The tax of a month such as `2026-11`, by state in the order of the alphabet; states without sales and refunds are left out. */
export function taxReport(sales: readonly ReportedSale[], month: string): TaxReport {
  const names = new Set(sales.filter((sale) => touches(sale, month)).map(({ state }) => state))
  const states = [...names].toSorted().map((state) =>
    stateTax(
      state,
      sales.filter((sale) => sale.state === state),
      month,
    ),
  )
  return { states, all: sumsOf(sales, month) }
}

function touches({ day, refunds }: ReportedSale, month: string): boolean {
  return isIn(day, month) || refunds.some((refund) => isIn(refund.day, month))
}

function stateTax(state: string, sales: readonly ReportedSale[], month: string): StateTax {
  const placed = sales.filter(({ day }) => isIn(day, month))
  const exemptByReason = new Map<string, number>()
  for (const { exemptReason, grossCents } of placed) {
    if (exemptReason === undefined) continue
    exemptByReason.set(exemptReason, (exemptByReason.get(exemptReason) ?? 0) + grossCents)
  }
  const isWithoutRow = placed.some(({ hasRow }) => !hasRow)
  return { state, ...sumsOf(sales, month), exemptByReason, isWithoutRow }
}

function sumsOf(sales: readonly ReportedSale[], month: string): TaxSums {
  const placed = sales.filter(({ day }) => isIn(day, month))
  const refunds = sales.flatMap((sale) => sale.refunds).filter(({ day }) => isIn(day, month))
  const grossCents = sum(placed.map((sale) => sale.grossCents))
  const exemptCents = sum(
    placed.map((sale) => (sale.exemptReason === undefined ? 0 : sale.grossCents)),
  )
  const taxableCents = sum(placed.map((sale) => sale.baseCents))
  return {
    grossCents,
    exemptCents,
    untaxedCents: grossCents - exemptCents - taxableCents,
    taxableCents,
    taxCents: sum(placed.map((sale) => sale.taxCents)),
    refundedCents: sum(refunds.map((refund) => refund.cents)),
    refundedTaxCents: sum(refunds.map((refund) => refund.taxCents)),
  }
}

function isIn(day: string, month: string): boolean {
  return day.startsWith(`${month}-`)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
