import type { Page } from '@playwright/test'
import { approve, fillCard, fillCheckout, openPayPal } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive } from './visit.ts'

const CONFIG = '**/get-paypal-config'

test.afterEach(({ complaints }) => {
  // The browser complains about every answer that these journeys spoil.
  complaints.length = 0
})

test("when PayPal's script does not come, the buyer can reload and loses nothing", async ({
  page,
}) => {
  await page.route('**/sdk/js?*', (route) => route.abort())
  await fillCheckout(page, 1)
  await expect(page.getByRole('heading', { name: 'PayPal failed to load' })).toBeVisible()
  await expect(page.getByText('Debug info')).toBeVisible()
  await expect(
    page.getByText('Failed to load PayPal. Please refresh the page and try again.'),
  ).toBeVisible()
  await page.unroute('**/sdk/js?*')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await untilAlive(page)
  await expect(page.getByLabel('City')).toHaveValue('Trenton')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
})

test('without a client id the configuration is to blame', async ({ page }) => {
  await page.route('**/get-paypal-config', (route) => route.fulfill({ json: { clientId: '' } }))
  await fillCheckout(page, 1)
  await expect(page.getByText('Configuration Error')).toBeVisible()
  await expect(
    page.getByText('PayPal is not properly configured. Please contact support.'),
  ).toBeVisible()
})

test('an order that the server refuses costs nothing and says why', async ({ page }) => {
  const why = 'The price of M-399 has changed.'
  await page.route('**/create-paypal-order', (route) =>
    route.fulfill({ status: 422, json: { error: why } }),
  )
  await fillCheckout(page, 1)
  await openPayPal(page)
  await expect(page.getByText('Failed to create payment order. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(page.getByText('Payment Error')).toHaveCount(1)
})

test('an order that the server cannot keep just now leaves the form as it is', async ({ page }) => {
  const why = 'Nothing is lost: please try again in a moment.'
  await page.route('**/create-paypal-order', (route) =>
    route.fulfill({ status: 503, json: { error: why } }),
  )
  await fillCheckout(page, 1)
  const street = page.getByRole('textbox', { name: 'Street Address' }).first()
  const typed = await street.inputValue()
  await openPayPal(page)
  await expect(page.getByText('Failed to create payment order. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  expect(typed).not.toBe('')
  await expect(street).toHaveValue(typed)
  await expect(page.getByRole('button', { name: /^Cart, \d+ item/ })).toBeVisible()
})

test('who pays by card reads beside the button why the server refuses', async ({ page }) => {
  const why = 'The price of M-399 has changed.'
  await page.route('**/create-paypal-order', (route) =>
    route.fulfill({ status: 422, json: { error: why } }),
  )
  await fillCheckout(page, 1)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeInViewport()
})

test('a refusal without a reason is told in the words of the shop', async ({ page }) => {
  await page.route('**/capture-paypal-order', (route) =>
    route.fulfill({ json: { success: false } }),
  )
  await fillCheckout(page, 1)
  await approve(page)
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByText('Payment capture failed')).toBeVisible()
})

test('a refused bank account says so, and PayPal asks for another way to pay', async ({ page }) => {
  await fillCheckout(page, 1)
  const refused = await openPayPal(page)
  await refused.getByLabel('Refused bank account').check()
  const again = page.waitForEvent('popup')
  await refused.getByRole('button', { name: 'Complete Purchase' }).click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByText('nothing was charged')).toBeVisible()
  const accepted = await again
  await accepted.getByLabel('Test balance').check()
  await accepted.getByRole('button', { name: 'Complete Purchase' }).click()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
})

test('an address check that fails does not stand in the way', async ({ page }) => {
  await page.route('**/validate-address', (route) => route.abort())
  await fillCheckout(page, 1)
  await page.getByRole('button', { name: 'Validate Address with USPS' }).click()
  const panel = page.getByRole('region', { name: 'Address Not Found' })
  await expect(panel).toContainText('An unexpected error occurred during address validation')
  await panel.getByRole('button', { name: 'Continue with Original Address' }).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
})

test('settings that cannot be fetched are told once, and can be asked for again @phone', async ({
  page,
}) => {
  let asked = 0
  await page.route(CONFIG, (route) => {
    asked += 1
    return route.abort()
  })
  await fillCheckout(page, 1)
  await expect(page.getByText('Configuration Error')).toHaveCount(1)
  await expect(
    page.getByText('PayPal is not properly configured. Please contact support.'),
  ).toBeVisible()
  await expect(page.getByText('Payment Error')).toHaveCount(0)
  expect(asked, 'the first try and three more').toBe(4)
  await expect(page.getByText(/could not be fetched/)).toBeVisible()
  await page.unroute(CONFIG)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Trenton')
})

test('a server that does not answer is not waited for longer than half a minute', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(CONFIG, () => undefined)
  await fillCheckout(page, 1)
  // One after the other, so that what waits for an answer gets it.
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000)
  await expect(page.getByText('Configuration Error')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('when PayPal does not offer its button, the card is offered in its place @phone', async ({
  page,
}) => {
  await spoilScript(
    page,
    'Buttons: (options) => ({ ...paypal.Buttons(options), isEligible: () => false })',
  )
  await fillCheckout(page, 1)
  await expect(page.getByText(/PayPal’s button cannot be shown here/)).toBeVisible()
  await payByCardInstead(page)
})

test('when the button refuses to be drawn, the place is not blank @phone', async ({ page }) => {
  await spoilScript(
    page,
    "Buttons: (options) => ({ ...paypal.Buttons(options), render: () => Promise.reject(new Error('no room')) })",
  )
  await fillCheckout(page, 1)
  await expect(page.getByRole('heading', { name: 'PayPal failed to load' })).toBeVisible()
  await expect(
    page.getByText('Failed to initialize PayPal. Please refresh the page and try again.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await payByCardInstead(page)
})

test('when cards are not taken, PayPal is offered in their place', async ({ page }) => {
  await spoilScript(page, 'CardFields: () => ({ isEligible: () => false })')
  await fillCheckout(page, 1)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  await expect(page.getByText(/Card payment is not available right now/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
})

test('when neither is taken, the shop can still be called', async ({ page }) => {
  await spoilScript(
    page,
    'Buttons: () => ({ isEligible: () => false, close: async () => {} }), CardFields: () => ({ isEligible: () => false })',
  )
  await fillCheckout(page, 1)
  await expect(page.getByText(/order by phone/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay by Card' })).toHaveCount(0)
})

/** Puts something else in the place of a part of PayPal's script. */
async function spoilScript(page: Page, parts: string): Promise<void> {
  await page.route('**/sdk/js?*', async (route) => {
    const response = await route.fetch()
    const spoilt = `window.paypal = ((paypal) => ({ ...paypal, ${parts} }))(window.paypal)`
    await route.fulfill({ response, body: `${await response.text()}\n;${spoilt}` })
  })
}

async function payByCardInstead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay by Card' }).click()
  await expect(page.getByRole('button', { name: 'Pay Now with Card' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada.stone@example.com')
}
