import { axeFindings } from './axe-findings.ts'
import type { Page } from '@playwright/test'
import {
  addBasketBalusters,
  approve,
  fillCheckout,
  openPayPal,
  orderSummary,
} from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const CAPTURE = '**/functions/v1/capture-paypal-order'

test('after payment the home page confirms the order until it is dismissed @phone', async ({
  page,
}) => {
  await fillCheckout(page, 3)
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  const receipt = page.getByRole('region', { name: /^Thank you for your order MR-\w{8}/ })
  await expect(receipt).toBeVisible()
  await page.reload()
  for (const text of [
    'Item M-399 · Quantity 3, $34.99 each',
    '100 North Main Street',
    'Trenton, NJ 08608',
  ]) {
    await expect(receipt.getByText(text)).toBeVisible()
  }
  // 3 × 34.99 = 104.97, shipped free, 8.40 tax
  await expect(receipt).toContainText('$113.37')
  await expect(receipt).toContainText(/Placed [A-Z][a-z]+ \d{1,2}, 20\d\d\./)
  await expect(receipt).toContainText('is coming to your e-mail address')
  expect(await axeFindings(page, '[data-receipt]')).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText('$113.37')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await receipt.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  await expect(page.getByText(/Order MR-\w{8}, placed/)).toBeVisible()
  await expect(page.getByRole('main').getByText('$113.37')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // The address alone is enough, for instance from the mail.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()

  await visit(page, '/')
  await receipt.getByRole('button', { name: 'Dismiss' }).click()
  await expect(receipt).toHaveCount(0)
  await visit(page, '/')
  await expect(page.getByText(/Thank you for your order/)).toHaveCount(0)
})

test('what the tab keeps of a paid order is its number, its link, the time and whom an account is offered', async ({
  page,
}) => {
  await fillCheckout(page, 1)
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage)))
  const { 'millrun-last-order': order = '', 'millrun-order-email': email, ...rest } = kept
  expect(Object.keys(JSON.parse(order)).toSorted()).toEqual(['at', 'orderLink', 'orderNumber'])
  expect(order).toContain('MR-')
  expect(email).toBe('ada.stone@example.com')
  expect(JSON.stringify(rest)).not.toMatch(/Main Street|ada\.stone|Stone|555-0199/)
  // Once it is seen and dismissed, the address goes too.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(window.sessionStorage).join(' '))).not.toMatch(
    /ada\.stone/,
  )
})

test('who lost the mail asks for it again and learns nothing else', async ({ page }) => {
  await visit(page, '/orders')
  await page.getByLabel('Order number').fill('MR-22222222')
  await page.getByLabel('E-mail').fill('ada.stone@example.com')
  await page.getByRole('button', { name: 'Send Me the Link' }).click()
  await expect(page.getByText('If there is such an order')).toBeVisible()
})

