import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { readEnvironment, shopOrigin, type Environment } from './environment.ts'
import { faultSentence } from './fault-sentence.ts'
import { openBell } from './database/bell/bell.ts'
import { databaseClock } from './database/database-clock.ts'
import { openOrderDatabase } from './database/order-database.ts'

// Rubbish is collected when the heap has grown by a quarter: otherwise it grows to several times what
// lives in it, and memory with it.
setFlagsFromString('--heap-growing-percent=25')

/** The built storefront, or the folder that the command names. */
const PAGES = process.argv[2] ?? join(import.meta.dirname, '../../storefront/dist')
/** What has not ended by then (a database that does not answer) is not waited for. */
const LONGEST_STOP_MS = 29_000

async function start(environment: Environment): Promise<void> {
  const bell = openBell()
  const database = await openOrderDatabase(environment, bell)
  const now = await databaseClock(database)
  const app = await createApp({ environment, database, bell, now, pagesDirectory: PAGES })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app))
  await app.listen({ port: environment.port, host: environment.host }).catch(async (cause) => {
    await app.close()
    throw cause
  })
  process.stdout.write(`Millrun is open at ${shopOrigin(environment)}\n`)
}

/** Ends the process, too: a call to PayPal that nobody waits for any more would keep it for a minute. */
async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS)
  await app.close()
  process.exit()
}

if (existsSync('.env')) process.loadEnvFile('.env')
const settings = readEnvironment(process.env)
if (settings.ok) {
  await start(settings.environment).catch((error: unknown) => refuse([faultSentence(error)]))
} else {
  refuse(settings.problems)
}

function refuse(problems: readonly string[]): void {
  process.stderr.write(`The shop cannot start:\n${problems.join('\n')}\n`)
  process.exitCode = 1
}
