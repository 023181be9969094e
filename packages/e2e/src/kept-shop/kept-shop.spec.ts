import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { keepShop } from './keep-shop.ts'
import { writeNextBuild } from './next-build.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { expect, test } from '../shop-test.ts'
import { visit } from '../visit.ts'

test.use({ serviceWorkers: 'allow' })

let folder: string
let shop: OwnShop | undefined

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'millrun-kept-'))
})

test.afterEach(async ({ context, complaints }) => {
  for (const page of context.pages()) await page.close()
  // The browser complains about what it asks while no server is there.
  complaints.length = 0
  await shop?.close()
  await rm(folder, { recursive: true })
})

/** One server after the other at the same address, with the same data; gives back the address. */
async function reopen(how?: {
  readonly build?: string
  readonly variables?: Readonly<Record<string, string>>
}): Promise<string> {
  await shop?.close()
  const port = Number(process.env['E2E_PORT']) + 20 + 2 * test.info().parallelIndex
  shop = await openOwnShop({ port, dataDir: path.join(folder, 'data'), ...how })
  return shop.origin
}

/** The scripts and style sheets that this document has fetched, each by whether it is of the next build. */
function builds(page: Page): Promise<readonly boolean[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
        .map(({ name }) => name.includes('-next.')),
    ),
  ])
}

/** The workers of this browser, and how many builds they keep that are whole. */
function kept(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('build '))
    const shells = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match('/shell.html')),
    )
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      builds: shells.filter((shell) => shell !== undefined).length,
      installing: registration?.installing?.state,
      waiting: registration?.waiting?.state,
    }
  })
}

test('a page that is open while the shop is built anew takes the next step into the new build', async ({
  page,
  context,
}) => {
  const next = path.join(folder, 'next')
  await writeNextBuild(next)
  const origin = await reopen()
  await keepShop(page, `${origin}/about`)
  expect(await builds(page)).toEqual([false])

  await reopen({ build: next })
  // The first step tells the page that there is something new, the next one is into it.
  const told = page.waitForResponse('**/now.json')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Handrails', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handrails' })).toBeVisible()
  expect(await builds(page)).toEqual([false])
  await (await told).finished()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stair Treads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stair Treads' })).toBeVisible()
  await expect.poll(() => builds(page)).toEqual([true])

  // The worker of the open page stays, and answers out of the new build.
  await expect.poll(() => kept(page)).toEqual({ builds: 2, waiting: 'installed' })
  await context.setOffline(true)
  await visit(page, `${origin}/product/m-399`)
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  expect(await builds(page)).toEqual([true])

  await page.close()
  const later = await context.newPage()
  await visit(later, `${origin}/product/m-401`)
  expect(await builds(later)).toEqual([true])
})

test('one switch turns it all off', async ({ page }) => {
  const origin = await reopen()
  await keepShop(page, `${origin}/about`)
  await reopen({ variables: { OFFLINE: 'off' } })
  await visit(page, `${origin}/`)
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }))
  await expect.poll(left).toEqual({ workers: 0, caches: [] })
  // Nor does any page bring it back.
  await visit(page, `${origin}/about`)
  await page.waitForLoadState('networkidle')
  expect(await left()).toEqual({ workers: 0, caches: [] })
})
