import { shopOrigin } from '../../environment.ts'
import { type CommandResult, type Office, runProgram } from '../run-program.ts'
import { readStaffCommand, type StaffCommand } from './read-staff-command.ts'
import { runStaffCommand } from './run-staff-command.ts'

const HELP = `npm run staff                                   who is staff
npm run staff -- add EMAIL --role owner         a new member, or a new link for one who lost a telephone
npm run staff -- add EMAIL --role manager
npm run staff -- add EMAIL --role shipping
npm run staff -- remove EMAIL                   signs them out everywhere, at once
npm run staff -- forget-apps EMAIL              a customer has lost the device: ask who they are, then take its app away
`

async function run(
  { environment, database }: Office,
  command: StaffCommand,
): Promise<CommandResult> {
  const office = { database, shopOrigin: shopOrigin(environment), now: new Date() }
  return { text: await runStaffCommand(office, command), isDone: true }
}

await runProgram({
  help: HELP,
  read: readStaffCommand,
  run,
  failed: () => 'The accounts could not be reached.',
})
