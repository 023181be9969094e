import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Figure } from './figure.ts'
import { readShopFigures } from './shop-figures.ts'

/** However often somebody asks, the database is asked no more often than this. */
const EVERY_MS = 5000
/** Prometheus waits for ten seconds: a database that does not answer in this time is away. */
const PATIENCE_MS = 3000

/** Gives what the database says of the shop in Prometheus' text form, or that it is away. */
export function shopText(database: OrderDatabase, now: () => Date): () => Promise<string> {
  let last: { readonly said: Promise<string>; readonly at: number } | undefined

  return function read() {
    const at = performance.now()
    if (last === undefined || at - last.at > EVERY_MS) {
      last = { said: patiently(readShopFigures(database, now())), at }
    }
    return last.said
  }
}

async function patiently(reading: Promise<readonly Figure[]>): Promise<string> {
  const figures = await Promise.race([
    reading.catch(() => undefined),
    wait(PATIENCE_MS, undefined, { ref: false }),
  ])
  const isUp = {
    name: 'millrun_database_up',
    help: 'Whether the database answers.',
    labels: {},
    value: figures === undefined ? 0 : 1,
  }
  return textOf([isUp, ...(figures ?? [])])
}

/** Written anew each time, so that nothing is said that was true before. */
function textOf(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, help, labels, value } of figures) {
    const registers = [registry]
    const gauge =
      gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return registry.metrics()
}
