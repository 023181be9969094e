import { formatDollars } from '@millrun/commerce/dollars'
import type { StateTax, TaxReport, TaxSums } from '@millrun/commerce/tax/tax-report'

/** The tax report of a month as text; `undecided` orders of it are not counted. */
export function taxSheet({ states, all }: TaxReport, month: string, undecided: number): string {
  const lines = [
    `Tax of ${month}: orders by the day they were placed, on terms by the day they were paid, refunds by their own, in New Jersey`,
    ...states.flatMap(stateLines),
    sumsLine('All', all),
    ...(undecided === 0
      ? []
      : [`Not counted: ${undecided} of this month whose payment is not decided.`]),
  ]
  return `${lines.join('\n')}\n`
}

function stateLines(tax: StateTax): readonly string[] {
  const { state, exemptByReason, isWithoutRow } = tax
  return [
    // Of a buyer who was forgotten the state is, too.
    sumsLine(state === '' ? '??' : state, tax),
    ...[...exemptByReason].map(([reason, cents]) => `  exempt: ${reason} ${formatDollars(cents)}`),
    ...(isWithoutRow ? ['  has no row in the table of tax: nothing was collected there'] : []),
  ]
}

function sumsLine(name: string, sums: TaxSums): string {
  const parts = [
    ['gross', sums.grossCents],
    ['exempt', sums.exemptCents],
    ['not taxed', sums.untaxedCents],
    ['taxable', sums.taxableCents],
    ['tax', sums.taxCents],
    ['given back', sums.refundedCents],
    ['of it tax', sums.refundedTaxCents],
  ] as const
  return `${name.padEnd(3)}  ${parts.map(([what, cents]) => `${what} ${formatDollars(cents)}`).join(', ')}`
}
