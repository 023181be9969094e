import { runProgram } from '../run-program.ts'
import { readOrdersCommand, type OrdersCommand } from './read-orders-command.ts'
import { runOrdersCommand } from './run-orders-command.ts'

const HELP = `npm run orders                                 all orders, first those that need review
npm run orders -- list [--status paid,refunded] [--since 2026-11-01] [--until 2026-11-30] [--json]
npm run orders -- show MR-7K3Q9XWD             everything about one order
npm run orders -- find TEXT                     by number, name, e-mail, phone, ZIP code, PO number, job, item
npm run orders -- shipped MR-7K3Q9XWD [UPS] [--tracking 1Z999AA10123456784] [--line c-2005:species=white-oak=3]
npm run orders -- late [--json]                what was to ship before today and has not, oldest first
npm run orders -- abandoned [--json]           checkouts that were begun and left; nobody is written to by itself
npm run orders -- delay MR-7K3Q9XWD 2026-12-18 "why"   asks the buyer to wait or to cancel
npm run orders -- withdraw MR-7K3Q9XWD         the address of its page shows nothing any more
npm run orders -- export --csv [--status ...] [--since ...] [--until ...]
npm run orders -- refund MR-7K3Q9XWD [12.50] [--again] [--tax]
npm run orders -- refund MR-7K3Q9XWD --line m-399=2 [--restock] [--cancel] [--reason "why"]
npm run orders -- refund MR-7K3Q9XWD --capture 2GG279541U471931P
npm run orders -- cancel MR-7K3Q9XWD "why"     nothing of it is sent, and all that is left goes back
npm run orders -- returns [waiting|approved|done|all] [--json]   what buyers return or report
npm run orders -- return R-7K3Q9XWD [approve|keep|refuse "why"|refund ["why"]|close "why"]   one of them, and what is done
npm run orders -- return R-7K3Q9XWD receive --line c-2005:species=white-oak=3 [--restock]   its pieces are here
npm run orders -- accept MR-7K3Q9XWD "why"     counts an order that needs review as paid
npm run orders -- close MR-7K3Q9XWD "why"      ends a review: there is no money to keep
npm run orders -- reconcile [--since ...] [--until ...] [--settlement report.csv]
npm run orders -- tax --month 2026-11          what was taxed and exempt, by state
npm run orders -- recheck [MR-7K3Q9XWD]        asks PayPal about what is not decided
Days of --since and --until are in UTC, and both are included; late, delay and tax count New Jersey's.
`

const FAILED: Readonly<Record<OrdersCommand['name'], string>> = {
  list: 'The orders could not be listed.',
  export: 'The orders could not be exported.',
  tax: 'The tax could not be summed up.',
  show: 'The order could not be shown.',
  withdraw: 'The address of the order could not be withdrawn.',
  recheck: 'PayPal could not be asked.',
  reconcile: 'The books could not be compared with PayPal.',
  accept: 'The order could not be accepted.',
  close: 'The order could not be closed.',
  find: 'The orders could not be searched.',
  late: 'The late orders could not be listed.',
  abandoned: 'The abandoned checkouts could not be listed.',
  shipped: 'The order could not be written down as shipped.',
  delay: 'The buyer could not be asked.',
  refund: 'The order could not be refunded.',
  returns: 'The returns could not be listed.',
  return: 'The return could not be changed.',
  cancel: 'The order could not be cancelled.',
}

await runProgram({
  help: HELP,
  read: readOrdersCommand,
  run: ({ environment, database }, command) => runOrdersCommand(environment, database, command),
  failed: ({ name }) => FAILED[name],
})
