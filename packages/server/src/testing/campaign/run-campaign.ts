import { setTimeout as wait } from 'node:timers/promises'
import { createStandIn } from '@millrun/paypal-stand-in/app'
import type { DatabaseSettings } from '../on-each-database.ts'
import { payPalRest } from '../paypal-rest.ts'
import { type Answers, countAnswers } from './answers.ts'
import { befall, workAtDesk, type AftermathTools } from './aftermath.ts'
import { shopAs, type BuyerStory, type Market } from './buyer.ts'
import type { Chance } from './chance.ts'
import { post } from './post.ts'
import { findFaults, type Books, type LedgerCapture } from './prove.ts'
import { openOffice, type Office } from './office.ts'
import {
  bookedOrders,
  countWaitingEvents,
  latestCaptures,
  pendingRefunds,
  readLedger,
} from './read-books.ts'
import type { ServerEnvironment, ShopServers } from './shop-servers.ts'
import { betrayal, nextTrouble, troubleName, type Trouble } from './trouble.ts'

export interface CampaignPlan {
  /** So many come, and more until everything was done to the shop that is to be done. */
  readonly buyers: number
  /** After so many seconds nobody enters any more, and nobody is killed. */
  readonly seconds: number
  /** How many buy at the same time. */
  readonly crowd: number
  /** Opens the shop that is bought from, with these variables. */
  readonly open: (environment: ServerEnvironment) => Promise<ShopServers>
  /** So many of the things that buyers ask for bring trouble to a call of the shop's. */
  readonly troubledShare: number
  /** So many acts at the desk there are at least, even after the last buyer. */
  readonly acts: number
  readonly settings: DatabaseSettings
  readonly chance: Chance
}

export interface CampaignResult {
  readonly faults: readonly string[]
  readonly buyers: number
  readonly seconds: number
  readonly kills: number
  readonly orders: Readonly<Record<string, number>>
  readonly captures: Readonly<Record<string, number>>
  readonly mails: number
  /** What buyers were answered. */
  readonly answers: Readonly<Record<string, number>>
  /** The longest time without a paid order. */
  readonly longestPauseS: number
  /** What else is to be told of this shop. */
  readonly lines: readonly string[]
  readonly troubles: Readonly<Record<string, number>>
}

const WEBHOOK_ID = 'CAMPAIGNWEBHOOK'
const KILL_EVERY_MS = [1000, 6000] as const
/** So many payments are taken while everything that could tell so says otherwise. */
const BETRAYED_SHARE = 0.03
const AFTERMATH_EVERY_MS = 700
const SETTLE_EVERY_MS = 400
const DESK_EVERY_MS = 250
/** So often in a row there may be no payment to work with. */
const MOST_IDLE = 200
const LONGEST_S = 24 * 60 * 60
/** How long nothing may get better before the books are taken as they are. */
const WORKER_PATIENCE_MS = 200_000
/** Events that nobody could look into come up again after one, two, four and eight minutes. */
const LONGEST_WAIT_MS = 20 * 60_000

/** Lets buyers, PayPal's troubles and sudden deaths loose on the shop, then compares the ledgers. */
export async function runCampaign(plan: CampaignPlan): Promise<CampaignResult> {
  const start = performance.now()
  const standIn = createStandIn({ control: true })
  const payPal = await standIn.listen({ port: 0, host: '127.0.0.1' })
  const environment = environmentOf(plan.settings, payPal)
  const servers = await plan.open(environment)
  const office = await openOffice(environment, plan.settings)
  try {
    const listener = { url: servers.webhooks, id: WEBHOOK_ID, isUnruly: true }
    await post(`${payPal}/stand-in/webhooks`, listener)
    const { stories, answers, troubles } = await sell({ plan, servers, payPal, office })
    await post(`${payPal}/stand-in/calm`, {})
    await office.finish()
    const books = await untilQuiet(plan, servers, payPal, stories)
    const { lines, faults } = servers.report()
    return {
      faults: [...findFaults(books), ...faults],
      buyers: stories.length,
      seconds: (performance.now() - start) / 1000,
      kills: servers.kills(),
      orders: countBy(books.orders, ({ status }) => status),
      captures: countBy(books.captures, ({ status }) => status),
      mails: books.mails.length,
      answers: answers.counts(),
      longestPauseS: answers.longestPauseS(),
      lines,
      troubles,
    }
  } finally {
    await office.close()
    await servers.close()
    await standIn.close()
  }
}

