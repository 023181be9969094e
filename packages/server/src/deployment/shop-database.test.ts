import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openOrderDatabase } from '../database/order-database.ts'
import { openBooks } from '../open-books.ts'
import { listOrders } from '../orders/find-order.ts'
import { findPostgres, startPostgres } from '../testing/start-postgres.ts'

const SCRIPT = join(import.meta.dirname, '../../../../deploy/shop-database.sh')
const programs = await findPostgres()
const missing = programs === undefined ? ' (left out: PostgreSQL is not installed)' : ''

test.skipIf(programs === undefined)(
  `the shop gets a database of its own, and a role that may do nothing else${missing}`,
  async () => {
    const postgres = await startPostgres(programs ?? '', 'postgres')
    const { port } = new URL(await postgres.newDatabase())
    await promisify(execFile)(SCRIPT, {
      env: {
        PATH: `${programs}:${process.env['PATH']}`,
        PGHOST: '127.0.0.1',
        PGPORT: port,
        POSTGRES_USER: 'postgres',
        SHOP_DATABASE_PASSWORD: "it's hush",
      },
    })

    const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop`
    const database = await openOrderDatabase({ databaseUrl, dataDir: '/nowhere' })
    expect(await listOrders(openBooks(database))).toEqual([])
    await database.destroy()

    const shop = new Client(databaseUrl)
    await shop.connect()
    const { rows } = await shop.query(
      'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    )
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ])
    await expect(shop.query('SELECT rolpassword FROM pg_authid')).rejects.toThrow(
      'permission denied',
    )
    await shop.end()

    const superuser = new Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
    await superuser.connect()
    const kept = await superuser.query("SELECT rolpassword FROM pg_authid WHERE rolname = 'shop'")
    expect(kept.rows).toEqual([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$/) }])
    await superuser.end()
    await postgres.stop()
  },
)
