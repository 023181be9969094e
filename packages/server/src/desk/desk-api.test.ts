import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../testing/open-desk.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { keepAction } from './staff-actions.ts'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  test('every route is closed to strangers, customers, a first factor alone, and roles that it is not for', async () => {
    expect(desk.routes.length).toBeGreaterThan(5)
    for (const { method, path, roles } of desk.routes) {
      const address = path.replace('/desk/api', '').replaceAll(/:\w+/g, 'MR-7K3Q9XWD')
      const statusFor = async (bearer: string | undefined) =>
        (await desk.ask(bearer, method, address)).status
      const told = {
        route: `${method} ${path}`,
        nobody: await statusFor(undefined),
        unknown: await statusFor('somebody'),
        customer: await statusFor('customer'),
        oneFactor: await statusFor('one-factor'),
      }
      expect(told).toEqual({
        route: `${method} ${path}`,
        nobody: 401,
        unknown: 401,
        customer: 403,
        oneFactor: 403,
      })
      expect(roles).not.toEqual([])
      for (const role of ['owner', 'manager', 'shipping'] as const) {
        if (roles.includes(role)) continue
        expect([path, role, await statusFor(role)]).toEqual([path, role, 403])
      }
    }
  })

  test('refusals say what to do', async () => {
    expect(await desk.as(undefined, 'GET', '/orders')).toEqual({
      status: 401,
      body: { error: 'Please sign in at the desk again.' },
    })
    expect((await desk.as('one-factor', 'GET', '/orders')).body).toEqual({
      error: 'Please sign in with your second factor first.',
    })
    expect((await desk.as('customer', 'GET', '/orders')).body).toEqual({
      error: 'This address has no place at the desk.',
    })
    expect((await desk.as('shipping', 'GET', '/orders.csv')).body).toEqual({
      error: 'This is for the owner or the manager; please ask them.',
    })
  })

  test('who asks is told who they are', async () => {
    expect(await desk.as('manager', 'GET', '/me')).toEqual({
      status: 200,
      body: { email: 'manager@millrun.example', role: 'manager' },
    })
  })

  test('what was done stays written', async () => {
    const { database } = shop.books
    const actor = { email: 'a@millrun.example', role: 'owner' }
    await keepAction(database, { actor, at: new Date(), deed: 'noted', subject: 'MR-7K3Q9XWD' })
    await expect(sql`update staff_actions set deed = 'nothing'`.execute(database)).rejects.toThrow(
      'what was done stays written',
    )
    await expect(sql`delete from staff_actions`.execute(database)).rejects.toThrow(
      'what was done stays written',
    )
  })
})
