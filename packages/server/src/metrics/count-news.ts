import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { DATABASE_TROUBLES, databaseTroubles } from '../database/database-fault.ts'
import { PAYPAL_OUTCOMES, payPalTries } from '../paypal/paypal-transport.ts'
import { AS_BUILT, shownEditions } from '../shelf/publishing/shelf-watch.ts'

/** PayPal is waited for longer than anything else. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what is told inside the shop; gives what ends that. */
export function countNews(registry: Registry): () => void {
  const ends = [countPayPal(registry), countTroubles(registry), nameEdition(registry)]
  return () => {
    for (const end of ends) end()
  }
}

function countPayPal(registry: Registry): () => void {
  const seconds = new Histogram({
    name: 'millrun_paypal_seconds',
    help: 'How long tries of calls to PayPal took: done, refused, or without a decision (unknown).',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  const known = new Set<string>()
  return payPalTries.listen(({ call, outcome, ms }) => {
    // From 0 on, so that the first failure is seen as an increase.
    if (!known.has(call)) for (const one of PAYPAL_OUTCOMES) seconds.zero({ call, outcome: one })
    known.add(call)
    seconds.observe({ call, outcome }, ms / 1000)
  })
}

function countTroubles(registry: Registry): () => void {
  const count = new Counter({
    name: 'millrun_database_trouble_total',
    help: 'How often the database was away, or its disk full, for somebody who asked it something.',
    labelNames: ['trouble'],
    registers: [registry],
  })
  for (const trouble of DATABASE_TROUBLES) count.inc({ trouble }, 0)
  return databaseTroubles.listen((trouble) => count.inc({ trouble }))
}

function nameEdition(registry: Registry): () => void {
  const info = new Gauge({
    name: 'millrun_shelf_info',
    help: 'The edition of prices, stock and reviews that this server shows.',
    labelNames: ['edition'],
    registers: [registry],
  })
  info.set({ edition: AS_BUILT }, 1)
  return shownEditions.listen((edition) => {
    info.reset()
    info.set({ edition }, 1)
  })
}
