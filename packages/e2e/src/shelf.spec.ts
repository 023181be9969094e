import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** A bracket that no other journey buys. */
const BRACKET = { item: 'BR-801', path: '/product/br-801', gallery: '/gallery/brackets' }

/** What the shopkeeper types, on the database of the shop that runs. */
async function stock(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  await run(process.execPath, ['scripts/run.mjs', 'stock', ...words], { cwd: ROOT, env })
}

test('a price changed while the shop runs is on page, gallery, search and feed, and a cart is told', async ({
  page,
  request,
}) => {
  await visit(page, BRACKET.path)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible()
  await stock('price', BRACKET.item, '87.65')
  await expect
    .poll(async () => (await request.get('/products.xml')).text(), { timeout: 60_000 })
    .toContain('<g:price>87.65 USD</g:price>')

  await visit(page, BRACKET.path)
  await expect(page.getByText('$87.65').first()).toBeVisible()
  await visit(page, BRACKET.gallery)
  const card = page.getByRole('listitem').filter({ hasText: BRACKET.item })
  await expect(card.getByText('$87.65')).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill(BRACKET.item)
  await expect(page.getByRole('option').first()).toContainText('$87.65')
  await box.press('Escape')

  await visit(page, '/checkout')
  await expect(page.getByText(`The price of ${title} is now $87.65, it was `)).toBeVisible()
  await expect(page.getByText('$87.65').first()).toBeVisible()
})
