import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '250000' },
    queries: { type: 'string', default: '500' },
    seed: { type: 'string', default: '11' },
    rounds: { type: 'string', default: '100' },
    mails: { type: 'string', default: '1500' },
  },
})

/** How much is proved: orders, random queries among them and what they are drawn from, rounds of last pieces, mails. */
export const SIZES = {
  orders: Number(values.orders),
  queries: Number(values.queries),
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  mails: Number(values.mails),
}
