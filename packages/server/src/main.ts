import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { faultSentence } from './fault-sentence.ts'
import { openOrderDatabase } from './database/order-database.ts'

// Rubbish is collected when the heap has grown by a quarter: otherwise it grows to several times what
// lives in it, and memory with it.
setFlagsFromString('--heap-growing-percent=25')

const PAGES = join(import.meta.dirname, '../../storefront/dist')

async function start(environment: Environment): Promise<void> {
  const database = await openOrderDatabase(environment)
  const app = await createApp({ environment, database, pagesDirectory: PAGES })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen({ port: environment.port, host: environment.host }).catch(async (cause) => {
    await app.close()
    throw cause
  })
  const address = environment.publicOrigin ?? `http://localhost:${environment.port}`
  process.stdout.write(`Millrun is open at ${address}\n`)
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
