import { addBasketBalusters, cardFields, fillAddress, fillContact } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const CARD = '4012888888881881'

test('a declined card is told apart, and another card pays', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) {
      sent.push(request.postData() ?? '')
    }
  })
  await addBasketBalusters(page, 2)
  await visit(page, '/checkout')
  await fillContact(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()

  const fields = await cardFields(page)
  await fields.name.fill('CCREJECT-REFUSED')
  await fields.number.fill(CARD)
  await fields.expiry.fill('12/30')
  await fields.cvv.fill('123')
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Now with Card' })).toBeFocused()

  const again = await cardFields(page)
  await again.name.fill('Ada Stone')
  await again.number.fill(CARD)
  await again.expiry.fill('12/30')
  await again.cvv.fill('123')
  await again.cvv.press('Enter')
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  expect(sent.filter((body) => body.includes(CARD))).toEqual([])
})

test('an invalid card number is refused before anything is sent', async ({ page }) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  await fillContact(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  const fields = await cardFields(page)
  await fields.name.fill('Ada Stone')
  await fields.number.fill('4012888888881882')
  await fields.expiry.fill('12/30')
  await fields.cvv.fill('123')
  await page.getByRole('button', { name: 'Pay Now with Card' }).click()
  await expect(page.getByText('Invalid Card Information')).toBeVisible()
  await expect(page.getByText('Please check your card details and try again.')).toBeVisible()
})

test('the privacy page names the billing address among what PayPal receives', async ({ page }) => {
  await visit(page, '/privacy')
  await expect(page.getByRole('main')).toContainText(/PayPal receives [^.]*billing address/)
})
