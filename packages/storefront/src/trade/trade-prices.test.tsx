import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import type { TradePrices } from '@millrun/commerce/trade/trade-prices'
import { afterEach, expect, test } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'
import { leaveTradePrices } from './kept-trade-prices.ts'
import { showTradePrices } from './trade-chunk.ts'

const PRICES: TradePrices = {
  list: 'Trade A',
  ticket: 'AAAAAAAAAAAAAAAAAAAAAA',
  rows: [
    { target: { product: 'm-399' }, min: 1, price: { cents: 3299 } },
    { target: { product: 'm-399' }, min: 24, price: { cents: 2999 } },
  ],
}

async function show(prices: TradePrices | null): Promise<void> {
  leaveTradePrices(prices)
  await act(() => showTradePrices())
}

afterEach(() => show(null))

/** What stands beside the title of a product. */
const price = (cents: string) => page().getAllByText(cents, { selector: '[aria-live] p > span' })
const quantity = () => page().getByRole('textbox', { name: 'Quantity' })

async function ask(pieces: number): Promise<void> {
  await act(async () => fireEvent.change(quantity(), { target: { value: String(pieces) } }))
}

test('a product page shows the price of the list, with its breaks and nothing struck through', async () => {
  await openPage('/product/m-399')
  price('$34.99')
  await show(PRICES)
  await waitFor(() => price('$32.99'))
  const own = within(await page().findByRole('region', { name: 'Your prices' }))
  own.getByText('Trade A')
  expect(own.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PiecesEach',
    '1 or more$32.99',
    '24 or more$29.99',
  ])
  expect(page().queryByText(/^SAVE/)).toBeNull()
  expect(page().queryByText('$40.24')).toBeNull()
})

test('23, 24 and 25 pieces cost the same on page, in its set, in the cart and in a quick order', async () => {
  for (const [pieces, each] of [
    [23, '$32.99'],
    [24, '$29.99'],
    [25, '$29.99'],
  ] as const) {
    const visitor = await openPage('/product/m-399')
    await show(PRICES)
    await ask(pieces)
    await page().findByText(new RegExp(`^${pieces} × \\${each} = `))
    await page().findByText(`M-399 · ${pieces} × ${each}`)
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    const saved: unknown = JSON.parse(window.localStorage.getItem(CART_STORAGE_KEY) ?? '')
    expect(saved).toMatchObject({ items: [{ quantity: pieces, price: Number(each.slice(1)) }] })
    await visitor.click(screen.getByRole('button', { name: `Cart, ${pieces} items` }))
    const drawer = within(await screen.findByRole('dialog', { name: /Shopping Cart/ }))
    drawer.getByText(each)
    await visitor.click(drawer.getByRole('button', { name: 'Clear Cart' }))
    cleanup()
    await openPage('/quick-order')
    const box = await page().findByRole('textbox', { name: 'Your list, one item to a line' })
    await act(async () => fireEvent.change(box, { target: { value: `M-399 sb ${pieces}` } }))
    await page().findByText(`Item M-399 · Quantity ${pieces}, ${each} each`)
    cleanup()
  }
})

test('everybody’s prices come back when the account leaves this browser', async () => {
  await openPage('/product/m-399')
  await show(PRICES)
  await waitFor(() => price('$32.99'))
  await show(null)
  await waitFor(() => price('$34.99'))
  page().getByText('$40.24')
  expect(page().queryByRole('region', { name: 'Your prices' })).toBeNull()
})
