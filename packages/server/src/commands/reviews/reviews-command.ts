import { runProgram } from '../run-program.ts'
import { readReviewsCommand } from './read-reviews-command.ts'
import { runReviewsCommand } from './run-reviews-command.ts'

const HELP = `npm run reviews                           all reviews, first those that nobody has decided about
npm run reviews -- counts                 how many are withheld, by their stars
npm run reviews -- show 1f0c9a2b          shows it on the page of its product
npm run reviews -- withhold 1f0c9a2b abuse
                                          or: personal, off-topic, unlawful, fake; never for its stars
`

await runProgram({
  help: HELP,
  read: readReviewsCommand,
  run: ({ database }, command) => runReviewsCommand(database, command, new Date()),
  failed: () => 'The reviews could not be reached.',
})
