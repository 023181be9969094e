import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseFault } from '../../database/database-fault.ts'
import { openOrderDatabase } from '../../database/order-database.ts'
import { readEnvironment } from '../../environment.ts'
import { readOrdersCommand } from '../../commands/orders/read-orders-command.ts'
import { runOrdersCommand } from '../../commands/orders/run-orders-command.ts'
import { openBooks } from '../../open-books.ts'
import { findOrder, readOrder } from '../../orders/find-order.ts'
import { openTill } from '../../payments/open-till.ts'
import type { Till } from '../../payments/till.ts'
import { finishOpenRefund } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import type { Chance } from './chance.ts'
import { actAtDesk } from './desk-acts.ts'
import { killedCommand } from './killed-command.ts'

/** Somebody of the business who works with `npm run orders` while the servers come and go. */
export interface Office {
  /** What does not succeed is said once more, as the command asks for. */
  readonly orders: (...words: string[]) => Promise<void>
  readonly numberOf: (captureId: string) => Promise<string | undefined>
  /** Does something at the desk with a payment; its name, undefined for a payment that is not in the books. */
  readonly act: (chance: Chance, captureId: string) => Promise<string | undefined>
  /** The command, killed outright after so many milliseconds. */
  readonly killed: (words: readonly string[], afterMs: number) => Promise<void>
  /** Takes up what was begun and not ended, as the shop does by itself some minutes later. */
  readonly finish: () => Promise<void>
  readonly close: () => Promise<void>
}

const TRIES = 3
/** Longer than it takes until another database is the primary. */
const MOST_TRIES = 120
const PAUSE_MS = 500
const SILENT: Till['log'] = { info: () => undefined, warn: () => undefined, error: () => undefined }

export async function openOffice(
  variables: Readonly<Record<string, string>>,
  settings: DatabaseSettings,
): Promise<Office> {
  const read = readEnvironment(variables)
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { environment } = read
  const database = await openOrderDatabase(settings)
  const books = openBooks(database)
  const till = openTill({ environment: { ...environment, ...settings }, database, log: SILENT })
  const refunds = refundStore(database)
  return {
    act: (chance, captureId) => patiently(() => actAtDesk(till, chance, captureId)),
    killed: (words, afterMs) => killedCommand(variables, words, afterMs),
    async finish() {
      const begun = await patiently(() =>
        database.selectFrom('refunds').select('order_id').where('status', '=', 'asked').execute(),
      )
      for (const { order_id: id } of begun) {
        await patiently(async () => finishOpenRefund(till, refunds, await readOrder(books, id)))
      }
    },
    async orders(...words) {
      const command = readOrdersCommand(words)
      if (command === undefined) return
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const said = await patiently(() => runOrdersCommand(environment, database, command))
        if (said.isDone) return
      }
    },
    async numberOf(captureId) {
      const mentioned = { captureId, payPalOrderId: undefined, orderId: undefined }
      return patiently(async () => (await findOrder(books, mentioned))?.orderNumber)
    },
    close: () => database.destroy(),
  }
}

/** The database may be busy with what the servers do: whoever is told so tries once more. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseFault) || attempt >= MOST_TRIES) throw error
    }
    await wait(PAUSE_MS)
  }
}
