import { setTimeout as wait } from 'node:timers/promises'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { fromCart, SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../sample-order.ts'
import type { Chance } from './chance.ts'
import type { Posted } from './post.ts'

/** What a buyer saw, to be compared with both ledgers. */
export interface BuyerStory {
  readonly cartId: string
  /** PayPal's ids of the orders that were made of this cart. */
  readonly payPalOrderIds: readonly string[]
  /** Orders that the shop called paid. */
  readonly toldPaid: readonly string[]
  /** Orders that the shop called refused for good, and that nobody approved again. */
  readonly toldRefused: readonly string[]
  /** Orders that were refused, approved once more, and left. */
  readonly approvedAgain: readonly string[]
}

export interface Market {
  readonly chance: Chance
  /** Calls a function of some server; undefined when no answer came. */
  readonly call: (name: string, body: unknown) => Promise<Posted | undefined>
  /** Some of what is asked for next goes wrong between shop and PayPal. */
  readonly maybeTrouble: () => Promise<void>
  /** The money of some orders is taken, and everything that could tell so says otherwise. */
  readonly maybeBetray: (payPalOrderId: string) => Promise<void>
  /** Says yes at PayPal. */
  readonly approve: (payPalOrderId: string, how: object) => Promise<void>
}

const LINES = [SAMPLE_LINE, 'm-399:finish=sb', 'm-399:finish=cv'] as const
/** How often a buyer asks again while the shop does not answer; it is down for seconds at a time. */
const PATIENCE = 80
const PAUSE_MS = 300

/** One buyer, from a full cart to an answer, or to where they walk away. */
export async function shopAs(number: number, market: Market): Promise<BuyerStory> {
  const { chance } = market
  const story = {
    cartId: `campaign-${number}`,
    payPalOrderIds: new Array<string>(),
    toldPaid: new Array<string>(),
    toldRefused: new Array<string>(),
    approvedAgain: new Array<string>(),
  }
  const request = fromCart(story.cartId, choose(chance, number))
  const tabs = chance.in(0.06) ? [request, elsewhere(request)] : [request]
  await Promise.all(tabs.map((tab) => payInTab(tab, story, market)))
  return story
}

interface OpenStory {
  readonly payPalOrderIds: string[]
  readonly toldPaid: string[]
  readonly toldRefused: string[]
  readonly approvedAgain: string[]
}

async function payInTab(
  request: CreateOrderRequest,
  story: OpenStory,
  market: Market,
): Promise<void> {
  const { chance } = market
  for (let round = 0; round < 3; round += 1) {
    const orderID = await createOrder(request, market)
    if (orderID === undefined) return
    story.payPalOrderIds.push(orderID)
    if (chance.in(0.08)) return
    const isRefused = chance.in(0.2) && round === 0
    await market.approve(orderID, isRefused ? refusedWay(chance) : goodWay(chance))
    // The page is gone before it could say so to the shop.
    if (chance.in(0.06)) return
    const isAgain = await capture(orderID, story, market)
    if (!isAgain) return
  }
}

/** PayPal's id of the order; undefined when the shop will not take it, or nobody answers. */
async function createOrder(
  request: CreateOrderRequest,
  { call, maybeTrouble }: Market,
): Promise<string | undefined> {
  await maybeTrouble()
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const answer = await call('create-paypal-order', request)
    if (answer?.status === 200) return String(answer.body['orderID'])
    if (answer !== undefined && answer.status < 500) return undefined
    await wait(PAUSE_MS)
  }
  return undefined
}

/** Asks for the capture as the checkout does; true when the buyer tries to pay once more. */
async function capture(orderID: string, story: OpenStory, market: Market): Promise<boolean> {
  await market.maybeTrouble()
  await market.maybeBetray(orderID)
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    // Some do not wait for the answer.
    const asked = market.call('capture-paypal-order', { orderID })
    if (market.chance.in(0.05)) return asked.then(() => false)
    const answer = await asked
    if (answer !== undefined && answer.status < 500)
      return hear(orderID, answer.body, story, market)
    await wait(PAUSE_MS)
  }
  return false
}

async function hear(
  orderID: string,
  answer: Readonly<Record<string, unknown>>,
  story: OpenStory,
  market: Market,
): Promise<boolean> {
  if (answer['success'] === true) story.toldPaid.push(orderID)
  if (answer['success'] === true || answer['pending'] === true) return false
  if (answer['restart'] === true && market.chance.in(0.5)) {
    await market.approve(orderID, market.chance.pick(GOOD_WALLETS))
    if (market.chance.in(0.3)) {
      story.approvedAgain.push(orderID)
      return false
    }
    return capture(orderID, story, market)
  }
  // An order with a number was paid; this one was given back meanwhile.
  if (answer['orderNumber'] !== undefined) return false
  story.toldRefused.push(orderID)
  return true
}

/** What is refused was a wallet, and pays with another of its ways. */
const GOOD_WALLETS = [
  [6, {}],
  [1, { funding: 'pending-bank' }],
] as const

function goodWay(chance: Chance): object {
  return chance.pick([
    [6, {}],
    [3, { cardholder: 'Ann Miller' }],
    [1, { funding: 'pending-bank' }],
  ])
}

function refusedWay(chance: Chance): object {
  return chance.pick([
    [1, { funding: 'refused-bank' }],
    [1, { cardholder: 'CCREJECT-REFUSED' }],
  ])
}

function choose(chance: Chance, number: number): CreateOrderRequest {
  const lines = LINES.filter(() => chance.in(0.6))
  const chosen = lines.length === 0 ? [SAMPLE_LINE] : lines
  const form: CheckoutForm = {
    ...SAMPLE_FORM,
    email: `buyer-${number}@example.com`,
    pickup: chance.in(0.3),
  }
  const quantities = chosen.map((line) => [line, chance.whole(1, 40)] as const)
  return sampleRequest(Object.fromEntries(quantities), form)
}

/** The same cart in a second tab, to another buyer's name. */
function elsewhere(request: CreateOrderRequest): CreateOrderRequest {
  const { orderData } = request
  const customerInfo = { ...orderData.customerInfo, lastName: 'Elsewhere' }
  return { ...request, orderData: { ...orderData, customerInfo } }
}
