import {
  CustomerQuerySchema,
  CustomersQuerySchema,
  type ShownCustomer,
} from '@millrun/commerce/desk/people/customers'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING } from '../staff.ts'
import { findCustomers } from './find-customers.ts'
import { listCustomers } from './list-customers.ts'
import { showCustomer } from './show-customer.ts'

/** Who has bought or has an account. */
export function customerRoutes(app: FastifyInstance, { till }: Desk): void {
  const { database } = till.books

  app.get('/customers', DECIDING, async (request) => {
    const query = parsed(CustomersQuerySchema, request.query)
    const { addresses, ...rest } = await findCustomers(database, query)
    return { customers: await listCustomers(database, addresses), ...rest }
  })

  app.get('/customer', DECIDING, async (request): Promise<ShownCustomer> => {
    const { address } = parsed(CustomerQuerySchema, request.query)
    const customer = await showCustomer(database, address)
    if (customer === undefined) throw new Refusal(404, `Nobody has ordered as ${address}.`)
    return customer
  })
}
