import { centsToAmount } from '@millrun/commerce/dollars'
import { ACCOUNTS, type BookEntry } from './book-entry.ts'

const HEADINGS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'] as const

const TYPES = { sale: 'CASH SALE', refund: 'CASH REFUND' } as const
const MEMOS = { sale: 'Order', refund: 'Refund of order' } as const

/** QuickBooks takes no longer name of a customer. */
const LONGEST_NAME = 41
/** For whom a sale is when the name of its buyer is not known any more. */
const SOMEBODY = 'Online customer'

/**
 * Entries as a file for QuickBooks Desktop (IIF): a transaction for each sale and each refund, which sums up to 0. What
 * is paid in is above zero, as QuickBooks writes debits; a refund is the other way round. Given part by part.
 */
export function* quickBooksIif(entries: readonly BookEntry[]): Generator<string> {
  yield line('!TRNS', HEADINGS) + line('!SPL', HEADINGS) + line('!ENDTRNS', [])
  for (const entry of entries) {
    if (entry.tillCents !== 0) yield transaction(entry)
  }
}

function transaction(entry: BookEntry): string {
  const { kind, day, orderNumber, buyer, till, tillCents, parts } = entry
  const row = (keyword: string, account: string, cents: number) =>
    line(keyword, [
      TYPES[kind],
      shortDate(day),
      account,
      nameOf(buyer),
      centsToAmount(cents),
      orderNumber,
      `${MEMOS[kind]} ${orderNumber}`,
    ])
  const splits = parts
    .filter(({ cents }) => cents !== 0)
    .map(({ account, cents }) => row('SPL', ACCOUNTS[account], cents))
  const first = row('TRNS', ACCOUNTS[till], tillCents)
  return [first, ...splits, line('ENDTRNS', [])].join('')
}

function line(keyword: string, fields: readonly string[]): string {
  return `${[keyword, ...fields].join('\t')}\r\n`
}

/** `11/30/26` */
function shortDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year.slice(2)}`
}

/** A name that breaks no row: without tabs, quotes and colons, in the letters that QuickBooks Desktop reads. */
function nameOf(buyer: string): string {
  const name = buyer
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('"', "'")
    .replaceAll(/[\p{Cc}\s:]+/gu, ' ')
    .replaceAll(/[^ -~]/gu, '?')
    .trim()
    .slice(0, LONGEST_NAME)
  return /[a-z\d]/i.test(name) ? name : SOMEBODY
}
