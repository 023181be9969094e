import { BOUNCED_ABOUT, type BouncedMail } from '@millrun/commerce/desk/bounced-mail'
import { listBounces } from '../../bounces/list-bounces.ts'
import { settleBounce } from '../../bounces/settle-bounce.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { correctEmail } from '../../bounces/correct-email.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Outcome } from '../../outcome.ts'
import { CommandFault } from '../command-fault.ts'
import type { CommandResult } from '../run-program.ts'
import type { MailsCommand } from './read-mails-command.ts'

/** Does what the shopkeeper asked for. Throws a `CommandFault` for an order that does not exist. */
export async function runMailsCommand(
  books: OrderBooks,
  command: MailsCommand,
): Promise<CommandResult> {
  switch (command.name) {
    case 'list': {
      const bounces = await listBounces(books.database)
      const text = bounces.map(lineOf).join('')
      return { text: text === '' ? 'No mail came back.\n' : text, isDone: true }
    }
    case 'settle':
      return said(await settleBounce(books, command.id, COMMAND_LINE))
    case 'correct': {
      const order = await findOrder(books, { orderNumber: command.orderNumber })
      if (order === undefined) throw new CommandFault(`There is no order ${command.orderNumber}.`)
      return said(await correctEmail(books, order, command, COMMAND_LINE))
    }
  }
}

function said({ ok, sentence }: Outcome): CommandResult {
  return { text: `${sentence}\n`, isDone: ok }
}

function lineOf({ id, bouncedAt, address, about, orderNumber, reason }: BouncedMail): string {
  const what = orderNumber ?? BOUNCED_ABOUT[about]
  return `${bouncedAt.slice(0, 10)}  ${address}  ${what}\n    ${reason}\n    ${id}\n`
}
