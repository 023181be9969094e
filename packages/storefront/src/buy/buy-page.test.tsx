import { cartOf } from '@millrun/commerce/cart'
import { CART_STORAGE_KEY, savedCartText } from '@millrun/commerce/saved-cart'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

/** M-399 costs 34.99, and 4.00 more in Copper Vein: 48 of them come to 1,871.52. */
const COPPER = 'm-399%3Afinish%3Dcv:48'
const RAIL = { ...BASKET, id: 'c-6010', title: 'Colonial Handrail', wasCents: 9999, quantity: 3 }

function saved(): string | null {
  return window.localStorage.getItem(CART_STORAGE_KEY)
}

describe('a list', () => {
  test('is shown with its job, its lines, what they cost today and what they come to', async () => {
    await openPage(`/buy#${COPPER},sh-100:2?job=Smith%20stairs`)
    page().getByRole('heading', { level: 1, name: 'Smith stairs' })
    page().getByText('Item M-399 · Quantity 48, $38.99 each')
    page().getByText('$1,871.52')
    // 1,871.52 + 2 × 8.99
    page().getByText('50 pieces for $1,889.50 at today’s prices, before shipping and tax.')
    const total = page().getByText('Total, before shipping and tax')
    expect(total.nextSibling?.textContent).toBe('$1,889.50')
  })

  test('that is looked at changes nothing', async () => {
    saveLines(BASKET)
    const before = saved()
    await openPage(`/buy#${COPPER}`)
    page().getByText(/^Your cart holds 1 piece, \$34\.99\./)
    expect(saved()).toBe(before)
    expect(window.localStorage).toHaveLength(1)
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('says which prices have changed since it was made, up or down', async () => {
    await openPage(`/buy#${COPPER},sh-100:2?prices=3600,950&on=2026-11-26`)
    const since = 'when this list was made on Nov 26, 2026.'
    page().getByText(`It costs $38.99 each today, and cost $36.00 ${since}`)
    page().getByText(`It costs $8.99 each today, and cost $9.50 ${since}`)
    page().getByText('2 prices have changed.')
  })

  test('whose prices are damaged is shown at those of today, without a word', async () => {
    await openPage(`/buy#${COPPER}?prices=36&on=then`)
    page().getByText('Item M-399 · Quantity 48, $38.99 each')
    expect(page().queryByText(/It costs/)).toBeNull()
  })

  test('says of each line that cannot be had why, and takes the others', async () => {
    const visitor = await openPage(
      '/buy#m-308:1,c-8071%3Ahand%3Dr:2,m-399%3Afinish%3Dgold:1,m-000:1,sh-100:2',
    )
    page().getByText('4 lines are left out: they cannot be had as they are.')
    const list = page().getByRole('region', { name: 'What is left out' })
    const [soldOut, wood, gold, unknown] = within(list)
      .getAllByRole('listitem')
      .map((line) => within(line))
    soldOut?.getByText('It is out of stock.')
    soldOut?.getByRole('link', { name: 'Open Twist Iron Baluster' })
    wood?.getByText('Please select a wood species for this product.')
    expect(wood?.getByRole('link').getAttribute('href')).toBe('/product/c-8071?hand=r')
    gold?.getByText('It is not sold in these choices any more; please choose anew.')
    unknown?.getByText('“m-000”')
    unknown?.getByText('It is not sold any more.')
    await visitor.click(page().getByRole('button', { name: 'Put into the Cart' }))
    screen.getByRole('button', { name: 'Cart, 2 items' })
  })

  test('of which nothing can be had offers nothing to press', async () => {
    await openPage('/buy#m-000:1')
    page().getByText('Nothing of this list can be had today.')
    expect(page().queryByRole('button')).toBeNull()
  })
})

describe('into an empty cart', () => {
  test('a list goes with one press, and that is said where the focus is', async () => {
    const visitor = await openPage(`/buy#${COPPER}?job=Smith%20stairs`)
    await visitor.click(page().getByRole('button', { name: 'Put into the Cart' }))
    const said = page().getByText('The cart holds Smith stairs now, and nothing else.')
    expect(document.activeElement).toBe(said)
    screen.getByRole('button', { name: 'Cart, 48 items' })
    const checkout = page().getByRole('link', { name: 'Proceed to Checkout' })
    expect(checkout.getAttribute('href')).toBe('/checkout')
    await visitor.click(page().getByRole('button', { name: 'View Cart' }))
    await screen.findByRole('dialog', { name: 'Shopping Cart' })
  })

  test('it goes out of again by Undo', async () => {
    const visitor = await openPage(`/buy#${COPPER}`)
    await visitor.click(page().getByRole('button', { name: 'Put into the Cart' }))
    await visitor.click(page().getByRole('button', { name: 'Undo' }))
    expect(document.activeElement?.textContent).toBe('That is undone.')
    screen.getByRole('button', { name: 'Cart, empty' })
    page().getByRole('button', { name: 'Put into the Cart' })
  })
})

async function openWithCart() {
  saveLines(RAIL, BASKET)
  return { visitor: await openPage(`/buy#${COPPER},m-399:2`), before: saved() }
}

describe('where something is in the cart', () => {
  test('a list takes its place by Replace, and Undo gives back exactly what was there', async () => {
    const { visitor, before } = await openWithCart()
    await visitor.click(page().getByRole('button', { name: 'Replace the Cart' }))
    page().getByText('The cart holds this list now, and nothing else.')
    screen.getByRole('button', { name: 'Cart, 50 items' })
    await visitor.click(page().getByRole('button', { name: 'Undo' }))
    expect(readBack(saved())).toEqual(readBack(before))
  })

  test('a list is put on top of it by Add, and Undo gives back exactly what was there', async () => {
    const { visitor, before } = await openWithCart()
    await visitor.click(page().getByRole('button', { name: 'Add to the Cart' }))
    page().getByText('The cart holds this list, too, on top of what was in it.')
    // 3 rails, 1 + 2 in Satin Black, 48 in Copper Vein
    screen.getByRole('button', { name: 'Cart, 54 items' })
    await visitor.click(page().getByRole('button', { name: 'Undo' }))
    expect(readBack(saved())).toEqual(readBack(before))
  })

  test('it is left alone by Keep, and another way can be chosen after all', async () => {
    const { visitor, before } = await openWithCart()
    const now = screen.getByRole('button', { name: 'Cart, 4 items' })
    await visitor.click(page().getByRole('button', { name: 'Keep the Cart' }))
    expect(document.activeElement?.textContent).toMatch(/^The cart stays as it is: 4 pieces, \$/)
    expect(saved()).toBe(before)
    await visitor.click(page().getByRole('button', { name: 'Choose Again' }))
    expect(document.activeElement?.textContent).toBe('Nothing was changed.')
    await visitor.click(page().getByRole('button', { name: 'Add to the Cart' }))
    expect(now.getAttribute('aria-label')).toBe('Cart, 54 items')
  })
})

/** The lines of a saved cart with their order, quantities and what they cost before. */
function readBack(text: string | null) {
  return JSON.parse(text ?? '').items.map(({ id, quantity, was }: Record<string, unknown>) => ({
    id: String(id).split(':', 1)[0],
    quantity,
    was,
  }))
}

test.each([
  ['nothing', '/buy', 'No cart in this link'],
  ['nothing behind the #', '/buy#?empty', 'No cart in this link'],
  ['rubbish', `/buy#${'x%:'.repeat(3000)}`, 'This link is damaged'],
  ['what the server could not read', '/buy#?unreadable', 'This link is damaged'],
  [
    '300 lines',
    `/buy#${Array.from({ length: 300 }, (_, at) => `sh-${at}:1`).join(',')}`,
    'Too many lines',
  ],
])('a link that names %s says so, and changes nothing', async (_, at, title) => {
  window.localStorage.setItem(CART_STORAGE_KEY, savedCartText(cartOf([BASKET])))
  const before = saved()
  await openPage(at)
  page().getByRole('heading', { level: 1, name: title })
  page().getByRole('link', { name: 'Explore Products' })
  expect(saved()).toBe(before)
})
