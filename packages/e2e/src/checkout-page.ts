import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './visit.ts'

/** Puts M-399 into the cart: each costs 34.99, so three come to 104.97 and ship free. */
export async function addBasketBalusters(page: Page, quantity: number): Promise<void> {
  await visit(page, '/product/m-399')
  const field = page.getByRole('main').getByRole('textbox', { name: 'Quantity' })
  await field.fill(String(quantity))
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada.stone@example.com')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Stone')
  await page.getByLabel('Phone').fill('(609) 555-0199')
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('100 North Main Street')
  await page.getByLabel('City').fill('Trenton')
  await page.getByLabel('State').selectOption('NJ')
  await page.getByLabel('ZIP code').fill('08608')
}

/** Opens the checkout with so many basket balusters in the cart, or with what is there, and fills it in. */
export async function fillCheckout(page: Page, balusters?: number): Promise<void> {
  if (balusters !== undefined) await addBasketBalusters(page, balusters)
  await visit(page, '/checkout')
  await fillContact(page)
  await fillAddress(page)
}

/** The order summary, unfolded where a phone has it folded away. */
export async function orderSummary(page: Page): Promise<Locator> {
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  const unfold = summary.getByRole('button', { name: /^Show the order/ })
  if (await unfold.isVisible()) await unfold.click()
  return summary
}

/** Presses the PayPal button and returns the window in which the buyer approves. */
export async function openPayPal(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('button', { name: 'PayPal' }).first().click()
  return popup
}

/** Pays with PayPal, and approves at once. */
export async function approve(page: Page): Promise<void> {
  const popup = await openPayPal(page)
  await popup.getByRole('button', { name: 'Complete Purchase' }).click()
}

export interface CardFields {
  readonly name: Locator
  readonly number: Locator
  readonly expiry: Locator
  readonly cvv: Locator
}

/** The hosted fields, wherever their frames stand. */
export async function cardFields(page: Page): Promise<CardFields> {
  await expect.poll(() => frameWith(page, 'CVV')).not.toBeUndefined()
  const field = async (label: string) => {
    const frame = await frameWith(page, label)
    if (frame === undefined) throw new Error(`no frame with ${label}`)
    return frame
  }
  return {
    name: await field('Cardholder name'),
    number: await field('Card number'),
    expiry: await field('Expiration date'),
    cvv: await field('CVV'),
  }
}

/** A card that is taken. */
export const CARD = '4012888888881881'

/** Types a card in; that of Ada Stone, unless something else is said. */
export async function fillCard(page: Page, { name = 'Ada Stone', number = CARD } = {}) {
  const fields = await cardFields(page)
  await fields.name.fill(name)
  await fields.number.fill(number)
  await fields.expiry.fill('12/30')
  await fields.cvv.fill('123')
  return fields
}

async function frameWith(page: Page, label: string): Promise<Locator | undefined> {
  for (const frame of page.frames()) {
    const input = frame.getByLabel(label, { exact: true })
    if ((await input.count()) > 0) return input.first()
  }
  return undefined
}
