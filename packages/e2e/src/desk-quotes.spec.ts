import { addressFor, expectAccessible, expectTitle, invite, setUp } from './enter-desk.ts'
import { mailsTo } from './mails-to.ts'
import { expect, test } from './shop-test.ts'

test('a manager quotes a pasted list, mails it, changes it and takes it back', async ({ page }) => {
  test.slow()
  const ada = addressFor('ada')
  const max = addressFor('max')
  await setUp(page, await invite(max, 'manager'))
  await expectTitle(page, 'Orders')
  await page.getByRole('link', { name: 'Quotes', exact: true }).click()
  await expectTitle(page, 'Quotes')
  await page.getByRole('link', { name: 'New Quote' }).click()
  await expectTitle(page, 'New quote')
  await page.getByLabel('Job name').fill('Elm Street')
  await page.getByLabel('Client', { exact: true }).fill('Ada Turner')
  await page.getByLabel('E-mail').fill(ada)
  await page
    .getByLabel('List of parts')
    .fill('12 M-399 satin black\nC-2005 4\nhttps://shop.example/buy/m-400:1')
  await page.getByRole('button', { name: 'Read the List' }).click()
  await expect(page.getByText('2 lines were read.')).toBeVisible()

  // What was not read stays, to be mended.
  const pasted = page.getByLabel('List of parts')
  await expect(pasted).toHaveValue('C-2005 4')
  await expectAccessible(page)
  await pasted.fill('C-2005 4 white oak')
  await page.getByRole('button', { name: 'Read the List' }).click()
  await expect(pasted).toHaveValue('')
  const basket = page.getByRole('group', { name: 'Single Basket Iron Baluster, Satin Black' })
  await basket.getByLabel('Price each').fill('20')
  await expect(basket.getByText('From $24.50 to $34.99, please.')).toBeVisible()
  await basket.getByLabel('Price each').fill('29.99')
  await page.getByRole('button', { name: /^Remove Double Basket/ }).click()
  // 12 × 29.99 + 4 × 24.05
  await expect(page.getByText('$456.08')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make the Quote' }).click()

  await expectTitle(page, /^Quote Q-/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mail to Client' }).click()
  await expect(page.getByText(`It is on its way to ${ada}.`)).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(ada)).join(''), { timeout: 60_000 })
    .toContain('29.99')

  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expectTitle(page, /^Change quote Q-/)
  await basket.getByLabel('Quantity').fill('10')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the Quote' }).click()
  await expectTitle(page, /^Quote Q-/)
  // 10 × 29.99 + 4 × 24.05
  await expect(page.getByRole('region', { name: 'What is quoted' })).toContainText('$396.10')
  await page.getByText('Version 1:').click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mail to Client' })).toBeHidden()
  await page.getByRole('link', { name: 'Back to all quotes' }).click()
  await page.getByLabel('Find a quote').fill(ada)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row', { name: /Elm Street.*Withdrawn/ })).toHaveCount(1)
  await expectAccessible(page)
})
