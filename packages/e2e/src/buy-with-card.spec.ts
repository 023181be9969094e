import { CARD, fillCard, fillCheckout } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a declined card is told apart, and another card pays', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) {
      sent.push(request.postData() ?? '')
    }
  })
  await fillCheckout(page, 2)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()

  await fillCard(page, { name: 'CCREJECT-REFUSED' })
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Now with Card' })).toBeFocused()

  const again = await fillCard(page)
  await again.cvv.press('Enter')
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  // What is over is cleared, and does not come along to the thanks.
  await expect(page.getByText('Payment Failed')).toHaveCount(0)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { name: /^Thank you for your order MR-/ })).toBeVisible()
  expect(sent.filter((body) => body.includes(CARD))).toEqual([])
})

test('an invalid card number is refused before anything is sent', async ({ page }) => {
  await fillCheckout(page, 1)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  await fillCard(page, { number: '4012888888881882' })
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Invalid Card Information')).toBeVisible()
  await expect(page.getByText('Please check your card details and try again.')).toBeVisible()
  // Who leaves the checkout leaves what went wrong in it.
  await page.getByRole('link', { name: 'Terms' }).first().click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByText('Invalid Card Information')).toHaveCount(0)
})

test("the card's address is folded away while it is that of the shipment, and nothing is lost @phone", async ({
  page,
}) => {
  await fillCheckout(page, 1)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  const billing = page.getByRole('group', { name: 'Billing address' })
  await expect(
    billing.getByText('100 North Main Street, Trenton, NJ 08608, United States'),
  ).toBeVisible()
  await expect(billing.getByRole('textbox')).toHaveCount(0)

  const same = billing.getByLabel('Same as shipping address')
  await same.uncheck()
  await billing.getByLabel('Address line 1').fill('1 Elm St')
  await billing.getByLabel('City').fill('Princeton')
  await billing.getByLabel('State').fill('New Jersey')
  await billing.getByLabel('ZIP code').fill('19103')
  await billing.getByLabel('ZIP code').blur()
  await expect(billing.getByLabel('ZIP code')).toHaveAccessibleDescription(
    'ZIP code 19103 is in Pennsylvania, not in New Jersey. Please change one of them',
  )
  await expect(billing.getByLabel('Country code')).toHaveValue('US')
  await same.check()
  await expect(billing.getByRole('textbox')).toHaveCount(0)
  await same.uncheck()
  await expect(billing.getByLabel('Address line 1')).toHaveValue('1 Elm St')
  await expect(billing.getByLabel('City')).toHaveValue('Princeton')

  await fillCard(page)
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Form Incomplete')).toBeVisible()
  await expect(billing.getByLabel('ZIP code')).toBeFocused()
  await billing.getByLabel('ZIP code').fill('08540')
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
})

test('the privacy page names the billing address among what PayPal receives', async ({ page }) => {
  await visit(page, '/privacy')
  await expect(page.getByRole('main')).toContainText(/PayPal receives [^.]*billing address/)
})
