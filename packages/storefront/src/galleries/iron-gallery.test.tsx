import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, openPage, page } from '../testing/open-page.tsx'

function filters() {
  return within(screen.getByRole('complementary', { name: 'Filters' }))
}

function cards(): readonly HTMLElement[] {
  return page()
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.querySelector('a') !== null)
}

function count(): string {
  return page().getByText(/^Showing \d+ of/).textContent
}

describe('a filter', () => {
  test('narrows the gallery, and the address remembers it', async () => {
    const visitor = await openPage('/gallery/iron-balusters')
    await visitor.click(filters().getByRole('checkbox', { name: /^Twist/ }))
    await visitor.click(filters().getByRole('checkbox', { name: /^Copper Vein/ }))
    expect(address()).toBe('/gallery/iron-balusters?series=Twist&color=CV')
    // Two of the eleven twists in stock come in copper vein.
    expect(count()).toMatch(/^Showing 2 of 74 products/)
    expect(cards()).toHaveLength(2)
  })

  test('of the address is set when the page opens', async () => {
    await openPage('/gallery/iron-balusters?series=Twist')
    expect(filters().getByRole('checkbox', { name: /^Twist/ })).toHaveProperty('checked', true)
    expect(count()).toMatch(/^Showing 10 of 74 products/)
  })

  test('counts what each of its values leads to', async () => {
    await openPage('/gallery/iron-balusters')
    filters().getByRole('checkbox', { name: 'Twist 10' })
    filters().getByRole('checkbox', { name: 'Panel & Geometric 8' })
  })

  test('is taken away by its badge, and all of them by one press', async () => {
    const visitor = await openPage('/gallery/iron-balusters?series=Twist&color=CV')
    const badges = within(screen.getByRole('list', { name: 'Active filters' }))
    await visitor.click(badges.getByRole('button', { name: 'Remove filter Series: Twist' }))
    expect(address()).toBe('/gallery/iron-balusters?color=CV')
    await visitor.click(badges.getByRole('button', { name: 'Clear All Filters' }))
    expect(address()).toBe('/gallery/iron-balusters')
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  })

  test('that nothing matches says what to do', async () => {
    const visitor = await openPage('/gallery/iron-balusters?series=Ribbon&style=Modern&color=VB')
    page().getByRole('heading', { name: 'Nothing matches all of these filters' })
    await visitor.click(
      page().getAllByRole('button', { name: 'Clear All Filters' })[0] ?? missing(),
    )
    expect(count()).toMatch(/^Showing 67 of 74 products/)
  })

  test('nobody offers is left out', async () => {
    await openPage('/gallery/iron-balusters?series=Plastic')
    expect(count()).toMatch(/^Showing 67 of 74 products/)
  })
})