test('an answer that got lost is asked for again, and the order is paid', async ({
  page,
  complaints,
}) => {
  await fillCheckout(page, 1)
  let losses = 0
  await page.route(CAPTURE, async (route) => {
    losses += 1
    if (losses > 2) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  expect(losses).toBe(3)
  await page.waitForURL((url) => url.pathname === '/')
  complaints.length = 0
})

test('a reload in the middle of the payment ends with the paid order', async ({
  page,
  complaints,
}) => {
  await fillCheckout(page, 1)
  // The shop takes the money, and its first answer never arrives. The route stays: taking it away
  // would let that answer through.
  let asked = 0
  await page.route(CAPTURE, async (route) => {
    asked += 1
    return asked === 1 ? void (await route.fetch()) : route.continue()
  })
  await Promise.all([page.waitForRequest(CAPTURE), approve(page)])
  await expect(page.getByText('Processing your secure payment...')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  complaints.length = 0
})

test('a payment that is not decided can be asked about, once at a time', async ({ page }) => {
  await fillCheckout(page, 1)
  let asked = 0
  const { promise: isPressedTwice, resolve: answer } = Promise.withResolvers<void>()
  await page.route(CAPTURE, async (route) => {
    asked += 1
    if (asked > 1) await isPressedTwice
    return route.fulfill({
      json: {
        success: false,
        pending: true,
        orderNumber: 'MR-22222222',
        error: 'We are checking.',
      },
    })
  })
  await approve(page)
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeFocused()
  await page.getByRole('button', { name: 'Check Again' }).click()
  const checking = page.getByRole('button', { name: 'Checking...' })
  await checking.click({ force: true })
  answer()
  await expect(page.getByText('Still Checking')).toBeVisible()
  await expect(checking).toHaveCount(0)
  expect(asked).toBe(2)
})

test('an order that comes to nothing is not thanked for, and its cart is there again', async ({
  page,
}) => {
  await fillCheckout(page, 2)
  let asked = 0
  const placed = {
    orderNumber: 'MR-22222222',
    orderLink: '/orders/link#abcdefghijklmnopqrstuvwxyz',
  }
  await page.route(CAPTURE, (route) => {
    asked += 1
    const pending = { success: false, pending: true, ...placed }
    return route.fulfill({ json: asked === 1 ? pending : { success: false, error: 'Declined.' } })
  })
  await approve(page)
  await page.getByRole('button', { name: 'Check Again' }).click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(await orderSummary(page)).toContainText('Quantity 2')
  await visit(page, '/')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByText(/Thank you for your order/)).toHaveCount(0)
})

test('a reload right after the payment still names the order', async ({ page }) => {
  await fillCheckout(page, 1)
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText(/Thank you for your order MR-\w{8}/)).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
})

test('two tabs that pay the same cart pay one order', async ({ page, context, complaints }) => {
  await fillCheckout(page, 1)
  const second = await context.newPage()
  await fillCheckout(second)
  const orderIds = [page, second].map(createdOrder)
  await openPayPal(second)
  await approve(page)
  const [first, other] = await Promise.all(orderIds)
  expect(other).toBe(first)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await second.goto('/checkout')
  await expect(second.getByText('Your cart is empty')).toBeVisible()
  complaints.length = 0
})

/** PayPal's id of the order that this tab makes next. */
async function createdOrder(page: Page): Promise<unknown> {
  const answer = await page.waitForResponse('**/functions/v1/create-paypal-order')
  return (await answer.json()).orderID
}

/** What this tab keeps of a checkout that is over. */
function keptOfCheckout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(window.sessionStorage).filter((key) => key.startsWith('millrun-checkout')),
  )
}

test('what was typed goes from the tab once it is paid', async ({ page }) => {
  await fillCheckout(page, 1)
  expect(await keptOfCheckout(page)).toContain('millrun-checkout-form')
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  expect(await keptOfCheckout(page)).toEqual([])
  await page.waitForURL((url) => url.pathname === '/')
  expect(await keptOfCheckout(page)).toEqual([])
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('a payment that is decided later keeps what it needs until then', async ({ page }) => {
  await fillCheckout(page, 1)
  let asked = 0
  const orderNumber = 'MR-22222222'
  await page.route(CAPTURE, (route) => {
    asked += 1
    const paid = { success: true, orderNumber }
    return route.fulfill({
      json: asked < 3 ? { success: false, pending: true, orderNumber } : paid,
    })
  })
  await approve(page)
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
  expect(await keptOfCheckout(page)).toEqual(
    expect.arrayContaining(['millrun-checkout-form', 'millrun-checkout-payment']),
  )
  await page.getByRole('button', { name: 'Check Again' }).click()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  expect(await keptOfCheckout(page)).toEqual([])
})

test('the page of the order that says paid ends the checkout of its tab too', async ({ page }) => {
  await fillCheckout(page, 1)
  const { promise: paid, resolve: tell } = Promise.withResolvers<{
    orderNumber: string
    orderLink: string
  }>()
  await page.route(CAPTURE, async (route) => {
    const answer = await (await route.fetch()).json()
    tell(answer)
    return route.fulfill({ json: { ...answer, success: false, pending: true } })
  })
  await approve(page)
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
  const { orderLink } = await paid
  await visit(page, orderLink)
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  await expect.poll(() => keptOfCheckout(page)).toEqual([])
})
