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
  /** The one order that it is meant for. */
  readonly of?: string
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

interface Refusal {
  readonly status: number
  readonly issue: string
}

/** The answers to a repeated capture that sound like a refusal. */
const BETRAYALS: readonly (readonly [weight: number, refusal: Refusal])[] = [
  [2, { status: 403, issue: 'PERMISSION_DENIED' }],
  [2, { status: 404, issue: 'INVALID_RESOURCE_ID' }],
  [1, { status: 422, issue: 'ORDER_NOT_APPROVED' }],
]

/**
 * The worst that can happen to one order: its money is taken, the connection breaks, the repeated request is
 * refused, and PayPal's record shows nothing of it for a while.
 */
export function betrayal(chance: Chance, of: string): readonly Trouble[] {
  const { status, issue } = chance.pick(BETRAYALS)
  const lag = chance.in(0.5)
    ? { kind: 'lags', status: 'APPROVED' }
    : { kind: 'answers', status: 404, issue: 'INVALID_RESOURCE_ID' }
  return [
    { of, call: 'capture-order', effect: { kind: 'drops', moment: 'after' }, times: 1 },
    { of, call: 'capture-order', effect: { kind: 'answers', status, issue }, times: 3 },
    { of, call: 'get-order', effect: lag, times: 2 },
  ]
}

/** A short name for the figures. */
export function troubleName({ effect }: Trouble): string {
  const { kind, status, moment, as } = effect
  const parts = [kind, status, as, moment].filter((part) => part !== undefined)
  return parts.map(String).join(' ')
}
