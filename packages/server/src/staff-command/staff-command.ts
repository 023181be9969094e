import { existsSync } from 'node:fs'
import type { AccountTables } from '@millrun/accounts/account-tables'
import { openExistingOrders } from '../database/order-database.ts'
import { readEnvironment, shopOrigin } from '../environment.ts'
import { faultSentence } from '../fault-sentence.ts'
import { CommandFault } from '../orders-command/command-fault.ts'
import { readStaffCommand } from './read-staff-command.ts'
import { runStaffCommand } from './run-staff-command.ts'

const HELP = `npm run staff                                   who is staff
npm run staff -- add EMAIL --role owner         a new member, or a new link for one who lost a telephone
npm run staff -- add EMAIL --role manager
npm run staff -- add EMAIL --role shipping
npm run staff -- remove EMAIL                   signs them out everywhere, at once
npm run staff -- forget-apps EMAIL              a customer has lost the device: ask who they are, then take its app away
`

async function execute(): Promise<string> {
  const command = readStaffCommand(process.argv.slice(2))
  if (command.name === 'help') return HELP
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new CommandFault(settings.problems.join('\n'))
  const { environment } = settings
  const orders = await openExistingOrders(environment)
  try {
    const database = orders.$pickTables<keyof AccountTables>()
    const office = { database, shopOrigin: shopOrigin(environment), now: new Date() }
    return await runStaffCommand(office, command)
  } finally {
    await orders.destroy()
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFault) return `${error.message}\n`
  return `The accounts could not be reached. ${faultSentence(error)}\n`
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
