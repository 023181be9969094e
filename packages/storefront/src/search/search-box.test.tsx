import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, openPage, page } from '../testing/open-page.tsx'

function box(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Search products' })
}

describe('while one types', () => {
  test('the first eight parts drop down, and how to find better is said', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'baluster')
    expect(await screen.findAllByRole('option')).toHaveLength(8)
    screen.getByText('Showing first 8 results. Be more specific for better results.')
    const all = screen.getByRole('link', { name: /^See all \d+ results for “baluster”$/ })
    expect(all.getAttribute('href')).toBe('/search?q=baluster')
    expect(box().getAttribute('aria-expanded')).toBe('true')
  })

  test('the arrows go through the list, and Escape closes it', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'baluster')
    await screen.findAllByRole('option')
    await visitor.keyboard('{ArrowDown}{End}')
    const active = box().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('option', { selected: true })).toBe(
      screen.getAllByRole('option').at(-1),
    )
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(box()).toHaveProperty('value', 'baluster')
  })

  test('what is not sold is not found', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'chandelier')
    await screen.findByText('No products found for "chandelier"')
    await visitor.keyboard('{Enter}')
    expect(address()).toBe('/about')
  })

  test('a misspelled word finds what is near it', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'bannister')
    const near = within(await screen.findByRole('group', { name: 'Close to what you typed' }))
    expect(near.getAllByRole('option')[0]?.textContent).toContain('Standard Handrail')
  })

  test('blanks are no question', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), '   ')
    expect(screen.queryByText('Searching...')).toBeNull()
  })
})

describe('the list', () => {
  test('says that it is looking, then names part, number, kind and price', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'm-399')
    screen.getByText('Searching...')
    const [first] = await screen.findAllByRole('option')
    expect(first?.textContent).toBe('Single Basket Iron BalusterM-399 · Iron Balusters$34.99')
    expect(first?.getAttribute('href')).toBe('/product/m-399')
    expect(screen.queryByText('Searching...')).toBeNull()
  })

  test('of eight or fewer promises no more', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'm-399')
    await screen.findAllByRole('option')
    expect(screen.queryByText(/^Showing first 8 results/)).toBeNull()
    screen.getByText('1 result')
  })

  test('closes by a press elsewhere, and is there again with the focus', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'volute')
    await screen.findAllByRole('option')
    await visitor.click(page().getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('option')).toBeNull()
    await visitor.click(box())
    await screen.findAllByRole('option')
  })

  test('leads by a press where it says, and empties the box', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'single basket iron')
    const [first] = await screen.findAllByRole('option')
    if (first === undefined) throw new Error('nothing was found')
    await visitor.click(first)
    await page().findByRole('heading', { level: 1, name: 'Single Basket Iron Baluster' })
    expect(box()).toHaveProperty('value', '')
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  test('goes round by the arrows, and leads by Enter to the option they stand on', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'baluster')
    const options = await screen.findAllByRole('option')
    await visitor.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toBe(options.at(-1))
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toBe(options[1])
    await visitor.keyboard('{Enter}')
    expect(address()).toBe(options[1]?.getAttribute('href'))
  })

  test('is emptied by a second Escape', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'volute')
    await visitor.keyboard('{Escape}{Escape}')
    expect(box()).toHaveProperty('value', '')
  })
})

test('an item number and Enter lead to its page', async () => {
  const visitor = await openPage('/about')
  await visitor.type(box(), 'm-399{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Single Basket Iron Baluster' })
  expect(address()).toBe('/product/m-399')
  expect(box()).toHaveProperty('value', '')
})

test('a part without a page of its own is shown in its gallery', async () => {
  const visitor = await openPage('/about')
  await visitor.type(box(), 'H-1000{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Handrails' })
  expect(address()).toBe('/gallery/handrails#standard-handrail')
})

describe('the page of results', () => {
  test('has what holds all words before what holds some', async () => {
    await openPage('/search?q=rail%2012%20ft')
    await page().findByRole('heading', { level: 1, name: 'Results for “rail 12 ft”' })
    const whole = within(await page().findByRole('region', { name: 'All of what you typed' }))
    expect(whole.getAllByRole('listitem')[0]?.textContent).toContain('8 to 20 feet long')
    expect(box()).toHaveProperty('value', 'rail 12 ft')
  })

  test('says what else to do where nothing is found', async () => {
    await openPage('/search?q=chandelier')
    await page().findByText('No products found for "chandelier"')
    page().getByText(/Use fewer words/)
    const fittings = page().getByRole('link', { name: 'Handrail Fittings' })
    expect(fittings.getAttribute('href')).toBe('/gallery/fittings')
  })

  test('is where the list leads to for all that was found', async () => {
    const visitor = await openPage('/about')
    await visitor.type(box(), 'baluster')
    const all = await screen.findByRole('link', { name: /^See all \d+ results for “baluster”$/ })
    const count = /\d+/.exec(all.textContent)?.[0]
    await visitor.click(all)
    await page().findByRole('heading', { level: 1, name: 'Results for “baluster”' })
    await page().findByText(`${count} parts`)
    expect(page().getAllByRole('heading', { level: 3 })).toHaveLength(Number(count))
  })

  test('has what a misspelled word is close to', async () => {
    await openPage('/search?q=bannister')
    await page().findByText('No part is called “bannister”. Perhaps you mean one of these.')
    page().getByRole('region', { name: 'Close to what you typed' })
  })

  test('marks what cannot be had', async () => {
    await openPage('/search?q=m-408')
    const found = await page().findByRole('heading', { level: 3, name: /Collared Basket/ })
    within(found.closest('li') ?? document.body).getByText('Out of Stock')
  })

  test('without a question invites one', async () => {
    await openPage('/search')
    page().getByRole('heading', { level: 1, name: 'Search all parts' })
  })
})
