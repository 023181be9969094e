import type { GoesBack } from '@millrun/commerce/desk/money/order-money'

interface BackWords {
  /** On buttons: what is done with an amount. */
  readonly deed: string
  readonly doing: string
  readonly title: string
  /** Over the choice of what it is done with. */
  readonly what: string
  /** Behind an amount. */
  readonly goes: string
  /** Before it is pressed. */
  readonly warning: string
  /** What became of pieces, and of an amount before. */
  readonly done: string
  /** Where nothing can go back. */
  readonly nothing: string
  /** Follows from cancelling the order. */
  readonly cancelled: string
}

const REFUND = {
  deed: 'Refund',
  title: 'Refunds',
  what: 'What goes back',
  done: 'refunded',
  nothing: 'There is no payment that could go back.',
  cancelled: 'all that is left goes back',
} as const

/** How the desk speaks of what goes back, by the way in which it does. */
export const BACK_WORDS: Readonly<Record<GoesBack, BackWords>> = {
  paypal: {
    ...REFUND,
    doing: 'Asking PayPal…',
    goes: 'goes back to the buyer.',
    warning:
      'It goes back to the way the buyer paid, and cannot be taken back. The buyer gets a mail with the reason.',
  },
  by_hand: {
    ...REFUND,
    doing: 'Writing it down…',
    goes: 'goes back to the buyer, by your own hand.',
    warning:
      'The order was not paid through PayPal: please send the buyer a check or a transfer. The buyer gets a mail with the reason.',
  },
  credit: {
    deed: 'Credit',
    doing: 'Crediting…',
    title: 'Credits',
    what: 'What is credited',
    goes: 'is taken off what the buyer owes.',
    warning:
      'The order is not paid yet: the buyer owes so much less, and gets a mail with the reason. It cannot be taken back.',
    done: 'credited',
    nothing: 'Nothing is owed that could be taken off.',
    cancelled: 'nothing of it is owed any more',
  },
}
