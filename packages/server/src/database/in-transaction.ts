import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { DatabaseFault } from './database-fault.ts'

/** In milliseconds; each takes up to half as long again, so that two who lost do not meet once more. */
const PAUSES_MS = [25, 50, 100, 200, 400, 800]
/** Whoever has waited for so long is told instead. */
const PATIENCE_MS = 4000

/**
 * Does something in one transaction, and does it again, for a few seconds, while the database certainly kept nothing of
 * it: it lost against another one, or its connection broke before it was to be kept. So `work` changes nothing but what
 * is in the transaction.
 */
export async function inTransaction<DB, T>(
  database: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let tries = 0; ; tries += 1) {
    let isToBeKept = false
    try {
      return await database.transaction().execute(async (transaction) => {
        const result = await work(transaction)
        isToBeKept = true
        return result
      })
    } catch (error) {
      const pauseMs = PAUSES_MS[tries]
      if (pauseMs === undefined || performance.now() > giveUpAt) throw error
      if (!isKeptNothing(error, isToBeKept)) throw error
      await wait(pauseMs * (1 + Math.random() / 2))
    }
  }
}

/** A connection that breaks while a transaction is being kept does not tell whether it was. */
function isKeptNothing(error: unknown, wasToBeKept: boolean): boolean {
  if (!(error instanceof DatabaseFault)) return false
  switch (error.trouble) {
    case 'lost':
      return true
    case 'away':
      return !wasToBeKept
    case 'full':
      return false
  }
}
