import type { Chance } from './chance.ts'

/** What goes wrong with a call to PayPal, and how often, of each hundred troubles. */
const EFFECTS: readonly (readonly [weight: number, effect: Readonly<Record<string, unknown>>])[] = [
  [12, { kind: 'drops', moment: 'before' }],
  [16, { kind: 'drops', moment: 'after' }],
  [8, { kind: 'answers', status: 500, moment: 'before' }],
  [10, { kind: 'answers', status: 500, moment: 'after' }],
  [6, { kind: 'answers', status: 503, moment: 'after' }],
  [6, { kind: 'answers', status: 429 }],
  [4, { kind: 'answers', status: 409, moment: 'after' }],
  [4, { kind: 'answers', status: 401 }],
  [6, { kind: 'answers', status: 422, issue: 'ORDER_ALREADY_CAPTURED', moment: 'after' }],
  [6, { kind: 'lags', status: 'APPROVED' }],
  [3, { kind: 'lags', status: 'COMPLETED' }],
  [6, { kind: 'garbles', as: 'html', moment: 'before' }],
  [6, { kind: 'garbles', as: 'html', moment: 'after' }],
  [6, { kind: 'garbles', as: 'json', moment: 'after' }],
  [12, { kind: 'delays', delayMs: 2500 }],
]

/** How a capture ends otherwise than the buyer's bank would have it. */
const ENDINGS: typeof EFFECTS = [
  [3, { kind: 'ends', status: 'PENDING' }],
  [3, { kind: 'ends', status: 'DECLINED', responseCode: '0500' }],
  [2, { kind: 'takes', value: '1.00' }],
]

const CALLS = [
  [3, 'create-order'],
  [6, 'capture-order'],
  [3, 'get-order'],
  [1, 'token'],
] as const

export interface Trouble {
  readonly call: string
  readonly effect: Readonly<Record<string, unknown>>
  readonly times: number
}

/** Something that goes wrong next; now and then several times in a row, so that repeating is not enough. */
export function nextTrouble(chance: Chance): Trouble {
  const times = chance.in(0.15) ? 5 : 1
  if (chance.in(0.12)) return { call: 'capture-order', effect: chance.pick(ENDINGS), times: 1 }
  const call = chance.pick(CALLS)
  // What refuses a request must not speak of an order that cannot be made a second time.
  const effects = call === 'create-order' ? EFFECTS.filter(isUndecided) : EFFECTS
  return { call, effect: chance.pick(effects), times }
}

function isUndecided([, { status }]: (typeof EFFECTS)[number]): boolean {
  return status !== 422
}

/** A short name for the figures. */
export function troubleName({ effect }: Trouble): string {
  const { kind, status, moment, as } = effect
  const parts = [kind, status, as, moment].filter((part) => part !== undefined)
  return parts.map(String).join(' ')
}
