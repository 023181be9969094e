import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawAnew } from '../app/draw-anew.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { leaveTradePrices } from '../trade/kept-trade-prices.ts'
import { putListPrices } from '../trade/show-trade-prices.ts'
import { showTradePrices } from '../trade/trade-chunk.ts'
import { findListing } from './find-listing.ts'
import { putOnShelf, type Shelf } from './put-on-shelf.ts'

const CHANGED: Shelf = { 'm-399': { priceCents: 3199, inStock: false, backOn: '2027-01-15' } }

async function put(shelf: Shelf): Promise<void> {
  await act(async () => {
    putOnShelf({ shelf })
    putListPrices()
    drawAnew()
  })
}

async function list(percent: number | undefined): Promise<void> {
  const rows = [{ target: { product: 'm-399' }, min: 1, price: { percent: percent ?? 100 } }]
  leaveTradePrices(
    percent === undefined ? null : { list: 'Trade A', ticket: 'AAAAAAAAAAAAAAAAAAAAAA', rows },
  )
  await act(() => showTradePrices())
}

afterEach(async () => {
  await list(undefined)
  await put({})
})

const price = (cents: string) => page().getAllByText(cents, { selector: '[aria-live] p > span' })

test('a price that has changed is on the page that is open, and goes back to what was built', async () => {
  await openPage('/product/m-399')
  price('$34.99')
  await put(CHANGED)
  await waitFor(() => price('$31.99'))
  expect(findListing('m-399')).toMatchObject({ inStock: false, backOn: '2027-01-15' })
  await put({})
  await waitFor(() => price('$34.99'))
  expect(findListing('m-399')).toMatchObject({ inStock: true })
  expect(findListing('m-399')).not.toHaveProperty('backOn')
})

test('a percentage of a list is taken off the price that has changed', async () => {
  await openPage('/product/m-399')
  await list(90)
  await waitFor(() => price('$31.49'))
  // 31.99 less 3.199, to the cent.
  await put(CHANGED)
  await waitFor(() => price('$28.79'))
  expect(findListing('m-399')).toMatchObject({ priceCents: 2879, listCents: 3199 })
  await list(undefined)
  await waitFor(() => price('$31.99'))
})

const card = () => page().getByRole('link', { name: 'Single Basket Iron Baluster' }).closest('li')

test('a price that has changed is also in the gallery that is kept for the way back', async () => {
  const visitor = await openPage('/gallery/iron-balusters')
  expect(card()?.textContent).toContain('$34.99')
  await visitor.click(page().getByRole('link', { name: 'Single Basket Iron Baluster' }))
  await page().findByRole('heading', { level: 1, name: 'Single Basket Iron Baluster' })
  await put({ 'm-399': { priceCents: 3199 } })
  window.history.back()
  await page().findByRole('heading', { level: 1, name: 'Iron Balusters' })
  await waitFor(() => expect(card()?.textContent).toContain('$31.99'))
})
