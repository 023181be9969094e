import { MonthQuerySchema } from '@millrun/commerce/desk/books/month-query'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING } from '../staff.ts'
import { salesByState } from './sales-by-state.ts'
import { shopNumbers } from './shop-numbers.ts'
import { toldTax } from './told-tax.ts'

/** What the books say: tax, sales by state, and how the shop does. */
export function reportRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.get('/reports/tax', DECIDING, (request) =>
    toldTax(books, parsed(MonthQuerySchema, request.query).month),
  )

  app.get('/reports/sales', DECIDING, (request) =>
    salesByState(books.database, parsed(MonthQuerySchema, request.query).month),
  )

  app.get('/reports/today', DECIDING, () => shopNumbers(books))
}