interface Sale {
  readonly plan: CampaignPlan
  readonly servers: ShopServers
  readonly payPal: string
  readonly office: Office
}

/** All buyers, and everything that befalls the shop and their payments meanwhile. */
async function sell(sale: Sale) {
  const { plan, servers, payPal } = sale
  const ending = new AbortController()
  const troubles: Record<string, number> = {}
  const count = (name: string) => void (troubles[name] = (troubles[name] ?? 0) + 1)
  const answers = countAnswers()
  const stories: BuyerStory[] = []
  const aftermath = openAftermath({ ...sale, count })
  const nuisances = beNuisance(sale, stories, aftermath, ending.signal)
  const desk = workFor(plan.acts, ending.signal, aftermath)
  await sendBuyers(plan, servers, openMarket({ plan, servers, payPal, count, answers }), stories)
  await desk.enough
  ending.abort()
  await desk.ended
  await nuisances
  return { stories, answers, troubles }
}

/** Hurts the shop, decides pending payments and lets things happen to others, each now and then. */
async function beNuisance(
  { plan, servers, payPal }: Sale,
  stories: readonly BuyerStory[],
  aftermath: AftermathTools,
  ending: AbortSignal,
): Promise<void> {
  const { chance, buyers, seconds } = plan
  const closing = AbortSignal.timeout(Math.min(seconds, LONGEST_S) * 1000)
  const untilClosed = AbortSignal.any([ending, closing])
  const hurt = () => servers.hurt(stories.length / buyers)
  await Promise.all([
    again(untilClosed, () => chance.whole(...KILL_EVERY_MS), hurt),
    again(
      ending,
      () => SETTLE_EVERY_MS,
      () => settleSome(payPal, chance),
    ),
    again(
      ending,
      () => AFTERMATH_EVERY_MS,
      () => befall(aftermath),
    ),
  ])
}

/** People work at the desk until it ends; `enough` comes when they have done so many things, or nothing is left to do. */
function workFor(acts: number, ending: AbortSignal, tools: AftermathTools) {
  let done = 0
  let idle = 0
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  if (acts === 0) resolve()
  const ended = again(
    ending,
    () => DESK_EVERY_MS,
    async () => {
      const now = await workAtDesk(tools)
      done += now
      idle = now === 0 ? idle + 1 : 0
      if (done >= acts || idle > MOST_IDLE) resolve()
    },
  )
  return { enough, ended: ended.finally(resolve) }
}

function environmentOf({ databaseUrl, dataDir }: DatabaseSettings, payPal: string) {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PAYPAL_API_BASE: payPal,
    PAYPAL_SDK_BASE: payPal,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYMENT_RECHECK_SECONDS: '2',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
}

/** Does something at intervals until it is told to end. */
async function again(
  ending: AbortSignal,
  pauseMs: () => number,
  task: () => Promise<unknown>,
): Promise<void> {
  while (!ending.aborted) {
    await wait(pauseMs(), undefined, { signal: ending }).catch(() => undefined)
    if (!ending.aborted) await task()
  }
}

interface MarketOptions extends Omit<Sale, 'office'> {
  readonly count: (name: string) => void
  readonly answers: Answers
}

