import { isExportedFile } from '@millrun/commerce/desk/books/exported-file'
import { MonthQuerySchema } from '@millrun/commerce/desk/books/month-query'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import { reportedSales } from '../../tax/reported-sales.ts'
import type { Desk } from '../desk-api.ts'
import { sendParts } from '../send-parts.ts'
import { keepAction } from '../staff-actions.ts'
import { DECIDING, OWNER, staffOf } from '../staff.ts'
import { bookEntries } from './book-entry.ts'
import { exportedRows } from './exported-rows.ts'
import { journalCsv } from './journal-csv.ts'
import { quickBooksIif } from './quick-books-iif.ts'

/** Files for the accountant, and everything that the shop knows for its owner. */
export function exportRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  async function entriesOf(query: unknown) {
    const { month } = parsed(MonthQuerySchema, query)
    return { month, entries: bookEntries(await reportedSales(books, month), month) }
  }

  app.get('/export/quickbooks.iif', DECIDING, async (request, reply) => {
    const { month, entries } = await entriesOf(request.query)
    const file = { name: `quickbooks-${month}.iif`, type: 'text/plain; charset=utf-8' }
    return sendParts(reply, file, quickBooksIif(entries))
  })

  app.get('/export/journal.csv', DECIDING, async (request, reply) => {
    const { month, entries } = await entriesOf(request.query)
    const file = { name: `journal-${month}.csv`, type: 'text/csv; charset=utf-8' }
    return sendParts(reply, file, journalCsv(entries))
  })

  app.get<{ Params: { file: string } }>(
    '/export/everything/:file',
    OWNER,
    async (request, reply) => {
      const name = request.params.file.replace(/\.jsonl$/, '')
      if (!isExportedFile(name)) throw new Refusal(404, 'There is no such file.')
      const actor = staffOf(request)
      await keepAction(database, { actor, at: now(), deed: 'exported', subject: name })
      const file = { name: `${name}.jsonl`, type: 'application/x-ndjson; charset=utf-8' }
      return sendParts(reply, file, exportedRows(database, name))
    },
  )
}
