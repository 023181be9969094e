import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readEnvironment } from './environment.ts'
import { openOrderDatabase } from './orders/order-database.ts'
import { orderJson, orderTable, reviewFirst } from './orders/order-listing.ts'
import { orderStore } from './orders/order-store.ts'

async function listOrders(): Promise<string> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const settings = readEnvironment(process.env)
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const database = await openOrderDatabase(settings.environment)
  try {
    const orders = reviewFirst(await orderStore(database).list())
    if (values.json) return orders.map((order) => `${orderJson(order)}\n`).join('')
    return orders.length === 0 ? 'There are no orders yet.\n' : `${orderTable(orders)}\n`
  } finally {
    await database.destroy()
  }
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const cause =
    error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : ''
  return `${message}${cause}`
}

// A reader that has seen enough, such as head, is no failure.
process.stdout.on('error', () => process.exit())
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  process.stdout.write(await listOrders())
} catch (error) {
  process.stderr.write(`The orders could not be listed. ${sentence(error)}\n`)
  process.exitCode = 1
}
