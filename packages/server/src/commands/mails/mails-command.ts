import { openBooks } from '../../open-books.ts'
import { runProgram } from '../run-program.ts'
import { readMailsCommand } from './read-mails-command.ts'
import { runMailsCommand } from './run-mails-command.ts'

const HELP = `npm run mails                                    mails that came back, and that nobody has seen to
npm run mails -- correct MR-7K3Q9XWD ada@example.com   writes to another address, and sends a mail there
npm run mails -- correct MR-7K3Q9XWD bills@example.com --invoice   the same for the invoice
npm run mails -- settle ID                       takes one off the list
`

await runProgram({
  help: HELP,
  read: readMailsCommand,
  run: ({ database }, command) => runMailsCommand(openBooks(database), command),
  failed: () => 'The mails could not be reached.',
})
