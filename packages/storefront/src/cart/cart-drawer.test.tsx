import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { notice, openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const RAIL = {
  ...BASKET,
  id: 'c-6010',
  title: 'Colonial Handrail',
  category: 'Handrails',
  priceCents: 10_499,
}

/** Presses the button of a notice. */
async function undo(visitor: UserEvent, title: string): Promise<void> {
  const toast = within(await notice(title))
  await visitor.click(toast.getByRole('button', { name: 'Undo' }))
}

async function openDrawer(visitor: UserEvent) {
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
}

/** Finds a paragraph by all of its text. */
function said(text: RegExp): (_: string, element: Element | null) => boolean {
  return (_, element) => element?.tagName === 'P' && text.test(element.textContent)
}

test('an empty cart says so, and leads to the products', async () => {
  const visitor = await openPage('/about')
  screen.getByRole('button', { name: 'Cart, empty' })
  const drawer = await openDrawer(visitor)
  drawer.getByText('Your cart is empty')
  drawer.getByText('Add some beautiful stair parts to get started!')
  expect(drawer.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull()
})

test('a line says what it is, what one costs and what all of it comes to', async () => {
  saveLines({ ...BASKET, quantity: 2 })
  const visitor = await openPage('/about')
  screen.getByRole('button', { name: 'Cart, 2 items' })
  const drawer = await openDrawer(visitor)
  const line = within(drawer.getByRole('listitem'))
  line.getByRole('heading', { name: 'Single Basket Iron Baluster, Satin Black' })
  line.getByText('Item M-399 · Iron Balusters')
  line.getByText('$34.99')
  line.getByText('$69.98')
  expect(line.getByRole('status').textContent).toBe('2')
})

test('its buttons change the quantity, and minus at one takes the line out', async () => {
  saveLines(BASKET)
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  await visitor.click(drawer.getByRole('button', { name: /^Increase quantity of Single/ }))
  within(drawer.getByRole('contentinfo')).getByText('$69.98')
  const less = drawer.getByRole('button', { name: /^Decrease quantity of Single/ })
  await visitor.click(less)
  within(drawer.getByRole('contentinfo')).getByText('$34.99')
  await visitor.click(less)
  drawer.getByText('Your cart is empty')
})

test('a line that was taken out comes back by Undo', async () => {
  saveLines(BASKET, RAIL)
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  await visitor.click(drawer.getByRole('button', { name: /^Remove Colonial Handrail/ }))
  expect(drawer.queryByRole('heading', { name: /^Colonial Handrail/ })).toBeNull()
  await undo(visitor, 'Removed from Cart')
  drawer.getByRole('heading', { name: /^Colonial Handrail/ })
  // 34.99 + 104.99
  within(drawer.getByRole('contentinfo')).getByText('$139.98')
})

test('a cleared cart comes back by Undo', async () => {
  saveLines(BASKET, RAIL)
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  await visitor.click(drawer.getByRole('button', { name: 'Clear Cart' }))
  drawer.getByText('Your cart is empty')
  await undo(visitor, 'Cart Cleared')
  drawer.getByRole('heading', { name: /^Colonial Handrail/ })
  drawer.getByRole('heading', { name: /^Single Basket/ })
})

test('who takes a line out by keyboard goes on at the next one', async () => {
  saveLines(RAIL, BASKET)
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  drawer.getByRole('button', { name: /^Remove Colonial Handrail/ }).focus()
  await visitor.keyboard('{Enter}')
  const next = drawer.getByRole('heading', { name: /^Single Basket/ }).closest('li')
  expect(document.activeElement).toBe(next)
})

test('says how far it is to free shipping, and when it is reached', async () => {
  saveLines({ ...BASKET, quantity: 2 })
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  // 100.01 - 69.98
  drawer.getByText('$30.03 to free shipping')
  await visitor.click(drawer.getByRole('button', { name: /^Increase quantity/ }))
  drawer.getByText('Free shipping reached')
})

describe('how the cart goes', () => {
  test('is said with its days as soon as the rules are there', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z'), toFake: ['Date'] })
    saveLines({ ...BASKET, quantity: 2 })
    const drawer = await openDrawer(await openPage('/about'))
    await drawer.findByText(
      said(/^Ships by parcel in .+ lb.*\. Ships Tue, Nov 24 to Fri, Dec 4\.$/),
    )
    vi.useRealTimers()
  })

  test('is by truck for a long rail, with the reason', async () => {
    saveLines(BASKET, RAIL)
    const visitor = await openPage('/about')
    const drawer = await openDrawer(visitor)
    const reason = 'Colonial Handrail, 12 ft, Red Oak packs 147 in long; parcels end at 96 in.'
    await drawer.findByText(said(new RegExp(`^Goes by truck: .+${reason}$`)))
    await visitor.click(drawer.getByRole('button', { name: /^Remove Colonial Handrail/ }))
    await drawer.findByText(said(/^Ships by parcel in 1 carton/))
  })
})

test.each([
  ['a rail that is cut in two goes by parcel', 'c-6010:cut=72+72', /^Ships by parcel in 1 carton/],
  ['a sample alone goes as a letter', 's-100:finish=sb', /^Ships as a letter\./],
])('%s', async (_, id, sentence) => {
  saveLines({ ...RAIL, id })
  const drawer = await openDrawer(await openPage('/about'))
  await drawer.findByText(said(sentence))
})

test('is left by Escape, and the focus goes back to what opened it', async () => {
  const visitor = await openPage('/about')
  await openDrawer(visitor)
  await visitor.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart, empty' }))
})

test('leads to checkout', async () => {
  saveLines(BASKET)
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  const checkout = drawer.getByRole('link', { name: 'Proceed to Checkout' })
  expect(checkout.getAttribute('href')).toBe('/checkout')
  drawer.getByText('Shipping and tax are worked out at checkout.')
})

describe('the badge', () => {
  test('counts all pieces, on the button and on the drawer', async () => {
    saveLines({ ...BASKET, quantity: 41 }, RAIL)
    const visitor = await openPage('/about')
    const button = screen.getByRole('button', { name: 'Cart, 42 items' })
    expect(button.textContent).toBe('42')
    const drawer = await openDrawer(visitor)
    drawer.getByText('42')
  })

  test('is nowhere when there is nothing to count', async () => {
    const visitor = await openPage('/about')
    expect(screen.getByRole('button', { name: 'Cart, empty' }).textContent).toBe('')
    const drawer = await openDrawer(visitor)
    drawer.getByRole('heading', { name: 'Shopping Cart' })
    expect(drawer.queryByText('0')).toBeNull()
  })
})

test('a quantity goes on beyond the 500 that are added at once', async () => {
  saveLines({ ...BASKET, quantity: 500 })
  const visitor = await openPage('/about')
  const drawer = await openDrawer(visitor)
  await visitor.click(drawer.getByRole('button', { name: /^Increase quantity/ }))
  // 501 × 34.99
  within(drawer.getByRole('contentinfo')).getByText('$17,529.99')
})

test('what was put into the cart since stays when a removal is undone', async () => {
  saveLines(BASKET)
  const visitor = await openPage('/product/sh-100')
  const drawer = await openDrawer(visitor)
  await visitor.click(drawer.getByRole('button', { name: /^Remove Single Basket/ }))
  await visitor.keyboard('{Escape}')
  await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
  await undo(visitor, 'Removed from Cart')
  screen.getByRole('button', { name: 'Cart, 2 items' })
})

/** Leaves a saved cart of any shape in this browser. */
function save(items: unknown): void {
  window.localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ items }))
}

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError')
}

