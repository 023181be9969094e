import { AddressEntrySchema } from '@millrun/commerce/account/kept-address'
import type { FastifyInstance } from 'fastify'
import type { CustomerDesk } from './account-api.ts'
import { addAddress, changeAddress, deleteAddress, listAddresses } from './address-store.ts'
import { parsed } from './parsed.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/** The addresses of who asks; every answer is the whole list as it is then. */
export function addressRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  const { database, now } = books

  app.get('/addresses', async (request) => {
    const { accountId } = await callerOf(request)
    return { addresses: await listAddresses(database, accountId) }
  })

  app.post('/addresses', async (request) => {
    const { accountId } = await callerOf(request)
    const entry = parsed(AddressEntrySchema, request.body)
    return { addresses: await addAddress(database, accountId, entry, now()) }
  })

  app.put<Named>('/addresses/:id', async (request) => {
    const { accountId } = await callerOf(request)
    const entry = parsed(AddressEntrySchema, request.body)
    return { addresses: await changeAddress(database, { accountId, ...request.params }, entry) }
  })

  app.delete<Named>('/addresses/:id', async (request) => {
    const { accountId } = await callerOf(request)
    return { addresses: await deleteAddress(database, { accountId, ...request.params }) }
  })
}