describe('the page', () => {
  test('says where it stands, which prices are shown, and how to ask a person', async () => {
    await openPage('/gallery/iron-balusters')
    const way = within(page().getByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Products'])
    way.getByText('Iron Balusters')
    const back = page().getByRole('link', { name: 'Back to Products' })
    expect(back.getAttribute('href')).toBe('/products')
    expect(count()).toMatch(/^Showing 67 of 74 products · \$\d+\.\d\d-\$\d+\.\d\d$/)
    const mail = page().getByRole('link', { name: 'Schedule Consultation' })
    expect(mail.getAttribute('href')).toBe(
      'mailto:orders@millrun.example?subject=Schedule%20Consultation%20Request',
    )
    const call = page().getByRole('link', { name: 'Call for Quote' })
    expect(call.getAttribute('href')).toBe('tel:+16095550142')
  })

  test('filters by series, style and color to begin with, each by nothing', async () => {
    await openPage('/gallery/iron-balusters')
    const groups = filters().getAllByRole('group')
    const names = groups.map((group) => group.querySelector('legend')?.textContent)
    expect(names.slice(0, 3)).toEqual(['Series', 'Style', 'Available Colors'])
    for (const name of ['Series', 'Style', 'Available Colors']) {
      filters().getByRole('checkbox', { name: `All ${name}`, checked: true })
    }
  })
})

describe('what is out of stock', () => {
  test('is offered where nothing else matches, and hidden again by its badge', async () => {
    const visitor = await openPage('/gallery/iron-balusters?series=Twist&style=Modern')
    await visitor.click(page().getByRole('button', { name: 'Show 1 out of stock' }))
    expect(cards().map((card) => card.textContent)).toEqual(['Open Twist Iron Baluster'])
    page().getByText('Out of Stock')
    await visitor.click(page().getByRole('button', { name: 'Remove filter With out of stock' }))
    page().getByRole('heading', { name: 'Nothing matches all of these filters' })
  })

  test('is hidden, counted, and shown by one press', async () => {
    const visitor = await openPage('/gallery/iron-balusters')
    expect(page().queryByText('Out of Stock')).toBeNull()
    await visitor.click(
      page().getByRole('button', { name: '7 out of stock are hidden: show them' }),
    )
    expect(cards()).toHaveLength(74)
    expect(page().getAllByText('Out of Stock')).toHaveLength(7)
    expect(address()).toBe('/gallery/iron-balusters?stock=all')
  })

  test('is shown by the filter of the stock, too', async () => {
    const visitor = await openPage('/gallery/iron-balusters')
    await visitor.click(filters().getByRole('checkbox', { name: /^Show out of stock/ }))
    expect(cards()).toHaveLength(74)
  })
})

test('plain bars are one press away', async () => {
  const visitor = await openPage('/gallery/iron-balusters')
  await visitor.click(page().getByRole('button', { name: 'Plain bars' }))
  expect(address()).toBe('/gallery/iron-balusters?work=plain')
  const names = cards().map((card) => card.textContent)
  expect(names).toHaveLength(7)
  for (const name of names) expect(name).toMatch(/^Plain /)
})

/** Titles of the plain bars in this order. */
async function titlesBy(sort: string): Promise<readonly string[]> {
  await openPage(`/gallery/iron-balusters?work=plain&sort=${sort}`)
  return cards().map((card) => card.textContent)
}

describe('the order', () => {
  test('is in the address, and the cheapest comes first', async () => {
    const [first] = await titlesBy('price-asc')
    expect(first).toBe('Plain Square Iron Baluster')
  })

  test('from the dearest down is the other way round', async () => {
    // 17.49, 15.99, 12.49, 11.49, 10.99, 10.49 and 8.99
    expect(await titlesBy('price-desc')).toEqual([
      'Plain Wide Square Iron Baluster',
      'Plain Heavy Square Iron Baluster',
      'Plain Tall Iron Baluster',
      'Plain Round Iron Baluster',
      'Plain Solid Square Iron Baluster',
      'Plain Pencil Iron Baluster',
      'Plain Square Iron Baluster',
    ])
  })

  test('by what is bought most has the popular one first, the others by name', async () => {
    const [first, second] = await titlesBy('popular')
    expect([first, second]).toEqual([
      'Plain Wide Square Iron Baluster',
      'Plain Heavy Square Iron Baluster',
    ])
  })

  test('is by name until another is chosen from five', async () => {
    const visitor = await openPage('/gallery/iron-balusters?work=plain')
    const names = cards().map((card) => card.textContent)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    await visitor.click(page().getByRole('button', { name: 'Sort' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
    const orders = sheet.getAllByRole('radio').map((order) => order.closest('label')?.textContent)
    expect(orders).toEqual([
      'Name (A-Z)',
      'Series',
      'Price low to high',
      'Price high to low',
      'Most Popular',
    ])
    sheet.getByRole('radio', { name: 'Name (A-Z)', checked: true })
  })

  test('by series has all of one before the next', async () => {
    await openPage('/gallery/iron-balusters?series=Knuckle&series=Ribbon&sort=series')
    const areRibbons = cards().map((card) => card.textContent.includes('Ribbon'))
    // By name they would take turns: eight knuckles and five ribbons.
    expect(areRibbons).toEqual([...Array(8).fill(false), ...Array(5).fill(true)])
  })
})

test('grid or list: the pressed one says so', async () => {
  const visitor = await openPage('/gallery/iron-balusters?work=plain')
  page().getByRole('button', { name: 'Grid', pressed: true })
  await visitor.click(page().getByRole('button', { name: 'List' }))
  page().getByRole('button', { name: 'List', pressed: true })
  await page().findByRole('table', { name: /^Iron Balusters/ })
  expect(address()).toBe('/gallery/iron-balusters?work=plain&view=list')
})

describe('a card', () => {
  test('says name, number, price and what is saved, and leads to its product', async () => {
    await openPage('/gallery/iron-balusters?series=Basket')
    const card = within(cardOf('Single Basket Iron Baluster'))
    card.getByText('M-399')
    card.getByText('$34.99')
    card.getByText('Save 13%')
    const [features] = card.getAllByRole('list')
    expect(within(features ?? missing()).getAllByRole('listitem')).toHaveLength(3)
    const link = card.getByRole('link', { name: 'Single Basket Iron Baluster' })
    expect(link.getAttribute('href')).toBe('/product/m-399')
  })

  test('has a chip for every finish, which leads to the product in it', async () => {
    await openPage('/gallery/iron-balusters?series=Basket')
    const chips = within(page().getByRole('list', { name: 'Single Basket Iron Baluster in' }))
    const brass = chips.getByRole('link', { name: 'Vintage Brass' })
    expect(brass.getAttribute('href')).toBe('/product/m-399?finish=vb')
  })

  test('that the address points to is the current one', async () => {
    await openPage('/gallery/iron-balusters#m-399')
    expect(cardOf('Single Basket Iron Baluster').getAttribute('aria-current')).toBe('true')
  })
})

describe('on a narrow screen', () => {
  test('filters and order are in a sheet that counts what it leads to', async () => {
    const visitor = await openPage('/gallery/iron-balusters')
    await visitor.click(page().getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
    await visitor.click(sheet.getByRole('checkbox', { name: /^Twist/ }))
    await visitor.click(sheet.getByRole('radio', { name: 'Price low to high' }))
    await visitor.click(sheet.getByRole('button', { name: 'Show 10 products' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/gallery/iron-balusters?series=Twist&sort=price-asc')
    page().getByRole('button', { name: 'Filter (1 active)' })
  })

  test('the sheet takes all filters away', async () => {
    const visitor = await openPage('/gallery/iron-balusters?series=Twist')
    await visitor.click(page().getByRole('button', { name: 'Filter (1 active)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
    await visitor.click(sheet.getByRole('button', { name: 'Clear All Filters' }))
    sheet.getByRole('button', { name: 'Show 67 products' })
  })
})

function cardOf(title: string): HTMLElement {
  const card = page().getByRole('heading', { level: 2, name: title }).closest('li')
  return card ?? missing()
}

function missing(): never {
  throw new Error('it is not on the page')
}
