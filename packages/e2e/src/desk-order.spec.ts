import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { addBasketBalusters, approve, fillAddress, fillContact } from './checkout-page.ts'
import { addressFor, expectAccessible, expectTitle, invite, setUp } from './enter-desk.ts'
import { mailsTo } from './mails-to.ts'
import { expect, test } from './shop-test.ts'
import { tabTo } from './tab-to.ts'
import { untilOpen } from './until-open.ts'
import { sidewaysScroll, visit } from './visit.ts'

/** Screens that an owner sees, and what each is called. */
const SCREENS = [
  ['orders', 'Orders'],
  ['orders/all', 'Orders'],
  ['orders/abandoned', 'Abandoned checkouts'],
  ['quotes', 'Quotes'],
  ['quotes/new', 'New quote'],
  ['packing', 'Packing'],
  ['packing/tracking', 'Tracking from a File'],
  ['returns', 'Returns'],
  ['stock', 'Prices and stock'],
  ['stock/file', 'Change by a file'],
  ['price-lists', 'Price lists'],
  ['price-lists/file', 'Set price lists by a file'],
  ['money', 'Money'],
  ['reviews', 'Reviews'],
  ['books', 'Numbers'],
  ['books/tax', /^Tax/],
  ['books/states', /^Sales by state/],
  ['books/files', 'Files'],
  ['people', 'Customers'],
  ['people/applications', 'Trade applications'],
  ['people/certificates', 'Exemption certificates'],
  ['people/staff', 'Staff'],
  ['actions', 'Actions'],
] as const

/** Buys three basket balusters for 113.37; gives back the address of the order's page, from the mail about it. */
async function buy(page: Page, email: string): Promise<string> {
  await addBasketBalusters(page, 3)
  await visit(page, '/checkout')
  await fillContact(page)
  await page.getByLabel('Email').fill(email)
  await fillAddress(page)
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  let address: string | undefined
  await expect
    .poll(async () => (address = await orderPage(email)), { timeout: 60_000 })
    .not.toBeUndefined()
  return address ?? ''
}

/** Where the mail about an order leads. */
async function orderPage(email: string): Promise<string | undefined> {
  const mails = await mailsTo(email)
  return mails.flatMap((mail) => /\/orders\/[\w-]*#[\w-]+/.exec(mail)?.[0] ?? []).at(-1)
}

async function openOrder(page: Page, email: string): Promise<void> {
  await page.getByLabel('Find an order').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  // Until it is found, the orders that are to be sent stand here.
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  await page.getByRole('row', { name: /MR-/ }).getByRole('link').click()
  await expectTitle(page, /^Order MR-/)
}

/** Goes to a control by Tab, as who has no mouse does, and presses it. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab, and types in the place of what stands there: Tab has marked it. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** A screen that one came to has the focus at its title: from there one goes on. */
async function expectArrived(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
}

test('a new owner packs the first order by keyboard alone, and gives back what comes back of it', async ({
  page,
  context,
}) => {
  test.slow()
  const ada = addressFor('ada')
  const desk = await context.newPage()
  await setUp(desk, await invite(addressFor('eve'), 'owner'))
  await expectTitle(desk, 'Orders')
  const address = await buy(page, ada)

  await openOrder(desk, ada)
  await expect(desk.getByRole('region', { name: 'Money' })).toContainText('$113.37')
  await expectAccessible(desk)
  const number = (await desk.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '')

  // The slip is printed, and its bar code scanned: a scanner is a keyboard.
  await press(desk, desk.getByRole('link', { name: 'Packing', exact: true }))
  await expectArrived(desk, 'Packing')
  await press(desk, desk.getByRole('checkbox', { name: `Choose order ${number}` }), 'Space')
  const slips = desk.waitForEvent('download')
  await press(desk, desk.getByRole('button', { name: 'Packing Slips for 1' }))
  expect((await slips).suggestedFilename()).toBe('packing-slips.pdf')
  await type(desk, desk.getByLabel('Scan or type an order number'), number.toLowerCase())
  await desk.keyboard.press('Enter')
  await expectArrived(desk, `Send ${number}`)
  await expectAccessible(desk)

  // Two of three leave, then the third.
  await type(desk, desk.getByLabel('Pieces of M-399'), '2')
  await type(desk, desk.getByLabel('Carrier'), 'UPS')
  await type(desk, desk.getByLabel('Tracking number'), '1Z999AA10123456784')
  await press(desk, desk.getByRole('button', { name: 'Shipped' }))
  await expect(desk.getByText('1 of 3 left')).toBeVisible()
  await press(desk, desk.getByRole('button', { name: 'Shipped' }))
  await expect(desk.getByText('All of it has left.')).toBeVisible()

  await visit(page, address)
  await expect(page.getByText('1Z999AA10123456784')).toBeVisible()
  await page.getByRole('button', { name: 'Return or Report a Problem' }).click()
  await page.getByRole('button', { name: 'Pieces: more' }).click()
  await page.getByLabel('I ordered too many, or changed my mind').check()
  await page.getByLabel('What happened?').fill('One was left over.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const told = await page.getByText(/^Your return has the number R-/).innerText()
  const returned = /R-\w{8}/.exec(told)?.[0] ?? 'no number'

  await press(desk, desk.getByRole('link', { name: 'Returns', exact: true }))
  await expectArrived(desk, 'Returns')
  await expectAccessible(desk)
  await press(desk, desk.getByRole('link', { name: returned }))
  await expectArrived(desk, `Return ${returned}`)
  await expect(desk.getByText('One was left over.')).toBeVisible()
  await expectAccessible(desk)
  await press(desk, desk.getByRole('button', { name: 'Approve, to Come Back' }))
  const question = desk.getByRole('alertdialog')
  await untilOpen(question)
  await press(desk, question.getByRole('button', { name: 'Approve' }))
  await expect(question).toBeHidden()
  await type(desk, desk.getByLabel('Here now', { exact: true }), '1')
  await press(desk, desk.getByRole('button', { name: 'Received' }))
  // 34.99 and its tax of 8 %, 2.80.
  await press(desk, desk.getByRole('button', { name: 'Refund $37.79' }))
  await untilOpen(question)
  await press(desk, question.getByRole('button', { name: 'Refund $37.79' }))
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByText(/\$37\.79/).first()).toBeVisible()
})

test('every screen of the desk is accessible, also at 400 %', async ({ page }) => {
  test.slow()
  await setUp(page, await invite(addressFor('look'), 'owner'))
  await expectTitle(page, 'Orders')
  for (const [path, title] of SCREENS) {
    await visit(page, `/desk/${path}`)
    await expectTitle(page, title)
    // 1280 pixels at 100 and at 400 %.
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 })
      expect([path, width, await sidewaysScroll(page)]).toEqual([path, width, 0])
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
