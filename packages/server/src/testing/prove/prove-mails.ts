import type { DatabaseSettings } from '../on-each-database.ts'
import { print, proveOnEachDatabase } from './prove-on-each-database.ts'
import { SIZES } from './prove-sizes.ts'
import { sendMails } from './send-mails.ts'

/** How many servers share the work. */
export const SERVERS = [1, 3, 6] as const
/** So many questions to the outbox may a mail take. */
export const MOST_STATEMENTS = 2.2

/** Prints how fast several servers send mails, what each mail asks of the database, and whether each is sent once. */
export async function proveMails(): Promise<void> {
  await proveOnEachDatabase(async (name, settings) => {
    // One server alone has its orders in a file.
    for (const servers of name === 'SQLite' ? [1] : SERVERS) await prove(name, settings, servers)
  })
}

async function prove(name: string, settings: DatabaseSettings, servers: number): Promise<void> {
  const { mails } = SIZES
  const sent = await sendMails(settings, { servers, mails })
  const { perSecond, outboxStatements, statements, handedOver, different } = sent
  const isRight = handedOver === mails && different === mails && outboxStatements <= MOST_STATEMENTS
  print(
    `${name}, ${servers} servers: ${mails} mails, ${perSecond.toFixed(0)} a second, each handed over once: ${handedOver === different}; ${outboxStatements.toFixed(2)} statements of the outbox a mail, ${statements.toFixed(2)} with what is read for it`,
  )
  if (!isRight) process.exitCode = 1
}
