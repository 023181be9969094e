import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../testing/open-page.tsx'

function quantity(): HTMLElement {
  return page().getByRole('textbox', { name: 'Quantity' })
}

async function order(visitor: UserEvent, typed: string): Promise<void> {
  await fill(visitor, quantity(), typed)
}

function addButton(): HTMLElement {
  return page().getByRole('button', { name: 'Add to Cart' })
}

describe('a wood baluster', () => {
  test('without a wood is not added: a notice says so, and the field is marked', async () => {
    const visitor = await openPage('/product/c-2005')
    await visitor.click(addButton())
    await notice('Species Required')
    await notice('Please select a wood species for this product.')
    const woods = page().getByRole('radiogroup', {
      name: /^Wood Species/,
      description: 'Please select a wood species before adding to cart.',
    })
    expect(woods.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(page().getByRole('radio', { name: /^Red Oak/ }))
    screen.getByRole('button', { name: 'Cart, empty' })
  })

  test('with one costs what that wood costs, and says what is saved', async () => {
    const visitor = await openPage('/product/c-2005')
    expect(page().queryByRole('radio', { checked: true })).toBeNull()
    await visitor.click(page().getByRole('radio', { name: /^White Oak/ }))
    // 18.50 and 22.00, each × 1.3; 24.05 of 28.60 saves 16 %
    expect(page().getAllByText('$24.05').length).toBeGreaterThan(0)
    page().getByText('$28.60')
    page().getByText('SAVE 16%')
  })

  test('marked as lacking a wood is content as soon as one is chosen', async () => {
    const visitor = await openPage('/product/c-2005')
    await visitor.click(addButton())
    await visitor.click(page().getByRole('radio', { name: /^Poplar/ }))
    const woods = page().getByRole('radiogroup', { name: /^Wood Species/ })
    expect(woods.hasAttribute('aria-invalid')).toBe(false)
    expect(page().queryByText('Please select a wood species before adding to cart.')).toBeNull()
  })

  test('goes into the cart under the name of its wood', async () => {
    const visitor = await openPage('/product/c-2005')
    await visitor.click(page().getByRole('radio', { name: /^White Oak/ }))
    await order(visitor, '2')
    await visitor.click(addButton())
    await notice('2x Classic Square Top Baluster has been added to your cart.')
    await visitor.click(screen.getByRole('button', { name: 'Cart, 2 items' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
    drawer.getByRole('heading', { name: 'Classic Square Top Baluster, White Oak' })
    within(drawer.getByRole('contentinfo')).getByText('$48.10')
  })
})

describe('a quantity', () => {
  test.each(['501', '0', '2.5', '-3'])(
    'of %s is refused with its bounds, and the one before stays',
    async (typed) => {
      const visitor = await openPage('/product/m-399')
      await order(visitor, '24')
      await order(visitor, typed)
      page().getByText(/^Whole numbers from 1 to 500\. The quantity is 24\.$/)
      expect(quantity().getAttribute('aria-invalid')).toBe('true')
    },
  )

  test('is raised and lowered by its buttons, not below one', async () => {
    const visitor = await openPage('/product/m-399')
    const less = page().getByRole('button', { name: 'Decrease quantity' })
    expect(less).toHaveProperty('disabled', true)
    await visitor.click(page().getByRole('button', { name: 'Increase quantity' }))
    expect(quantity()).toHaveProperty('value', '2')
    // 2 × 34.99
    page().getByText('2 × $34.99 = $69.98')
    await visitor.click(less)
    expect(quantity()).toHaveProperty('value', '1')
  })

  test('of 500 is the most', async () => {
    const visitor = await openPage('/product/m-399')
    await order(visitor, '500')
    expect(quantity().hasAttribute('aria-invalid')).toBe(false)
    expect(page().getByRole('button', { name: 'Increase quantity' })).toHaveProperty(
      'disabled',
      true,
    )
  })
})

describe('a finish', () => {
  test('picked by its swatch adds to the price', async () => {
    const visitor = await openPage('/product/m-399')
    page().getByRole('button', { name: /^Satin Black/, pressed: true })
    page().getByText('$40.24')
    page().getByText('SAVE 13%')
    await visitor.click(page().getByRole('button', { name: /^Vintage Brass/ }))
    // 34.99 + 5.00
    expect(page().getAllByText('$39.99').length).toBeGreaterThan(0)
    page().getByRole('button', { name: /^Vintage Brass/, pressed: true })
  })

  test('that the address asks for is chosen', async () => {
    await openPage('/product/m-399?finish=cv')
    page().getByRole('button', { name: /^Copper Vein/, pressed: true })
    expect(page().getAllByText('$38.99').length).toBeGreaterThan(0)
  })

  test('that nobody sells is left out', async () => {
    await openPage('/product/m-399?finish=pink')
    page().getByRole('button', { name: /^Satin Black/, pressed: true })
  })

  test('is shown in the large picture', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: /^Vintage Brass/ }))
    await page().findByRole('img', { name: /Vintage Brass$/ })
  })
})

