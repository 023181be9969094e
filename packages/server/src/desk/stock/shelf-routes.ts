import { ShelfQuerySchema } from '@millrun/commerce/desk/shelf'
import type { Product } from '@millrun/catalogue/product'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import { productByItem } from '../../shelf/product-by-item.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING, EVERY_ROLE } from '../staff.ts'
import { findOnShelf } from './find-on-shelf.ts'
import { shelfCsv } from './shelf-csv.ts'
import { shownMoves } from './shown-moves.ts'

/** The shelf as the desk looks at it: prices and stock of everything, as a file, too, and how stock has changed. */
export function shelfRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  app.get('/shelf', EVERY_ROLE, async (request) => ({
    entries: await findOnShelf(database, parsed(ShelfQuerySchema, request.query), now()),
  }))

  app.get('/shelf.csv', DECIDING, async (request, reply) => {
    const entries = await findOnShelf(database, parsed(ShelfQuerySchema, request.query), now())
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="shelf.csv"')
      .send(shelfCsv(entries))
  })

  app.get<{ Params: { item: string } }>('/shelf/:item/moves', EVERY_ROLE, async ({ params }) => ({
    moves: await shownMoves(database, soldProduct(params.item).id),
  }))
}

/** The product that is called so. Throws a `Refusal` when we sell none. */
export function soldProduct(item: string): Product {
  const product = productByItem(item)
  if (product === undefined) throw new Refusal(404, `We do not sell "${item.slice(0, 60)}".`)
  return product
}
