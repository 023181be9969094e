import { PriceListQuerySchema, type ShownPriceList } from '@millrun/commerce/desk/price-lists'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { namedPriceList, type PriceList } from '../../trade/price-lists.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING } from '../staff.ts'
import { priceListCsv } from './price-list-csv.ts'
import { samplePriceList } from './sample-price-list.ts'
import { listedAs, shownPriceLists } from './shown-price-lists.ts'
import { shownPriceRows } from './shown-price-rows.ts'

/** The price lists of the shop, each as the file that sets it so, too, and one to begin with. */
export function priceListRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  async function named(query: unknown): Promise<PriceList> {
    const { name } = parsed(PriceListQuerySchema, query)
    return namedPriceList(database, name, 404)
  }

  app.get('/price-lists', DECIDING, async () => ({ lists: await shownPriceLists(database) }))

  app.get('/price-lists/sample.csv', DECIDING, async (_, reply) =>
    sendCsv(reply, await samplePriceList(database, now())),
  )

  app.get('/price-list', DECIDING, async ({ query }): Promise<ShownPriceList> => {
    const list = await named(query)
    const [listed, rows] = await Promise.all([
      listedAs(database, list),
      shownPriceRows(database, list.rows, now()),
    ])
    return { ...listed, rows }
  })

  app.get('/price-list.csv', DECIDING, async ({ query }, reply) =>
    sendCsv(reply, await named(query)),
  )
}

function sendCsv(reply: FastifyReply, list: Pick<PriceList, 'name' | 'rows'>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="price-list.csv"')
    .send(priceListCsv([list]))
}
