import { existsSync, realpathSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { accountRecords } from '@millrun/accounts/account-records'
import { eraseAccount } from '@millrun/accounts/erase-account'
import { openFindCaller } from '@millrun/accounts/find-caller'
import { SIGN_IN_PATH } from '@millrun/accounts/sign-in-desk'
import { ACCOUNT_API } from '@millrun/commerce/account/account-api'
import { FUNCTIONS_PATH } from '@millrun/commerce/functions'
import { WHILE_OFF } from '@millrun/commerce/kept-shop/addresses'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './accounts/account-routes.ts'
import { openShopSignIn } from './accounts/open-shop-sign-in.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type CallCounts, openCallCounts } from './call-counts/call-counts.ts'
import { DESK_API } from '@millrun/commerce/desk/desk-api'
import { deskApi } from './desk/desk-api.ts'
import { accountApi } from './customers/account-api.ts'
import { type Bell, openBell } from './database/bell/bell.ts'
import type { OrderDatabase } from './database/order-database.ts'
import { type Environment, shopOrigin } from './environment.ts'
import { functionRoutes } from './functions/function-routes.ts'
import { answerError } from './http/answer-errors.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logSettings, TRACE_LABEL } from './http/log-settings.ts'
import { policyReportRoutes } from './http/policy-report-routes.ts'
import { routableUrl } from './http/routable-url.ts'
import { pageHeaders, securityHeaders } from './http/security-headers.ts'
import { type ShopServers, shopServers } from './http/shop-servers.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { permalinkRoute } from './pages/permalink-route.ts'
import { KEPT_FOR_GOOD } from './pages/content-headers.ts'
import { openOtherBuilds } from './pages/other-builds.ts'
import { readPages } from './pages/page-store.ts'
import { openShownPages } from './pages/shown-pages.ts'
import { openInquiries } from './payments/inquiries.ts'
import { openTill } from './payments/open-till.ts'
import type { Till } from './payments/till.ts'
import { quoteAddress } from './quotes/quote-address.ts'
import type { QuotePress } from './quotes/quote-pdf.ts'
import { stopRoute } from './ratings/stop-route.ts'
import { findEdition } from './shelf/publishing/edition-store.ts'
import { hasPress } from './shelf/publishing/print-edition.ts'
import { showShelf } from './shelf/publishing/show-shelf.ts'
import { startWarnings } from './start-warnings.ts'
import { requestTrace, TRACE_HEADER } from './traces/request-trace.ts'
import { withTrace } from './traces/trace.ts'
import { uspsClient } from './usps/usps-client.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export interface AppOptions {
  readonly environment: Environment
  readonly database: OrderDatabase
  /** Rings when the database tells of work; one that never rings when it does not. */
  readonly bell?: Bell
  /** The built storefront; without it only the functions are served. */
  readonly pagesDirectory: string
  readonly now?: () => Date
  /** How answers to somebody who guesses passwords are slowed, by so many milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Pauses between tries of a call to PayPal, in milliseconds. */
  readonly retryDelaysMs?: readonly number[]
  /** How long a client may take to send a request. */
  readonly clientTimeoutMs?: number
  /** Where the log goes instead of standard output. */
  readonly logStream?: { write: (line: string) => void }
}

/** A function's body: 200 order lines fit in it several times. */
const BODY_LIMIT = 256 * 1024
/** All the time that a closing shop has: for who waits for an answer, and then for its own work. */
const LONGEST_END_MS = 27_000

/** The shop's server, ready to listen. Closing it ends requests in flight, then the database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { environment, database, pagesDirectory, clientTimeoutMs } = options
  const servers = shopServers({ clientTimeoutMs, isBehindProxy: environment.trustProxy !== false })
  const app = Fastify({
    serverFactory: servers.open,
    logger: logSettings(options.logStream),
    genReqId: requestTrace(environment.trustProxy),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: TRACE_LABEL,
    }),
    rewriteUrl: routableUrl,
    bodyLimit: BODY_LIMIT,
    trustProxy: environment.trustProxy,
    // Whoever still reaches a closing shop is answered: a balancer in front of it notices a little later.
    return503OnClosing: false,
  })
  for (const warning of startWarnings(environment)) app.log.warn(warning)
  const { bell = openBell(), now = () => new Date() } = options
  const { retryDelaysMs } = options
  const till = openTill({ environment, database, log: app.log, now, retryDelaysMs })
  const backOffice = openBackOffice({ environment, database, bell, till, now })
  const counts = openCallCounts(environment)
  const addresses = { usps: environment.usps && uspsClient(environment.usps, app.log) }
  const { metricsToken: token } = environment
  if (token !== undefined) metricsRoute(app, { token, database, now, pagesDirectory })
  const quotePress = { pagesDirectory, shopOrigin: shopOrigin(environment) }
  prepareAnswers(app, environment)
  await app.register(functionRoutes, {
    prefix: FUNCTIONS_PATH,
    environment,
    counts,
    till,
    inquire: openInquiries(till, now),
    addresses,
    outbox: backOffice.outbox,
    quotePress,
  })
  await openAccounts(app, options, { till, backOffice, counts, quotePress, now })
  await app.register(webhookRoutes, {
    settings: environment.payPal,
    callsPerMinute: environment.rateLimitPerMinute,
    now,
    receive: backOffice.receive,
  })
  await app.register(stopRoute, {
    books: till.books,
    counts,
    callsPerMinute: environment.rateLimitPerMinute,
  })
  await app.register(policyReportRoutes, { publicOrigin: environment.publicOrigin })
  healthRoutes(app, database)
  permalinkRoute(app)
  quoteAddress(app)
  const pages = await servePages(app, { ...options, bell, now })
  endInTime(app, { servers, backOffice, pages, counts, till, database })
  return app
}

/** What every answer has: a sentence where there is trouble, its headers, and the trace of the work that made it. */
function prepareAnswers(app: FastifyInstance, environment: Environment): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'There is nothing at this address.' }),
  )
  const headers = securityHeaders(environment)
  // Not before: while a body is read, the connection is what is under way.
  app.addHook('preHandler', (request, _reply, done) => withTrace(request.id, done))
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers)
    // A cache would tell everybody the trace of the first who asked.
    if (reply.getHeader('cache-control') !== KEPT_FOR_GOOD) reply.header(TRACE_HEADER, request.id)
  })
}

