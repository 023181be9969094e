import { keepShop } from './kept-shop/keep-shop.ts'
import { runCommand } from './run-command.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

/** A bracket that no other journey buys. */
const BRACKET = { item: 'BR-801', path: '/product/br-801', gallery: '/gallery/brackets' }
const OTHER_BRACKET = { ...BRACKET, item: 'BR-702', path: '/product/br-702' }

test('a price changed while the shop runs is on page, gallery, search and feed, and a cart is told', async ({
  page,
  request,
}) => {
  await visit(page, BRACKET.path)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible()
  await runCommand('stock', 'price', BRACKET.item, '87.65')
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

test.describe('with the shop kept in the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a price is right at the next step of a page that stays open, without a network, and when it is as before', async ({
    page,
    context,
    request,
  }) => {
    const { item, path, gallery } = OTHER_BRACKET
    const shown = async () => (await request.get(path)).text()
    await keepShop(page, path)
    const built = await page
      .getByText(/^\$\d+\.\d\d$/)
      .first()
      .innerText()
    await runCommand('stock', 'price', item, '76.54')
    await expect.poll(shown, { timeout: 60_000 }).toContain('$76.54')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Handrail Brackets' }).click()
    await page.waitForURL(`**${gallery}`)
    const card = page.getByRole('listitem').filter({ hasText: item })
    await expect(card.getByText('$76.54')).toBeVisible()

    await context.setOffline(true)
    await visit(page, path)
    await expect(page.getByText('$76.54').first()).toBeVisible()
    await context.setOffline(false)
    await runCommand('stock', 'price', item, built.slice(1))
    await expect.poll(shown, { timeout: 60_000 }).not.toContain('$76.54')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Handrail Brackets' }).click()
    await expect(card.getByText(built)).toBeVisible()
  })
})
