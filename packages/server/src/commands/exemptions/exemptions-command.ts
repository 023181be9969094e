import { runProgram } from '../run-program.ts'
import { readExemptionsCommand } from './read-exemptions-command.ts'
import { runExemptionsCommand } from './run-exemptions-command.ts'

const HELP = `npm run exemptions                             all certificates, first those to decide
npm run exemptions -- show EX-7K3Q9XWD         everything about one certificate
npm run --silent exemptions -- document EX-7K3Q9XWD > certificate.pdf
npm run exemptions -- approve EX-7K3Q9XWD      and which orders were taxed before that
npm run exemptions -- refuse EX-7K3Q9XWD "why" the buyer reads the reason
npm run exemptions -- withdraw EX-7K3Q9XWD "why"
`

await runProgram({
  help: HELP,
  read: readExemptionsCommand,
  run: async ({ database }, command) => ({
    text: await runExemptionsCommand(database, command, new Date()),
    isDone: true,
  }),
  failed: () => 'The certificates could not be reached.',
})
