import { centsToAmount } from '@millrun/commerce/dollars'
import { stringify } from 'csv-stringify/sync'
import { ACCOUNTS, type BookEntry } from './book-entry.ts'

const HEADINGS = ['Journal No', 'Date', 'Account', 'Debit', 'Credit', 'Memo']

/**
 * Entries as a journal for QuickBooks Online and others: one for the sales of a day and one for its refunds, each with as
 * much debit as credit. Given part by part.
 */
export function* journalCsv(entries: readonly BookEntry[]): Generator<string> {
  yield csv([HEADINGS])
  for (const [day, ofDay] of Map.groupBy(entries, (entry) => entry.day)) {
    for (const kind of ['sale', 'refund'] as const) {
      const ofKind = ofDay.filter((entry) => entry.kind === kind)
      if (ofKind.length > 0) yield csv(journal(day, kind, ofKind))
    }
  }
}

function journal(
  day: string,
  kind: BookEntry['kind'],
  entries: readonly BookEntry[],
): readonly (readonly string[])[] {
  const number = `${day.replaceAll('-', '')}-${kind === 'sale' ? 'S' : 'R'}`
  const count = entries.length
  const what = kind === 'sale' ? 'order' : 'refund'
  const memo = `${count} ${what}${count === 1 ? '' : 's'}`
  return sumsOf(entries)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => [
      number,
      longDate(day),
      account,
      cents > 0 ? centsToAmount(cents) : '',
      cents < 0 ? centsToAmount(-cents) : '',
      memo,
    ])
}

function sumsOf(entries: readonly BookEntry[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  const add = (account: string, cents: number) =>
    sums.set(account, (sums.get(account) ?? 0) + cents)
  for (const { till, tillCents, parts } of entries) {
    add(ACCOUNTS[till], tillCents)
    for (const { account, cents } of parts) add(ACCOUNTS[account], cents)
  }
  return [...sums]
}

/** `11/30/2026` */
function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year}`
}

function csv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows' })
}
