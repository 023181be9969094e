import { runProgram } from '../run-program.ts'
import { readTradeCommand } from './read-trade-command.ts'
import { runTradeCommand } from './run-trade-command.ts'

const HELP = `npm run trade                                     all who applied, first those to decide
npm run trade -- show ada@example.com             everything about one of them
npm run --silent trade -- document ada@example.com > license.pdf
npm run trade -- approve ada@example.com
npm run trade -- refuse ada@example.com "why"     whoever applied reads the reason
npm run trade -- lists                            the price lists, which are set at the desk
npm run trade -- grant ada@example.com "Trade A"  the account buys by this list from now on
npm run trade -- terms ada@example.com --limit 5000 --days 30
                                                  the account may owe so much, and pays within 30 days
npm run trade -- terms ada@example.com --off      the account pays at once again
npm run trade -- withdraw ada@example.com         the account pays everybody's prices again
`

await runProgram({
  help: HELP,
  read: readTradeCommand,
  run: async ({ database }, command) => ({
    text: await runTradeCommand(database, command, new Date()),
    isDone: true,
  }),
  failed: () => 'The applications could not be reached.',
})
