import { existsSync } from 'node:fs'
import { openExistingOrders } from '../database/order-database.ts'
import { readEnvironment } from '../environment.ts'
import { faultSentence } from '../fault-sentence.ts'
import { CommandFault } from '../orders-command/command-fault.ts'
import { readTradeCommand } from './read-trade-command.ts'
import { runTradeCommand } from './run-trade-command.ts'

const HELP = `npm run trade                                     all who applied, first those to decide
npm run trade -- show ada@example.com             everything about one of them
npm run --silent trade -- document ada@example.com > license.pdf
npm run trade -- approve ada@example.com
npm run trade -- refuse ada@example.com "why"     whoever applied reads the reason
`

async function execute(): Promise<string | Buffer> {
  const command = readTradeCommand(process.argv.slice(2))
  if (command.name === 'help') return HELP
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new CommandFault(settings.problems.join('\n'))
  const database = await openExistingOrders(settings.environment)
  try {
    return await runTradeCommand(database, command, new Date())
  } finally {
    await database.destroy()
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFault) return `${error.message}\n`
  return `The applications could not be reached. ${faultSentence(error)}\n`
}

// A reader that has seen enough, such as head, is no failure.
process.stdout.on('error', () => process.exit())
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  process.stdout.write(await execute())
} catch (error) {
  process.stderr.write(explain(error))
  process.exitCode = 1
}