describe('a cart of before', () => {
  test('has the names and prices of today', async () => {
    save([{ id: 'm-399', title: 'Basket', category: 'Iron', price: 1.5, quantity: 2 }])
    const visitor = await openPage('/about')
    const drawer = await openDrawer(visitor)
    drawer.getByRole('heading', { name: 'Single Basket Iron Baluster, Satin Black' })
    within(drawer.getByRole('contentinfo')).getByText('$69.98')
  })

  test('loses what is sold no more, and the console says which', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    save([
      { id: 'm-000', quantity: 1 },
      { id: 'sh-100:finish=sb', quantity: 3 },
    ])
    const visitor = await openPage('/about')
    const drawer = await openDrawer(visitor)
    expect(drawer.getAllByRole('listitem')).toHaveLength(1)
    // 3 × 8.99
    within(drawer.getByRole('contentinfo')).getByText('$26.97')
    expect(error).toHaveBeenCalledWith(
      'Error loading cart from localStorage:',
      expect.stringContaining('line 1'),
    )
    error.mockClear()
  })
})

describe('where the browser keeps nothing', () => {
  test('the cart lives as long as the window, and says so to nobody but the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
    vi.spyOn(storage, 'setItem').mockImplementation(forbidden)
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    await notice('Added to Cart')
    screen.getByRole('button', { name: 'Cart, 1 item' })
    expect(warn).toHaveBeenCalled()
    const drawer = await openDrawer(visitor)
    await visitor.click(drawer.getByRole('button', { name: /^Remove Single Basket/ }))
    drawer.getByText('Your cart is empty')
    vi.unstubAllGlobals()
    window.name = ''
  })
})
