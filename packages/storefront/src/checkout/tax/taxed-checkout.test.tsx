import { within, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../../testing/open-page.tsx'
import { paypalScript } from '../../testing/paypal-script.ts'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'

const server = functionsServer()
paypalScript()

const EXEMPTION = { code: 'EX-7K3Q9XWD', certificateNumber: '1', reason: 'Resale', state: 'NJ' }

function summary() {
  return within(page().getByRole('complementary', { name: 'Order Summary' }))
}

/** What stands beside a word of the summary, once that word is there. */
async function amount(label: string): Promise<string | null | undefined> {
  const word = await summary().findByText(label, { selector: 'dt' })
  return word.nextElementSibling?.textContent
}

/** Two balusters are 69.98, and 15.00 for shipping. */
async function openCheckout(): Promise<UserEvent> {
  saveLines({ ...BASKET, quantity: 2 })
  const visitor = await openPage('/checkout')
  await waitFor(() => expect(document.querySelector('script[src*="/sdk/js"]')).not.toBeNull())
  return visitor
}

const choose = (visitor: UserEvent, state: string) =>
  visitor.selectOptions(page().getByRole('combobox', { name: 'State' }), state)

async function openWithCode(): Promise<UserEvent> {
  const visitor = await openCheckout()
  await fill(visitor, page().getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await choose(visitor, 'New Jersey')
  await visitor.click(page().getByRole('button', { name: 'I am exempt from sales tax' }))
  await fill(visitor, await page().findByLabelText('Code of your certificate'), 'EX-7K3Q9XWD')
  await visitor.click(page().getByRole('button', { name: 'Check' }))
  return visitor
}

describe('where the shop taxes by destination', () => {
  beforeEach(() =>
    server.answer('get-paypal-config', { clientId: 'client', taxTable: 'destination' }),
  )

  test('no rate is named before it is known where the order goes', async () => {
    const visitor = await openCheckout()
    expect(await amount('Tax (depends on the state)')).toBe('$0.00')
    await choose(visitor, 'New Jersey')
    // 84.98 × 6.625 % is 5.629925.
    expect(await amount('Tax (6.625%)')).toBe('$5.63')
    expect(await amount('Total')).toBe('$90.61')
    await choose(visitor, 'Oregon')
    expect(await amount('Tax (0%)')).toBe('$0.00')
    expect(await amount('Total')).toBe('$84.98')
  })

  test('what is picked up is taxed in New Jersey', async () => {
    const visitor = await openCheckout()
    await visitor.click(page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' }))
    // 69.98 × 6.625 % is 4.636175.
    expect(await amount('Tax (6.625%)')).toBe('$4.64')
  })
})

describe('a certificate', () => {
  beforeEach(() => {
    server.answer('get-paypal-config', { clientId: 'client' })
    server.answer('check-exemption', { exemption: EXEMPTION })
  })

  test('takes the tax off for its buyer and its state', async () => {
    const visitor = await openWithCode()
    expect(await amount('Tax (exempt)')).toBe('$0.00')
    expect(await amount('Total')).toBe('$84.98')
    await choose(visitor, 'Oregon')
    expect(await amount('Tax (8%)')).toBe('$5.60')
    page().getByText('E-mail or state have changed since; please check the certificate again.')
  })

  test('is left out of an order that is to be taxed', async () => {
    const visitor = await openWithCode()
    await visitor.click(await page().findByRole('button', { name: 'Charge tax this time' }))
    expect(await amount('Tax (8%)')).toBe('$5.60')
    page().getByText('It begins with EX-')
  })
})
