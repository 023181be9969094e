import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../testing/open-page.tsx'

/** What the page asks as its price. */
function price(): string {
  const [shown] = page().getAllByText(/^\$[\d,]+\.\d\d$/)
  return shown?.textContent ?? ''
}

function list(): HTMLElement {
  return page().getByRole('combobox', { name: /^Finish/ })
}

async function cart(name: string) {
  screen.getByRole('button', { name }).click()
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
}

describe('an option', () => {
  test('of each group is chosen from the beginning: the first', async () => {
    await openPage('/product/standard-handrail')
    page().getByText('Standard, 8 ft, Red Oak')
    page().getByRole('button', { name: /^Red Oak/, pressed: true })
    expect(price()).toBe('$69.99')
  })

  test('of wood adds to 12.95 what it costs more, or takes it off', async () => {
    const visitor = await openPage('/product/wood-plain-baluster')
    // +5, +12, +18, +8, -3
    for (const [wood = '', sum] of [
      ['Maple', '$17.95'],
      ['Cherry', '$24.95'],
      ['Walnut', '$30.95'],
      ['Hickory', '$20.95'],
      ['Poplar', '$9.95'],
    ]) {
      await visitor.click(page().getByRole('button', { name: new RegExp(`^${wood}`) }))
      page().getByRole('button', { name: new RegExp(`^${wood}`), pressed: true })
      expect(price()).toBe(sum)
    }
  })

  test('of finish adds to 34.99 what it costs more', async () => {
    const visitor = await openPage('/product/m-399')
    // +2, +4, +2, +3, +4, +5
    for (const [finish = '', sum] of [
      ['Oil Rubbed Bronze', '$36.99'],
      ['Copper Vein', '$38.99'],
      ['Antique Bronze', '$36.99'],
      ['Pewter', '$37.99'],
      ['Silver Vein', '$38.99'],
      ['Vintage Brass', '$39.99'],
    ]) {
      await visitor.click(page().getByRole('button', { name: new RegExp(`^${finish}`) }))
      expect(price()).toBe(sum)
    }
  })

  test('leaves what was chosen of another kind', async () => {
    const visitor = await openPage('/product/standard-handrail?profile=plw')
    await visitor.click(page().getByRole('button', { name: /^White Oak/ }))
    page().getByText('Plow Groove, 8 ft, White Oak')
    // (69.99 + 6.00) × 1.3 = 98.787
    expect(price()).toBe('$98.79')
  })

  test('says in the list what it adds, and is chosen there', async () => {
    const visitor = await openPage('/product/m-399')
    // The list of the page gives way to the shop's own as soon as that has come.
    await waitFor(() => expect(list().tagName).toBe('BUTTON'))
    list().focus()
    await visitor.keyboard('{Enter}')
    await visitor.click(screen.getByRole('option', { name: 'Copper Vein (+$4.00)' }))
    expect(price()).toBe('$38.99')
    page().getByRole('button', { name: /^Copper Vein/, pressed: true })
  })

  test('makes a line of its own in the cart', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    await visitor.click(page().getByRole('button', { name: /^Pewter/ }))
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    const drawer = await cart('Cart, 3 items')
    drawer.getByRole('heading', { name: 'Single Basket Iron Baluster, Satin Black' })
    const pewter = drawer.getByRole('heading', { name: 'Single Basket Iron Baluster, Pewter' })
    const line = within(pewter.closest('li') ?? document.body)
    expect(line.getByRole('status').textContent).toBe('2')
    // 34.99 + 2 × 37.99
    within(drawer.getByRole('contentinfo')).getByText('$110.97')
  })
})

test('adding leaves the quantity as it was chosen; what is no number counts as one', async () => {
  const visitor = await openPage('/product/m-399')
  const quantity = page().getByRole('textbox', { name: 'Quantity' })
  await visitor.dblClick(page().getByRole('button', { name: 'Increase quantity' }))
  await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
  await notice('3x Single Basket Iron Baluster has been added to your cart.')
  expect(quantity).toHaveProperty('value', '3')
  await fill(visitor, quantity, 'dozen')
  await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
  await notice('1x Single Basket Iron Baluster has been added to your cart.')
})

describe.each([
  ['c-2005', ['+30%', '-20%', '+40%', '-10%']],
  ['n-4010', []],
])('the woods of %s', (id, changes) => {
  test('say what they do to the price, and none is chosen', async () => {
    await openPage(`/product/${id}`)
    const woods = within(page().getByRole('radiogroup', { name: /^Wood Species/ }))
    const lines = woods.getAllByRole('radio').map((wood) => wood.closest('label')?.textContent)
    expect(woods.queryByRole('radio', { checked: true })).toBeNull()
    expect(lines[0]).toBe('Red OakBase price')
    for (const change of changes) expect(lines.join(' ')).toContain(change)
    page().getByText('No wood species yet')
  })
})

describe('what is out of stock', () => {
  test('says so instead of a quantity and a button that buys', async () => {
    await openPage('/product/m-408')
    page().getByText('Out of Stock', { selector: 'span' })
    expect(page().getByRole('button', { name: 'Out of Stock' })).toHaveProperty('disabled', true)
    expect(page().queryByRole('textbox', { name: 'Quantity' })).toBeNull()
    expect(page().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })

  test('is not in the set that completes it, which can be had all the same', async () => {
    await openPage('/product/m-408')
    const set = within(await page().findByRole('region', { name: 'Complete Your Order' }))
    const own = set.getByRole('checkbox', { name: /Collared Basket/ })
    expect(own).toHaveProperty('disabled', true)
    expect(own).toHaveProperty('checked', false)
    set.getByText('Without the balusters')
    expect(set.getByRole('button', { name: 'Add the Set to Cart' })).toHaveProperty(
      'disabled',
      false,
    )
    const more = set.getByRole('link', { name: 'Shop Accessories' })
    expect(more.getAttribute('href')).toBe('/featured-products')
  })
})

test.each([
  ['m-399', 'Back to Iron Balusters', '/gallery/iron-balusters'],
  ['br-101', 'Back to Products', '/products'],
])('%s leads %s', async (id, name, gallery) => {
  await openPage(`/product/${id}`)
  expect(page().getByRole('link', { name }).getAttribute('href')).toBe(gallery)
})
