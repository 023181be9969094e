import { chromium, type Browser, type Page } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from '../../../../scripts/test/find-program.ts'
import { createStandIn } from '../app.ts'
import { openMerchant, type Merchant } from '../testing/merchant.ts'
import { openTestShop, sdkPath } from '../testing/test-shop.ts'

const waitMs = 20_000
const executablePath = findChromium() ?? ''

let browser: Browser
let standIn: FastifyInstance
let merchant: Merchant
let shop: { origin: string; app: FastifyInstance }
let page: Page
let complaints: string[]

const payPalButton = () =>
  page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal', exact: true })

const field = (kind: string, label: string) =>
  page.frameLocator(`#${kind} iframe`).getByLabel(label, { exact: true })

/** Waits for a line in the shop's log, and gives all its lines. */
async function logWith(text: string): Promise<string[]> {
  await page.locator('#log li', { hasText: text }).first().waitFor()
  return page.locator('#log li').allTextContents()
}

async function openPayment(): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), payPalButton().click()])
  await popup.getByText('$95.44').first().waitFor()
  return popup
}

async function fillCard(card: { name: string; number: string; expiry: string; cvv: string }) {
  await field('name', 'Cardholder name').fill(card.name)
  await field('number', 'Card number').pressSequentially(card.number)
  await field('expiry', 'Expiration date').pressSequentially(card.expiry)
  await field('cvv', 'CVV').pressSequentially(card.cvv)
}

const goodCard = { name: 'Ann Carpenter', number: '4012888888881881', expiry: '1235', cvv: '123' }

describe.skipIf(executablePath === '')('in Chromium', () => {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    })
  }, 60_000)

  afterAll(() => browser.close())

  beforeEach(async () => {
    standIn = createStandIn()
    merchant = await openMerchant(standIn)
    shop = await openTestShop(merchant)
    page = await browser.newPage()
    page.setDefaultTimeout(waitMs)
    complaints = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  }, waitMs)

  afterEach(async () => {
    await page.close()
    await shop.app.close()
    await standIn.close()
    if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join('\n')}`)
  })

  it('shows one button after mounting twice, and the order in the payment window', async () => {
    await page.goto(shop.origin)
    await logWith('ready')
    expect(await page.locator('#buttons iframe').count()).toBe(1)
    const popup = await openPayment()
    await popup.getByText('2 × Twist baluster').waitFor()
    await popup.getByText('Test payment. No money moves.').waitFor()
    await popup.getByRole('button', { name: 'Complete Purchase' }).click()
    await logWith('button: COMPLETED')
    expect(popup.isClosed()).toBe(true)
  }, 60_000)

  it('cancels by the button and by closing the window', async () => {
    await page.goto(shop.origin)
    const popup = await openPayment()
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await logWith('button: cancelled')
    await (await openPayment()).close()
    await page.locator('#log li', { hasText: 'button: cancelled' }).nth(1).waitFor()
    expect(await logWith('cancelled')).toEqual(['ready', 'button: cancelled', 'button: cancelled'])
  }, 60_000)

  it('starts again after a refused bank, and waits for a pending one', async () => {
    await page.goto(shop.origin)
    const popup = await openPayment()
    await popup.getByLabel('Refused bank account').check()
    const [second] = await Promise.all([
      page.waitForEvent('popup'),
      popup.getByRole('button', { name: 'Complete Purchase' }).click(),
    ])
    await logWith('button: INSTRUMENT_DECLINED')
    await second.getByLabel('Pending bank account').check()
    await second.getByRole('button', { name: 'Complete Purchase' }).click()
    const log = await logWith('button: PENDING')
    expect(log).toEqual(['ready', 'button: INSTRUMENT_DECLINED', 'button: PENDING'])
  }, 60_000)

  it('shows the payment over the page when the browser lets no window open', async () => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(shop.origin)
    await payPalButton().click()
    const overlay = page.frameLocator('dialog iframe')
    await overlay.getByRole('button', { name: 'Complete Purchase' }).click()
    await logWith('button: COMPLETED')
    expect(await page.locator('dialog').count()).toBe(0)
  }, 60_000)

  it('closes the window and tells the shop when no order could be made', async () => {
    await page.goto(`${shop.origin}/?sold-out`)
    const [popup] = await Promise.all([page.waitForEvent('popup'), payPalButton().click()])
    expect(await logWith('sold out')).toEqual(['ready', 'button: sold out'])
    if (!popup.isClosed()) await popup.waitForEvent('close')
  }, 60_000)

  it('pays by card without the number touching the shop', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(shop.origin)) sent.push(request.postData() ?? '')
    })
    await page.goto(shop.origin)
    await fillCard(goodCard)
    expect(await field('number', 'Card number').inputValue()).toBe('4012 8888 8888 1881')
    expect(await field('expiry', 'Expiration date').inputValue()).toBe('12/35')
    await page.getByRole('button', { name: 'Pay Now with Card' }).click()
    await logWith('card: COMPLETED')
    expect(sent.join()).not.toContain('1881')
  }, 60_000)

  it('declines by the name of the cardholder', async () => {
    await page.goto(shop.origin)
    await fillCard({ ...goodCard, name: 'CCREJECT-IF' })
    await page.getByRole('button', { name: 'Pay Now with Card' }).click()
    expect(await logWith('DECLINED')).toEqual(['ready', 'card: DECLINED'])
  }, 60_000)

  it('marks what is wrong and creates no order for it', async () => {
    await page.goto(shop.origin)
    await fillCard({ name: '', number: '4012888888881882', expiry: '0120', cvv: '12' })
    await page.getByRole('button', { name: 'Pay Now with Card' }).click()
    await logWith('rejected: INVALID_NAME, INVALID_NUMBER, INVALID_EXPIRY, INVALID_CVV')
    expect(await field('number', 'Card number').getAttribute('aria-invalid')).toBe('true')
  }, 60_000)

  it('wants four digits behind an American Express card', async () => {
    await page.goto(shop.origin)
    await fillCard({ ...goodCard, number: '371449635398431', cvv: '123' })
    await page.getByRole('button', { name: 'Pay Now with Card' }).click()
    await logWith('rejected: INVALID_CVV')
    await field('cvv', 'CVV').fill('1234')
    await page.getByRole('button', { name: 'Pay Now with Card' }).click()
    expect(await logWith('COMPLETED')).toEqual([
      'ready',
      'rejected: INVALID_CVV',
      'card: COMPLETED',
    ])
  }, 60_000)

  it('serves no script for another client id', async () => {
    const answer = await fetch(`${merchant.base}${sdkPath.replace('millrun', 'other')}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('client-id not recognized')
  })
})
