import { amountToCents } from '@millrun/commerce/dollars'
import { parse } from 'csv-parse/sync'
import { CommandFault } from '../commands/command-fault.ts'

/** A payment that came in, as a report of PayPal's tells of it. */
export interface SettledPayment {
  readonly captureId: string
  /** Our id of the order, where the report has it. */
  readonly customId: string | undefined
  readonly invoiceId: string | undefined
  readonly cents: number
}

/** The headings of what is read, in PayPal's activity download and in its settlement report (STL). */
const HEADINGS = {
  id: ['Transaction ID'],
  custom: ['Custom Number', 'Custom Field'],
  invoice: ['Invoice Number', 'Invoice ID'],
  gross: ['Gross'],
  /** Of the settlement report: whole cents without a sign. */
  grossCents: ['Gross Transaction Amount'],
  direction: ['Transaction Debit or Credit'],
  code: ['Transaction Event Code'],
  type: ['Type'],
} as const

/**
 * Reads the payments out of a report that the owner has downloaded from PayPal; refunds, fees and withdrawals are
 * passed over. Throws a `CommandFault` when it is no such report.
 */
export function readSettlement(csv: string): readonly SettledPayment[] {
  const rows = parseRows(csv)
  const start = rows.findIndex((row) => row.includes('Transaction ID'))
  const headings = rows[start]?.map((heading) => heading.trim())
  const isReport =
    headings !== undefined &&
    has(headings, HEADINGS.invoice) &&
    (has(headings, HEADINGS.gross) || has(headings, HEADINGS.grossCents))
  if (!isReport) {
    throw new CommandFault(
      'This is no report of PayPal: the columns Transaction ID, Invoice Number and Gross are missing. ' +
        'Please download the activity or the settlement report as CSV.',
    )
  }
  return rows.slice(start + 1).flatMap((row) => paymentIn(headings, row))
}

function parseRows(csv: string): readonly (readonly string[])[] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch (cause) {
    throw new CommandFault('This file is no CSV.', { cause })
  }
}

function has(headings: readonly string[], names: readonly string[]): boolean {
  return names.some((name) => headings.includes(name))
}

function paymentIn(headings: readonly string[], row: readonly string[]): SettledPayment[] {
  const cell = (names: readonly string[]) =>
    row[headings.findIndex((heading) => names.includes(heading))]?.trim() || undefined
  const captureId = cell(HEADINGS.id)
  const gross = cell(HEADINGS.gross)?.replaceAll(',', '')
  const grossCents = cell(HEADINGS.grossCents)
  const cents = gross === undefined ? Number(grossCents) : (amountToCents(gross) ?? Number.NaN)
  // Codes T00.. are payments; T11.. are refunds and reversals.
  const isPayment = (cell(HEADINGS.code) ?? 'T00').startsWith('T00')
  const isCredit = (cell(HEADINGS.direction) ?? 'CR') === 'CR'
  const isOrder = !/refund|reversal|hold|withdrawal|fee/i.test(cell(HEADINGS.type) ?? '')
  if (captureId === undefined || !Number.isInteger(cents) || cents <= 0) return []
  if (!isPayment || !isCredit || !isOrder) return []
  return [{ captureId, cents, customId: cell(HEADINGS.custom), invoiceId: cell(HEADINGS.invoice) }]
}
