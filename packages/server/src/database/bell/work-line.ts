import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { takeTurns } from '../take-turns.ts'
import { isWork, type Work } from './work-written.ts'

const CHANNEL = 'shop_work'
/** By which name the database lists such connections. */
export const LINE = 'shop-bell'
const PATIENCE_MS = 5000

/** What is said on the line: of which work, and whether it was said by this end of it. */
interface Word {
  readonly isOwn: boolean
  readonly work: readonly Work[]
}

/**
 * A connection to PostgreSQL on which the servers of a shop tell each other of work. It carries nothing that is not in
 * the tables: what is missed is found by whoever looks.
 */
export interface WorkLine {
  /** Tells all that listen, this one too. */
  readonly say: (work: readonly Work[]) => Promise<void>
  readonly listen: (hear: (word: Word) => void) => Promise<void>
  /** Resolves when the line is lost, or was ended. */
  readonly lost: Promise<void>
  readonly end: () => Promise<void>
}

export async function openWorkLine(connectionString: string): Promise<WorkLine> {
  const own = randomUUID()
  const client = new Client({
    connectionString,
    application_name: LINE,
    // What is told of is committed already: no disk has to be waited for.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  })
  // A line that breaks ends, too.
  client.on('error', () => undefined)
  await client.connect()
  const takeTurn = takeTurns()

  async function ask(text: string, values: readonly string[] = []): Promise<void> {
    const endTurn = await takeTurn()
    await client.query(text, [...values]).finally(endTurn)
  }

  return {
    say: (work) => ask('select pg_notify($1, $2)', [CHANNEL, [own, ...work].join(' ')]),
    async listen(hear) {
      client.on('notification', ({ payload = '' }) => {
        const [from, ...words] = payload.split(' ')
        hear({ isOwn: from === own, work: words.filter(isWork) })
      })
      await ask(`listen ${CHANNEL}`)
    },
    lost: new Promise((resolve) => client.once('end', resolve)),
    end: () => client.end(),
  }
}
