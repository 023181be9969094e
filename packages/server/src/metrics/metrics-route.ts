import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { MIGRATIONS, type OrderDatabase } from '../database/order-database.ts'
import { Refusal } from '../http/refusal.ts'
import { buildName } from './build-name.ts'
import { countAnswers } from './count-answers.ts'
import { countNews } from './count-news.ts'
import { shopText } from './shop-text.ts'

interface MetricsOptions {
  /** Whoever names it is told. */
  readonly token: string
  readonly database: OrderDatabase
  readonly now: () => Date
  readonly pagesDirectory: string
}

/** Tells Prometheus how the shop is; to be called before there are routes, for it counts what they answer. */
export function metricsRoute(
  app: FastifyInstance,
  { token, database, now, pagesDirectory }: MetricsOptions,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  nameBuild(registry, buildName(pagesDirectory))
  countAnswers(app, registry)
  const endNews = countNews(registry)
  app.addHook('onClose', async () => endNews())
  const readShop = shopText(database, now)

  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'Please name the token of METRICS_TOKEN.')
    }
    const text = `${await registry.metrics()}\n${await readShop()}`
    return reply.type(registry.contentType).send(text)
  })
}

function nameBuild(registry: Registry, build: string): void {
  const info = new Gauge({
    name: 'millrun_build_info',
    help: 'What this server runs: its build, and the newest change of the tables that it knows.',
    labelNames: ['build', 'schema'],
    registers: [registry],
  })
  info.set({ build, schema: Object.keys(MIGRATIONS).at(-1) ?? '' }, 1)
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(wanted))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
