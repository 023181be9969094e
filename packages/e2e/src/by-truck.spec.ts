import { axeFindings } from './axe-findings.ts'
import { approve, fillAddress, fillContact } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { sidewaysScroll, visit } from './visit.ts'

const DAYS = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2} to [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}/

test('a rail of 12 ft goes by truck, which is said before anything is asked and ever after @phone', async ({
  page,
}) => {
  await visit(page, '/product/c-6010')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Goes by truck/)).toBeVisible()
  await main.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()

  await visit(page, '/checkout')
  await expect(main.getByText(/^Goes by truck/)).toBeVisible()
  await expect(main.getByText(/packs 147 in long/)).toBeVisible()
  const said = DAYS.exec((await main.textContent()) ?? '')?.[0] ?? 'no days'
  await fillContact(page)
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/driver/)
  await fillAddress(page)
  await page.getByRole('radio', { name: 'A business' }).check()
  await page.getByRole('checkbox', { name: 'A lift gate is wanted to unload' }).check()
  await page.getByRole('button', { name: 'Add a PO number or job name' }).click()
  await page.getByLabel('PO number').fill('4711-B')
  await page.getByLabel('Job name').fill('Elm Street')
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await axeFindings(page, 'main')).toEqual([])

  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  const receipt = page.getByRole('region', { name: /^Thank you for your order MR-\w{8}/ })
  await receipt.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  await expect(main.getByText('PO number 4711-B · Job Elm Street')).toBeVisible()
  const delivery = main.getByRole('region', { name: 'Delivery' })
  await expect(delivery).toContainText('Goes by truck')
  await expect(delivery).toContainText('packs 147 in long')
  await expect(delivery).toContainText(`Ships ${said}`)
  await expect(delivery).toContainText('To a business, with a lift gate')
})
