import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'
import { sellOut } from '../testing/sell-out.ts'

const server = functionsServer()
const BACK = 'Expected back Mon, Dec 14.'

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))
afterEach(() => vi.useRealTimers())

function setNow(at: string): void {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date', 'setInterval', 'clearInterval'] })
}

/** What the cart says of its only line. */
async function cartSays(): Promise<string | null> {
  await openPage('/checkout')
  return (await page().findByText(/is out of stock/)).textContent
}

describe('the page of a product that is sold out', () => {
  test('says when it is back, and stops saying it when the day is over, left open', async () => {
    setNow('2026-12-14T17:00:00Z')
    sellOut('m-399', '2026-12-14')
    await openPage('/product/m-399')
    await page().findByText(BACK)
    page().getByRole('button', { name: 'Out of Stock' })
    // Midnight in New Jersey.
    vi.setSystemTime(new Date('2026-12-15T05:00:00Z'))
    await act(async () => vi.advanceTimersByTime(5000))
    await waitFor(() => expect(page().queryByText(/^Expected back/)).toBeNull())
  })

  test('says nothing where no day is known', async () => {
    sellOut('m-399')
    await openPage('/product/m-399')
    await page().findByText(/^CAD drawing of M-399/)
    expect(page().queryByText(/^Expected back/)).toBeNull()
  })
})

test('a list is answered with the day', async () => {
  setNow('2026-11-26T17:00:00Z')
  sellOut('m-399', '2026-12-14')
  window.localStorage.setItem('millrun-quick-order', '48 M-399 copper vein\n4 BR-101')
  await openPage('/quick-order')
  const list = within(await page().findByRole('list', { name: 'Your list, line by line' }))
  list.getByText(`Out of stock, so it is not added. ${BACK}`)
  screen.getByRole('button', { name: 'Add 1 Line to Cart' })
})

describe('a cart with a line that is sold out', () => {
  test('says until when', async () => {
    setNow('2026-11-26T17:00:00Z')
    sellOut('m-399', '2026-12-14')
    saveLines(BASKET)
    expect(await cartSays()).toBe(
      'Single Basket Iron Baluster, Satin Black is out of stock until Mon, Dec 14; please remove it from the cart.',
    )
  })

  test('does not say a day that has passed', async () => {
    setNow('2026-12-15T05:00:00Z')
    sellOut('m-399', '2026-12-14')
    saveLines(BASKET)
    expect(await cartSays()).toBe(
      'Single Basket Iron Baluster, Satin Black is out of stock; please remove it from the cart.',
    )
  })
})
