import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { address, openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'
import { FaultBoundary } from './fault-boundary.tsx'
import { PageFault } from './pages.tsx'
import { loadRoute } from './routes.ts'

function Broken(): never {
  throw new Error('the stair fell down')
}

describe('a page that fails', () => {
  test('says so, keeps the cart, and can be loaded again', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <FaultBoundary Instead={PageFault}>
        <Broken />
      </FaultBoundary>,
    )
    expect(error).toHaveBeenCalled()
    error.mockClear()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Unexpected Application Error!')
    expect(alert.textContent).toContain('the stair fell down')
    expect(alert.textContent).toContain('Your cart is kept.')
    screen.getByRole('button', { name: 'Reload Page' })
  })
})

describe('the cart of another tab', () => {
  test('is taken over when it changes', async () => {
    await openPage('/about')
    screen.getByRole('button', { name: 'Cart, empty' })
    saveLines({ ...BASKET, quantity: 3 })
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }))
    await screen.findByRole('button', { name: 'Cart, 3 items' })
  })

  test('is as it is now when Back takes a page out of memory', async () => {
    saveLines({ ...BASKET, quantity: 3 })
    await openPage('/about')
    window.localStorage.removeItem(CART_STORAGE_KEY)
    const back = Object.assign(new Event('pageshow'), { persisted: true })
    window.dispatchEvent(back)
    await screen.findByRole('button', { name: 'Cart, empty' })
  })
})

test('a damaged cart is left, with the specified words in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.localStorage.setItem(CART_STORAGE_KEY, '{broken')
  await openPage('/about')
  screen.getByRole('button', { name: 'Cart, empty' })
  expect(error.mock.calls[0]?.[0]).toBe('Error loading cart from localStorage:')
  error.mockClear()
})

describe('a link of the shop', () => {
  test('shows the next page from its top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const visitor = await openPage('/about')
    await visitor.click(page().getByRole('link', { name: 'Hours and directions' }))
    await waitFor(() => expect(address()).toBe('/contact'))
    await page().findByRole('heading', { level: 1, name: 'Millrun Stair Parts Contact' })
    await waitFor(() =>
      expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: expect.any(String) }),
    )
  })

  test('back shows the page before, unscrolled', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const visitor = await openPage('/about')
    await visitor.click(page().getByRole('link', { name: 'Hours and directions' }))
    await page().findByRole('heading', { level: 1, name: 'Millrun Stair Parts Contact' })
    await waitFor(() => expect(scroll).toHaveBeenCalled())
    scroll.mockClear()
    window.history.back()
    await page().findByRole('heading', { level: 1, name: 'About Millrun' })
    expect(scroll).not.toHaveBeenCalled()
  })
})

test('what is filtered scrolls nothing', async () => {
  const visitor = await openPage('/gallery/newels')
  const scroll = vi.spyOn(window, 'scrollTo')
  await visitor.click(page().getByRole('button', { name: 'Box Newels' }))
  expect(address()).toBe('/gallery/newels?category=Box+Newels')
  expect(scroll).not.toHaveBeenCalled()
})

describe('a gallery', () => {
  test('stays as it was left for the way back', async () => {
    const visitor = await openPage('/gallery/newels')
    const first = page().getAllByRole('listitem')[0]
    await visitor.click(page().getByRole('link', { name: 'Classic Pin Top Newel' }))
    await page().findByRole('heading', { level: 1, name: 'Classic Pin Top Newel' })
    expect(first?.isConnected).toBe(false)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    window.history.back()
    await page().findByRole('heading', { level: 1, name: 'Newel Posts' })
    expect(page().getAllByRole('listitem')).toContain(first)
  })

  test('that is left leaves its title and its tags to the next page', async () => {
    const visitor = await openPage('/gallery/newels')
    await visitor.click(page().getByRole('link', { name: 'Classic Pin Top Newel' }))
    await waitFor(() => expect(document.title).toContain('Classic Pin Top Newel'))
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
  })
})

test('a page whose link a pointer rests on is made ready, where nobody meets it', async () => {
  const visitor = await openPage('/gallery/newels')
  await loadRoute('/product/n-4030')
  const made = vi.spyOn(document, 'createElement')
  await visitor.hover(page().getByRole('link', { name: 'Classic Pin Top Newel' }))
  await waitFor(() => expect(made).toHaveBeenCalledWith('h1'))
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.title).toContain('Newel Posts')
})
