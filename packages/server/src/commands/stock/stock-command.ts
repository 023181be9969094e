import { runProgram } from '../run-program.ts'
import { readStockCommand } from './read-stock-command.ts'
import { runStockCommand } from './run-stock-command.ts'

const HELP = `npm run stock                                  everything we sell: price, pieces, state
npm run stock -- low                           what is counted and low or gone
npm run stock -- set M-399 12 [--expected 10]  12 are there; refused when it was not 10 before
npm run stock -- add M-399 24                  24 have come; -2 for two that were lost
npm run stock -- level M-399 6                 low below 6
npm run stock -- uncount M-399                 as available as the catalogue says
npm run stock -- moves M-399                   how its stock has changed, and who did it
npm run stock -- price M-399 34.99 [--from 2026-12-01]
npm run stock -- unschedule M-399              takes back the price that is scheduled
npm run stock -- back M-399 [--on 2026-12-14]  sold out, it is back on that day; without --on none is told
`

await runProgram({
  help: HELP,
  read: readStockCommand,
  run: async ({ database }, command) => ({
    text: await runStockCommand(database, command, new Date()),
    isDone: true,
  }),
  failed: () => 'The shelf could not be reached.',
})
