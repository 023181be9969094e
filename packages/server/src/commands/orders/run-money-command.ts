import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import type { Order } from '../../orders/order.ts'
import type { Outcome } from '../../outcome.ts'
import { decideReview } from '../../payments/decide-review.ts'
import type { Till } from '../../payments/till.ts'
import { cancelOrder } from '../../refunds/cancel-order.ts'
import { refundOrder } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import type { OrdersCommand } from './read-orders-command.ts'

type MoneyCommand = Extract<OrdersCommand, { name: 'accept' | 'close' | 'refund' | 'cancel' }>

/** What the command line decides about an order's money. */
export function runMoneyCommand(till: Till, order: Order, command: MoneyCommand): Promise<Outcome> {
  const actor = COMMAND_LINE
  const refunds = refundStore(till.books.database, till.now)
  switch (command.name) {
    case 'accept':
    case 'close': {
      const { name: is, reason } = command
      return decideReview(till, order, { is, reason, actor })
    }
    case 'refund':
      return refundOrder(till, refunds, { ...command, order, actor })
    case 'cancel':
      return cancelOrder(till, refunds, { order, why: command.reason, actor })
  }
}
