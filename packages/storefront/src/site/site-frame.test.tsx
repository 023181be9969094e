import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { address, openPage, page } from '../testing/open-page.tsx'

function header() {
  const [first] = screen.getAllByRole('banner')
  return within(first ?? document.body)
}

function mainMenu() {
  return within(header().getByRole('navigation', { name: 'Main' }))
}

/** Names of the menus that are open. */
function openMenus(): readonly string[] {
  return mainMenu()
    .queryAllByRole('button', { expanded: true })
    .map((button) => button.textContent)
}

// Without pauses of its own: the test says when time goes on.
const mouse = userEvent.setup({ delay: null })

function over(menu: string): Promise<void> {
  return act(() => mouse.hover(mainMenu().getByRole('button', { name: menu })))
}

function away(menu: string): Promise<void> {
  return act(() => mouse.unhover(mainMenu().getByRole('button', { name: menu })))
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

describe('the header', () => {
  test('has six entries, of which two lead straight to a page', async () => {
    await openPage('/about')
    const entries = mainMenu()
      .getAllByRole('listitem')
      .map((entry) => entry.textContent)
    expect(entries).toEqual(['NEWELS', 'BALUSTERS', 'RAILS', 'TREADS', 'CONTACT US', 'MORE'])
    const ways = mainMenu().getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['TREADS', '/gallery/treads'],
      ['CONTACT US', '/contact'],
    ])
  })

  test('leads home by its logo', async () => {
    await openPage('/about')
    const logo = header().getByRole('link', { name: 'Millrun Stair Parts' })
    expect(logo.getAttribute('href')).toBe('/')
  })

  test('has everything else under MORE', async () => {
    const visitor = await openPage('/about')
    mainMenu().getByRole('button', { name: 'MORE' }).focus()
    await visitor.keyboard('{Enter}')
    const panel = mainMenu().getByRole('link', { name: 'All Products' }).closest('ul')
    const ways = within(panel ?? document.body).getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['All Products', '/products'],
      ['Stair Visualizer', '/stair-visualizer'],
      ['About', '/about'],
    ])
  })
})

describe('a menu under a mouse', () => {
  afterEach(() => void vi.useRealTimers())

  test('opens, closes 300 ms after the mouse has left, and only one is open', async () => {
    await openPage('/about')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await over('RAILS')
    expect(openMenus()).toEqual(['RAILS'])
    await over('NEWELS')
    expect(openMenus()).toEqual(['NEWELS'])
    await away('NEWELS')
    pass(299)
    expect(openMenus()).toEqual(['NEWELS'])
    pass(1)
    expect(openMenus()).toEqual([])
  })

  test('stays when the mouse comes back in time', async () => {
    await openPage('/about')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await over('RAILS')
    await away('RAILS')
    await over('RAILS')
    pass(1000)
    expect(openMenus()).toEqual(['RAILS'])
  })
})