/** Sign-in, and what is there for those who have: customers their account, the shop's people their desk. */
async function openAccounts(
  app: FastifyInstance,
  { environment, database, pause }: AppOptions,
  {
    till,
    backOffice,
    counts,
    quotePress,
    now,
  }: Pick<Ending, 'till' | 'backOffice' | 'counts'> & {
    readonly quotePress: QuotePress
    readonly now: () => Date
  },
): Promise<void> {
  const signIn = openShopSignIn(environment, database, now, pause)
  const findCaller = openFindCaller(signIn)
  await app.register(accountRoutes, { prefix: SIGN_IN_PATH, environment, desk: signIn })
  await app.register(accountApi, {
    prefix: ACCOUNT_API,
    environment,
    counts,
    books: till.books,
    findCaller,
    signIn: {
      exported: (accountId) => accountRecords(signIn.database, accountId),
      erase: (accountId) => eraseAccount(signIn.database, accountId),
    },
  })
  await app.register(deskApi, {
    prefix: DESK_API,
    environment,
    counts,
    till,
    outbox: backOffice.outbox,
    quotePress,
    findCaller,
  })
}

interface Ending {
  readonly servers: ShopServers
  readonly backOffice: BackOffice
  readonly pages: Served
  readonly counts: CallCounts
  readonly till: Till
  readonly database: OrderDatabase
}

/** Ends what the closing shop has begun, as far as it has the time. */
function endInTime(app: FastifyInstance, ending: Ending): void {
  const { servers, backOffice, pages, counts, till, database } = ending
  let endsAt = 0
  let served: Promise<void> | undefined
  // Begun here and awaited below: Fastify gives this hook ten seconds.
  app.addHook('preClose', (done) => {
    endsAt = performance.now() + LONGEST_END_MS
    served = servers.end()
    done()
  })
  app.addHook('onClose', async () => {
    await served
    const work = Promise.all([backOffice.close(), pages.stop()]).then(() =>
      Promise.allSettled(till.underWay.values()),
    )
    const late = wait(endsAt - performance.now(), true, { ref: false })
    const isLate = await Promise.race([work.then(() => false), late])
    if (isLate) app.log.warn('the shop ends before its work did; it is taken up at the next start')
    await Promise.all([counts.close(), database.destroy()])
  })
}

/** Pages that are served, and kept as the shelf is until that is stopped. */
interface Served {
  readonly stop: () => Promise<void>
}

async function servePages(
  app: FastifyInstance,
  {
    environment,
    database,
    bell,
    pagesDirectory,
    now,
  }: AppOptions & Required<Pick<AppOptions, 'bell' | 'now'>>,
): Promise<Served> {
  const nothing = { stop: async () => undefined }
  if (!existsSync(pagesDirectory)) {
    app.log.warn('The pages are not built; only the functions are served.')
    return nothing
  }
  // The build that is served now: the next one is another folder, and this one stays.
  const build = realpathSync(pagesDirectory)
  const headersFor = pageHeaders(environment)
  const built = readPages(build, headersFor)
  const whileOff = environment.isKeptInBrowsers ? [] : Object.entries(WHILE_OFF)
  const pages = openShownPages(built, new Map(whileOff))
  const keeping = { database, now, log: app.log, headersFor }
  const others = await openOtherBuilds(built, keeping)
  pageRoutes(app, pages, {
    findEdition: (name) => findEdition(database, name),
    findAsset: others.find,
  })
  if (!hasPress(build)) {
    app.log.warn('The build has no press: its pages stay as they are when prices change.')
    return others.rounds
  }
  const shelf = showShelf({ ...keeping, bell, build, pages })
  return { stop: async () => void (await Promise.all([shelf.stop(), others.rounds.stop()])) }
}
