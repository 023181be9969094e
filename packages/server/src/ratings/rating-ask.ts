import type { OrderDatabase } from '../database/order-database.ts'

/** What the addresses in a mail that asks for reviews end with. */
export interface RatingAsk {
  readonly orderId: string
  readonly token: string
  readonly stopToken: string
}

/** What the buyer of an order was asked; undefined for one who never was. */
export function findAsk(
  database: Pick<OrderDatabase, 'selectFrom'>,
  by: { readonly orderId: string } | { readonly token: string },
): Promise<RatingAsk | undefined> {
  return database
    .selectFrom('rating_asks')
    .select(['order_id as orderId', 'token', 'stop_token as stopToken'])
    .where((is) => ('token' in by ? is('token', '=', by.token) : is('order_id', '=', by.orderId)))
    .executeTakeFirst()
}
