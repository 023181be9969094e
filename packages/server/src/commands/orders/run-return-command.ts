import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import type { ListedReturn, ReturnList } from '@millrun/commerce/desk/returns/listed-return'
import { formatDollars, amountToCents } from '@millrun/commerce/dollars'
import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { REASON_WORDS } from '@millrun/commerce/returns/return-reason'
import { RETURN_STATUS_WORDS } from '@millrun/commerce/returns/return-words'
import { listReturns } from '../../desk/returns/list-returns.ts'
import { showReturn } from '../../desk/returns/show-return.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { done, type Outcome } from '../../outcome.ts'
import type { Till } from '../../payments/till.ts'
import { closeReturn } from '../../returns/close-return.ts'
import { decideReturn } from '../../returns/decide-return.ts'
import { receivePieces } from '../../returns/receive-pieces.ts'
import { refundReturn } from '../../returns/refund-return.ts'
import { findReturn, type KeptReturn } from '../../returns/return-store.ts'
import { CommandFault } from '../command-fault.ts'
import type { CommandResult } from '../run-program.ts'
import type { OrdersCommand } from './read-orders-command.ts'
import type { ReturnCommand } from './read-return-command.ts'

/** Returns as text, or one JSON object a line: all of a list. */
async function listedReturns(
  books: OrderBooks,
  list: ReturnList,
  isJson: boolean,
): Promise<string> {
  const all: ListedReturn[] = []
  let cursor: string | undefined
  do {
    const page = await listReturns(books, { list, cursor })
    all.push(...page.returns)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  if (isJson) return all.map((one) => `${JSON.stringify(one)}\n`).join('')
  return all.length === 0 ? 'There are no such returns.\n' : all.map(lineOf).join('')
}

function lineOf({ number, orderNumber, status, reason, pieces, askedAt, ...more }: ListedReturn) {
  const { buyer, carrierBy, isLate } = more
  const carrier = carrierBy === null ? '' : `, carrier by ${dayInWords(carrierBy, true)}`
  const late = isLate ? ', told of late' : ''
  return `${number}  ${orderNumber}  ${RETURN_STATUS_WORDS[status]}  ${REASON_WORDS[reason]}, ${pieces} pieces${late}${carrier}  ${newJerseyDay(new Date(askedAt))}  ${buyer}\n`
}

/** Lists returns, shows one or does something about it. Throws a `CommandFault` for one that does not exist. */
export async function runReturnCommand(
  till: Till,
  command: Extract<OrdersCommand, { readonly name: 'returns' | 'return' }>,
): Promise<CommandResult> {
  if (command.name === 'returns') {
    const text = await listedReturns(till.books, command.list, command.isJson)
    return { text, isDone: true }
  }
  const kept = await findReturn(till.books.database, command.number)
  if (kept === undefined) throw new CommandFault(`There is no return ${command.number}.`)
  const { ok, sentence } = await deedOf(till, kept, command)
  return { text: `${sentence}\n`, isDone: ok }
}

async function deedOf(till: Till, kept: KeptReturn, command: ReturnCommand): Promise<Outcome> {
  const { books } = till
  const actor = COMMAND_LINE
  switch (command.deed) {
    case 'approve':
    case 'keep':
      return decideReturn(books, kept, { decision: command.deed, reason: '' }, actor)
    case 'refuse':
      return decideReturn(books, kept, { decision: 'refuse', reason: command.reason }, actor)
    case 'receive': {
      const lines = command.lines.map(({ id, quantity }) => ({
        id,
        quantity,
        toStock: command.isRestocked ? quantity : 0,
      }))
      return receivePieces(books, kept, { lines }, actor)
    }
    case 'refund':
      return refundReturn(till, kept, { reason: command.reason, actor })
    case 'close':
      return closeReturn(books, kept, { reason: command.reason }, actor)
    case 'show':
      return done(sheetOf(await showReturn(books, kept)))
  }
}

function sheetOf(shown: ShownReturn): string {
  const { number, orderNumber, status, reason, words, lines, carrier, due, history } = shown
  return [
    `${number}, order ${orderNumber}: ${RETURN_STATUS_WORDS[status]}. ${REASON_WORDS[reason]}.`,
    ...(words === '' ? [] : [words]),
    ...(carrier === null ? [] : [carrier.sentence]),
    ...lines.map(
      ({ id, title, quantity, received, toStock, refunded }) =>
        `  ${quantity} x ${title} (${id}): ${received} here, ${toStock} on the shelf, ${refunded} paid back`,
    ),
    ...(due === null ? [] : [`  ${formatDollars(amountToCents(due) ?? 0)} to give back`]),
    ...history.map(({ at, sentence, by }) => `  ${newJerseyDay(new Date(at))}  ${by}: ${sentence}`),
  ].join('\n')
}
