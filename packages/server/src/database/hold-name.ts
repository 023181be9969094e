import { PostgresAdapter, sql, type Transaction } from 'kysely'

/**
 * Lets nobody else who holds this name go on before the transaction ends, on whichever server. SQLite has one writer at
 * a time.
 */
export async function holdName<DB>(transaction: Transaction<DB>, name: string): Promise<void> {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  if (isPostgres) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
  }
}
