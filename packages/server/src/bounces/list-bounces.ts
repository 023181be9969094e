import type { BouncedMail } from '@millrun/commerce/desk/bounced-mail'
import type { OrderDatabase } from '../database/order-database.ts'

/** Nobody sees to more at once; the next ones follow. */
const MOST = 100

/** The mails that came back and that nobody has seen to, those about orders first, then the newest. */
export async function listBounces(
  database: OrderDatabase,
  orderId?: string,
): Promise<readonly BouncedMail[]> {
  const rows = await database
    .selectFrom('bounces')
    .leftJoin('orders', 'orders.id', 'bounces.order_id')
    .selectAll('bounces')
    .select(['orders.order_number', 'orders.email', 'orders.invoice_email'])
    .where('bounces.settled_at', 'is', null)
    .$if(orderId !== undefined, (query) => query.where('bounces.order_id', '=', orderId ?? null))
    .orderBy((is) => is('bounces.order_id', 'is', null))
    .orderBy('bounces.bounced_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => {
    const current = row.kind === 'invoice' ? row.invoice_email : row.email
    return {
      id: row.id,
      bouncedAt: row.bounced_at,
      address: row.address,
      about: row.about,
      orderNumber: row.order_number,
      kind: row.kind,
      reason: row.reason,
      isCurrent: current?.toLowerCase() === row.address,
    }
  })
}

/** How many there are. */
export async function countBounces(database: OrderDatabase): Promise<number> {
  const { count } = await database
    .selectFrom('bounces')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