/** What buyers can reach; of their calls some bring trouble to a call of the shop's. */
function openMarket({ plan, servers, payPal, count, answers }: MarketOptions): Market {
  const { chance, troubledShare } = plan
  const bring = (trouble: Trouble) => post(`${payPal}/stand-in/scenarios`, trouble)

  return {
    chance,
    async call(name, body) {
      const answer = await post(`${servers.origin()}/functions/v1/${name}`, body)
      answers.hear(answer)
      return answer
    },
    async maybeTrouble() {
      if (!chance.in(troubledShare)) return
      const trouble = nextTrouble(chance)
      count(troubleName(trouble))
      await bring(trouble)
    },
    async maybeBetray(payPalOrderId) {
      if (!chance.in(BETRAYED_SHARE)) return
      count('betrayal')
      for (const trouble of betrayal(chance, payPalOrderId)) await bring(trouble)
    },
    // An order that was captured meanwhile cannot be approved again.
    approve: async (id, how) => void (await post(`${payPal}/stand-in/approve/${id}`, how)),
  }
}

/** What befalls payments when they are made. */
function openAftermath({
  plan,
  payPal,
  office,
  count,
}: Sale & { readonly count: (name: string) => void }): AftermathTools {
  const rest = payPalRest(payPal)
  return {
    ...office,
    chance: plan.chance,
    captures: () => latestCaptures(payPal, 'COMPLETED'),
    payments: async () => [
      ...(await latestCaptures(payPal, 'COMPLETED')),
      ...(await latestCaptures(payPal, 'PARTIALLY_REFUNDED')),
    ],
    pendingRefunds: () => pendingRefunds(payPal),
    // Others at PayPal meet the same trouble as the shop, and give up.
    rest: (path, body) => rest(path, body).catch(() => ({ status: 0, body: {} })),
    control: (path, body) => post(`${payPal}/stand-in${path}`, body),
    count,
  }
}

/** Lets buyers in, a crowd at a time; each leaves a story. */
async function sendBuyers(
  plan: CampaignPlan,
  servers: ShopServers,
  market: Market,
  stories: BuyerStory[],
): Promise<void> {
  const closesAt = performance.now() + plan.seconds * 1000
  let next = 0
  async function queue(): Promise<void> {
    while ((next < plan.buyers || !servers.isDone()) && performance.now() < closesAt) {
      next += 1
      stories.push(await shopAs(next, market))
    }
  }
  await Promise.all(Array.from({ length: plan.crowd }, queue))
}

/** Pending payments are decided now and then, some for the shop and some against it. */
async function settleSome(payPal: string, chance: Chance): Promise<void> {
  for (const { id } of await latestCaptures(payPal, 'PENDING')) {
    if (chance.in(0.5)) continue
    const decided = chance.in(0.8) ? 'COMPLETED' : 'DECLINED'
    await post(`${payPal}/stand-in/captures/${id}/settle`, { status: decided })
  }
}

/** Gives the worker its time: the books, as soon as nothing is wrong with them, or at the end of it. */
async function untilQuiet(
  plan: CampaignPlan,
  servers: ShopServers,
  payPal: string,
  stories: readonly BuyerStory[],
): Promise<Books> {
  let deadline = performance.now() + WORKER_PATIENCE_MS
  const latest = performance.now() + LONGEST_WAIT_MS
  let fewest = Infinity
  for (;;) {
    await settleSome(payPal, plan.chance)
    for (const id of await pendingRefunds(payPal)) {
      await post(`${payPal}/stand-in/refunds/${id}/settle`, { status: 'COMPLETED' })
    }
    const { captures, approved } = await readLedger(payPal)
    const books = {
      orders: await bookedOrders(plan.settings),
      captures,
      approved,
      mails: await servers.mails(),
      stories,
      log: servers.log(),
    }
    const faults = findFaults(books).length + books.captures.filter(isPending).length
    const isQuiet = faults === 0
    // What an event says is not in the books before somebody has looked into it.
    const isGoingOn = faults < fewest || (await countWaitingEvents(plan.settings)) > 0
    if (isGoingOn) deadline = Math.min(latest, performance.now() + WORKER_PATIENCE_MS)
    fewest = Math.min(faults, fewest)
    if (isQuiet || performance.now() > deadline) return books
    await wait(500)
  }
}

function isPending({ status }: LedgerCapture): boolean {
  return status === 'PENDING'
}

function countBy<T>(items: readonly T[], name: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[name(item)] = (counts[name(item)] ?? 0) + 1
  return counts
}
