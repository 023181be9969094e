import type { ReportedTax, TaxSumsOnWire } from '@millrun/commerce/desk/books/reported-tax'
import { centsToAmount } from '@millrun/commerce/dollars'
import { type TaxSums, taxReport } from '@millrun/commerce/tax/tax-report'
import type { OrderBooks } from '../../orders/order-books.ts'
import { reportedSales, undecidedIn } from '../../tax/reported-sales.ts'

/** The tax report of a month as the desk shows it. */
export async function toldTax(books: OrderBooks, month: string): Promise<ReportedTax> {
  const { states, all } = taxReport(await reportedSales(books, month), month)
  return {
    month,
    states: states.map(({ state, exemptByReason, isWithoutRow, ...sums }) => ({
      state,
      ...amounts(sums),
      exemptBy: [...exemptByReason].map(([reason, cents]) => ({
        reason,
        amount: centsToAmount(cents),
      })),
      isWithoutRow,
    })),
    all: amounts(all),
    undecided: await undecidedIn(books, month),
  }
}

function amounts(sums: TaxSums): TaxSumsOnWire {
  return {
    gross: centsToAmount(sums.grossCents),
    exempt: centsToAmount(sums.exemptCents),
    untaxed: centsToAmount(sums.untaxedCents),
    taxable: centsToAmount(sums.taxableCents),
    tax: centsToAmount(sums.taxCents),
    refunded: centsToAmount(sums.refundedCents),
    refundedTax: centsToAmount(sums.refundedTaxCents),
  }
}
