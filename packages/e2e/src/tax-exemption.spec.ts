import { fillCheckout } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a certificate is offered, and takes no tax off before it is approved', async ({ page }) => {
  await visit(page, '/tax-exemption')
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^Contractors in New Jersey pay sales tax on materials/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send the Certificate' }).click()
  await expect(main.getByText('Please choose the state that the goods go to.')).toBeVisible()
  await expect(main.getByText('Please choose a reason.')).toBeVisible()
  await page.getByLabel('Business or organization').fill('St. Mary Parish')
  await page.getByLabel('Email that you order with').fill('ada@example.com')
  await page.getByLabel('State that the goods go to').selectOption('NJ')
  await page.getByLabel('Reason').selectOption('F')
  await page.getByLabel('Number on the certificate').fill('EO-221-004')
  await page.getByLabel('Valid from').fill('2026-01-01')
  await page.getByLabel('Signed certificate').setInputFiles({
    name: 'st-5.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  })
  await page.getByRole('button', { name: 'Send the Certificate' }).click()
  await expect(page.getByRole('heading', { name: 'We have your certificate' })).toBeVisible()
  const code = /EX-\w{8}/.exec((await main.textContent()) ?? '')?.[0] ?? 'no code'

  await fillCheckout(page, 1)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'I am exempt from sales tax' }).click()
  await page.getByLabel('Code of your certificate').fill(code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(main.getByText('We have not approved this certificate yet.')).toBeVisible()
  await expect(page.getByText('Tax (8%)')).toBeVisible()
})
