import { approve, fillAddress, fillContact, orderSummary } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { sidewaysScroll, visit } from './visit.ts'

const BOX = 'Your list, one item to a line'

/** A job of thirty lines, as a contractor's mail has it. */
const JOB = `48 M-399 copper vein
2x M-400 CV
12 M-501 cv
M-101;24;satin black
48 SH-100 CV
SH-104 12 CV
KN-200 6 CV
CO-300 6 copper vein
C-2005 white oak 12
C-2015, white oak, 12
6 C-5060 red oak
6 C-5360 poplar
C-6010 12 ft white oak 3
C-6210 8 ft red oak 2
C-6045 8' red oak 2
C-6910 10 ft poplar 1
N-4010 red oak 2
2 N-4510 primed
1 N-4710 white oak
N-4910 hard maple 1
F-7210 left 1
F-7310 2
F-7410 2
BR-101 8
BR-301 6
RO-201 4
C-8070 42" red oak 14
C-8090 42" 7-1/2" poplar 14
EPOXY-120 2
TRIM-100 3`

test('a list of thirty lines goes from paste to paid @phone', async ({ page }) => {
  await visit(page, '/quick-order')
  await page.getByRole('textbox', { name: BOX }).fill(JOB)
  const list = page.getByRole('list', { name: 'Your list, line by line' })
  await expect(list.getByRole('listitem')).toHaveCount(30)
  // 48 × (34.99 + 4.00)
  await expect(list.getByRole('listitem').first()).toContainText('$1,871.52')
  const add = page.getByRole('button', { name: 'Add 30 Lines to Cart' })
  expect(await sidewaysScroll(page)).toBe(0)
  await add.click()
  await expect(page.getByText(/pieces in 30 lines were added to the cart\.$/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/checkout')
  await fillContact(page)
  await fillAddress(page)
  const summary = await orderSummary(page)
  await expect(summary.getByText('Single Basket Iron Baluster, Copper Vein')).toBeVisible()
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('region', { name: /^Thank you for your order MR-/ })).toBeVisible()
})

test('a list is typed, answered and added by keyboard alone, as a scanner types it', async ({
  page,
}) => {
  await visit(page, '/quick-order')
  await page.getByRole('textbox', { name: BOX }).focus()
  for (const label of ['BR-101', 'BR-101', 'C-2005']) {
    await page.keyboard.type(label)
    await page.keyboard.press('Enter')
  }
  const list = page.getByRole('list', { name: 'Your list, line by line' })
  await list.getByRole('button', { name: 'Poplar' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByText('Item C-2005 · Quantity 1, $14.80 each')).toBeVisible()
  await expect(list.getByRole('listitem').nth(2)).toBeFocused()
  await page.getByRole('button', { name: 'Add 2 Lines to Cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 pieces in 2 lines were added to the cart.')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
})