describe('a menu', () => {
  test('has the way to all products at its foot', async () => {
    const visitor = await openPage('/about')
    mainMenu().getByRole('button', { name: 'RAILS' }).focus()
    await visitor.keyboard('{Enter}')
    const all = mainMenu().getByRole('link', { name: 'View All Products' })
    expect(all.getAttribute('href')).toBe('/products')
    await visitor.click(mainMenu().getByRole('link', { name: 'Handrail Brackets' }))
    await waitFor(() => expect(address()).toBe('/gallery/brackets'))
    expect(openMenus()).toEqual([])
  })

  test('gives way to its neighbour by the arrows, and to a press elsewhere', async () => {
    const visitor = await openPage('/about')
    mainMenu().getByRole('button', { name: 'BALUSTERS' }).focus()
    await visitor.keyboard('{Enter}{ArrowRight}')
    expect(document.activeElement).toBe(mainMenu().getByRole('button', { name: 'RAILS' }))
    await visitor.keyboard('{Enter}')
    expect(openMenus()).toEqual(['RAILS'])
    await visitor.click(page().getByRole('heading', { level: 1 }))
    expect(openMenus()).toEqual([])
  })

  test('opens by a press and leads to its galleries', async () => {
    const visitor = await openPage('/about')
    const menu = within(header().getByRole('navigation', { name: 'Main' }))
    const trigger = menu.getByRole('button', { name: 'BALUSTERS' })
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
    trigger.focus()
    await visitor.keyboard('{Enter}')
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    const iron = menu.getByRole('link', { name: 'Iron Balusters' })
    expect(iron.getAttribute('href')).toBe('/gallery/iron-balusters')
    const basket = menu.getByRole('link', { name: 'Basket' })
    expect(basket.getAttribute('href')).toBe('/gallery/iron-balusters?series=Basket')
  })

  test('is gone through by arrows, and left by Escape', async () => {
    const visitor = await openPage('/about')
    const menu = within(header().getByRole('navigation', { name: 'Main' }))
    const trigger = menu.getByRole('button', { name: 'BALUSTERS' })
    trigger.focus()
    await visitor.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(menu.getByRole('link', { name: 'Iron Balusters' }))
    await visitor.keyboard('{Escape}')
    expect(document.activeElement).toBe(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
  })

  test('of the gallery one is in is the current one', async () => {
    await openPage('/gallery/brackets')
    const menu = within(header().getByRole('navigation', { name: 'Main' }))
    const [current, ...others] = menu
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-current') !== null)
    expect(current?.textContent).toBe('RAILS')
    expect(others).toEqual([])
  })
})

test('on a phone the same tree is in a drawer', async () => {
  const visitor = await openPage('/about')
  await visitor.click(header().getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await visitor.click(drawer.getByText('BALUSTERS'))
  await visitor.click(drawer.getByRole('link', { name: 'Wood Balusters' }))
  await waitFor(() => expect(address()).toBe('/gallery/wood-balusters'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the banner promises free shipping, and its asterisk leads to the terms of it', async () => {
  await openPage('/about')
  const promise = screen.getByRole('link', { name: 'FREE SHIPPING over $99*' })
  const target = document.getElementById(promise.getAttribute('href')?.slice(1) ?? '')
  expect(target?.textContent).toContain(
    'Free standard shipping when the cart subtotal is over $100.',
  )
})

test('the foot of the page says who we are and how to reach us', async () => {
  await openPage('/about')
  const foot = within(screen.getByRole('contentinfo'))
  const mail = foot.getByRole('link', { name: 'orders@millrun.example' })
  expect(mail.getAttribute('href')).toBe('mailto:orders@millrun.example')
  const privacy = foot.getByRole('link', { name: /Privacy/ })
  expect(privacy.getAttribute('href')).toBe('/privacy')
  const terms = foot.getByRole('link', { name: /Terms/ })
  expect(terms.getAttribute('href')).toBe('/terms')
})

test('what shows only a drawing has a name', async () => {
  await openPage('/about')
  for (const button of screen.getAllByRole('button')) {
    const name = button.getAttribute('aria-label') ?? button.textContent.trim()
    expect(`${name}: ${button.outerHTML}`).not.toMatch(/^: /)
  }
})

test('the keyboard can go past the header', async () => {
  const visitor = await openPage('/about')
  await visitor.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
})

describe('an unknown address', () => {
  test('says so, and leads home', async () => {
    const visitor = await openPage('/nowhere/at/all')
    page().getByRole('heading', { level: 1, name: '404' })
    page().getByText('Oops! Page not found')
    await visitor.click(page().getByRole('link', { name: 'Return to Home' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('is not to be found by search engines', async () => {
    await openPage('/nowhere')
    await waitFor(() => expect(document.title).toBe('Page not found | Millrun Stair Parts'))
    const robots = document.querySelector('meta[name="robots"]')
    expect(robots?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })
})
