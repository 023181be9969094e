import { sql, type RawBuilder } from 'kysely'
import { frozenLines, linesIn } from './order-lines.ts'
import type { OrderBooks } from '../order-books.ts'
import { orderOf } from '../order-row.ts'
import type { Order } from '../order.ts'

/** So many digits, and a text may be a phone number. */
const PHONE_DIGITS = 7

/**
 * The orders that a text is about, newest first: a part of an order number, a name, an e-mail address, a phone number
 * in any dressing, a ZIP code, a PO number, a job name, an address for invoices or an item number. Letters may be large or small.
 */
export async function searchOrders(
  { database }: OrderBooks,
  text: string,
): Promise<readonly Order[]> {
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where(mayMatch(text))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => orderOf(row, linesIn(row))).filter((order) => isAbout(order, text))
}

/** Rows that are worth a closer look: by the longest word in plain letters, for which both databases fold case alike. */
function mayMatch(text: string) {
  const words = text.toLowerCase().match(/[a-z0-9@.+-]+/g) ?? []
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  const digits = digitsOf(text)
  const endOfPhone = digits.length < PHONE_DIGITS ? longest : digits.slice(-4)
  return sql<boolean>`(
    ${has('order_number', longest)} or ${has('customer', longest)} or ${has('customer', endOfPhone)}
    or ${has('po_number', longest)} or ${has('job_name', longest)}
    or ${has('invoice_email', longest)}
    or orders.id in (select order_id from order_lines where ${has('item', longest)})
  )`
}

function has(column: string, part: string): RawBuilder<boolean> {
  return sql`lower(${sql.ref(column)}) like ${`%${part}%`}`
}

function isAbout({ orderNumber, customer, references, lines }: Order, text: string): boolean {
  const { firstName, lastName, email, phone, zipCode } = customer
  const { poNumber, jobName, invoiceEmail } = references
  const items = lines.map(({ item }) => item)
  const names = [
    orderNumber,
    `${firstName} ${lastName}`,
    email,
    zipCode,
    poNumber,
    jobName,
    invoiceEmail,
  ]
  const wanted = text.trim().toLowerCase()
  if ([...names, ...items].some((name) => name.toLowerCase().includes(wanted))) return true
  const digits = digitsOf(text)
  return digits.length >= PHONE_DIGITS && digitsOf(phone).includes(digits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