describe('a rail', () => {
  test('runs out of its picture at the same side in every wood', async () => {
    const visitor = await openPage('/product/c-6010')
    const own = (await page().findByRole('img', { name: /Red Oak$/ })).className
    await visitor.click(page().getByRole('button', { name: 'Choose Cherry' }))
    expect((await page().findByRole('img', { name: /Cherry$/ })).className).toBe(own)
  })

  test('says how many feet are bought in all', async () => {
    const visitor = await openPage('/product/standard-handrail')
    await order(visitor, '4')
    // 4 × 8 ft
    page().getByText('Standard, 8 ft, Red Oak, 32 ft in all')
  })
})

describe('the page of a product', () => {
  test('says where it stands in the shop', async () => {
    await openPage('/product/m-399')
    const way = within(page().getByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/products',
      '/gallery/iron-balusters',
    ])
    page().getByText('Item M-399')
  })

  test('marks its rating as a sample', async () => {
    await openPage('/product/m-399')
    page().getByText(/reviews, sample rating\)$/)
  })

  test('says when shipping is free, and leads to the drawing', async () => {
    await openPage('/product/m-399')
    await page().findByText(/Free standard shipping when the cart subtotal is over \$100\./)
    const drawing = page().getByRole('link', { name: /^CAD drawing of M-399/ })
    expect(drawing.getAttribute('href')).toMatch(/^\/drawings\/m-399/)
  })

  test('shows its picture on the whole screen, and closes it by Escape', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: /on the whole screen$/ }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await visitor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of an unknown number leads back to the products', async () => {
    await openPage('/product/m-000')
    await page().findByRole('heading', { level: 1, name: 'Product Not Found' })
    const back = page().getByRole('link', { name: 'Back to Products' })
    expect(back.getAttribute('href')).toBe('/products')
  })
})

describe('an order of balusters', () => {
  test('is completed with one press', async () => {
    const visitor = await openPage('/product/m-399')
    await order(visitor, '14')
    const set = within(await page().findByRole('region', { name: 'Complete Your Order' }))
    const shoes = set.getByRole('checkbox', { name: /^14 × Lite Flat Shoe, 1\/2" Square/ })
    expect(shoes).toHaveProperty('checked', true)
    // 28 holes
    set.getByRole('checkbox', { name: '1 × Epoxy Kit for 35 Holes', checked: true })
    set.getByText('Balusters included')
    await visitor.click(set.getByRole('radio', { name: /^On a slope/ }))
    set.getByRole('checkbox', { name: /Pitch Shoe/, checked: true })
    await visitor.click(set.getByRole('checkbox', { name: /^14 × Single Basket/ }))
    set.getByText('Without the balusters')
    await visitor.click(set.getByRole('button', { name: 'Add the Set to Cart' }))
    await notice('1x Matched Set for M-399 has been added to your cart.')
    // 14 shoes and a kit
    screen.getByRole('button', { name: 'Cart, 15 items' })
  })

  test('has a spare for every twenty when they are wished for', async () => {
    const visitor = await openPage('/product/m-399')
    await order(visitor, '14')
    const set = within(await page().findByRole('region', { name: 'Complete Your Order' }))
    await visitor.click(set.getByRole('checkbox', { name: /^Add 5% spare/ }))
    set.getByRole('checkbox', { name: /^15 × Lite Flat Shoe/ })
    expect(set.getAllByText(/1 spare/).length).toBeGreaterThan(0)
  })
})
