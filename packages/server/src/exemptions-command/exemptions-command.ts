import { existsSync } from 'node:fs'
import { openExistingOrders } from '../database/order-database.ts'
import { readEnvironment } from '../environment.ts'
import { faultSentence } from '../fault-sentence.ts'
import { CommandFault } from '../orders-command/command-fault.ts'
import { readExemptionsCommand } from './read-exemptions-command.ts'
import { runExemptionsCommand } from './run-exemptions-command.ts'

const HELP = `npm run exemptions                             all certificates, first those to decide
npm run exemptions -- show EX-7K3Q9XWD         everything about one certificate
npm run --silent exemptions -- document EX-7K3Q9XWD > certificate.pdf
npm run exemptions -- approve EX-7K3Q9XWD      and which orders were taxed before that
npm run exemptions -- refuse EX-7K3Q9XWD "why" the buyer reads the reason
npm run exemptions -- withdraw EX-7K3Q9XWD "why"
`

async function execute(): Promise<string | Buffer> {
  const command = readExemptionsCommand(process.argv.slice(2))
  if (command.name === 'help') return HELP
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new CommandFault(settings.problems.join('\n'))
  const database = await openExistingOrders(settings.environment)
  try {
    return await runExemptionsCommand(database, command, new Date())
  } finally {
    await database.destroy()
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFault) return `${error.message}\n`
  return `The certificates could not be reached. ${faultSentence(error)}\n`
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
