import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, openPage, page } from '../testing/open-page.tsx'

/** The card with this title. */
function cardOf(title: string) {
  const found = page().getByRole('heading', { level: 2, name: title }).closest('li')
  if (found === null) throw new Error(`${title} is on no card`)
  return within(found)
}

/** What stands beside a word on a card. */
function fact(title: string, name: string): string | null | undefined {
  return cardOf(title).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
}

function tabs(): readonly string[] {
  const row = within(page().getByRole('group', { name: 'Category' }))
  return row.getAllByRole('button').map((tab) => tab.textContent)
}

function pressedTabs(): readonly string[] {
  const row = within(page().getByRole('group', { name: 'Category' }))
  return row.queryAllByRole('button', { pressed: true }).map((tab) => tab.textContent)
}

describe.each([
  {
    path: '/gallery/newels',
    title: 'Newel Posts',
    count: 'Showing 21 products in All',
    back: '/products',
    kinds:
      'All, Box Newels, Wood Newels, Sleek Wood Newels, Iron Newels, Mission Style, Craftsman Style, Landing Newels',
  },
  {
    path: '/gallery/newel-posts',
    title: 'Starting and Landing Posts',
    count: 'Showing 12 products in All',
    back: '/gallery/newels',
    kinds: 'All, Starting Posts, Landing Posts, Intermediate Posts',
  },
  {
    path: '/gallery/fittings',
    title: 'Handrail Fittings',
    count: 'Showing 37 products',
    back: '/products',
    kinds: 'All Fittings, Goosenecks, Volutes, Turns, Easings, Caps, Rail Ends, Wall Rail',
  },
  {
    path: '/gallery/brackets',
    title: 'Handrail Brackets',
    count: 'Showing 15 products',
    back: '/products',
    kinds:
      'All Brackets, Handrail Brackets, Newel Mount, Wall Rail, Premium, Tread Brackets, Adjustable, Iron, Wall Mount',
  },
  {
    path: '/gallery/rosettes',
    title: 'Handrail Rosettes',
    count: 'Showing 7 products',
    back: '/products',
    kinds: 'All Rosettes, Square, Round, Oval, Oblong, Rectangle',
  },
  {
    path: '/gallery/treads',
    title: 'Stair Treads',
    count: 'Showing 24 products',
    back: '/products',
    kinds:
      'All Treads, Starting Steps, Stair Treads, Tread Caps, Risers, Riser Caps, Specialty Treads, Nosing Stock, Landing Treads',
  },
  {
    path: '/gallery/shoes-knuckles',
    title: 'Shoes and Knuckles Gallery',
    count: 'Showing 30 products',
    back: '/products',
    kinds: 'All Products, Shoes, Knuckles, Collars',
  },
])('$path', ({ path, title, count, back, kinds }) => {
  test('has its kinds to choose from, begins with all and leads back', async () => {
    const visitor = await openPage(path)
    page().getByRole('heading', { level: 1, name: title })
    expect(page().getByRole('status').textContent).toBe(count)
    expect(tabs().join(', ')).toBe(kinds)
    const [all = '', , second = ''] = tabs()
    expect(pressedTabs()).toEqual([all])
    const [way] = page().getAllByRole('link', { name: /^Back/ })
    expect(way?.getAttribute('href')).toBe(back)

    await visitor.click(page().getByRole('button', { name: second }))
    expect(pressedTabs()).toEqual([second])
    const shown = Number(/\d+/.exec(page().getByRole('status').textContent)?.[0])
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(Number(/\d+/.exec(count)?.[0]))
    const cards = page()
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.querySelector('a') !== null)
    expect(cards).toHaveLength(shown)
    await visitor.click(page().getByRole('button', { name: all }))
    expect(page().getByRole('status').textContent).toBe(count)
    expect(address()).toBe(path)
  })
})

describe('newels', () => {
  test('are shown by kind, and the address remembers it', async () => {
    const visitor = await openPage('/gallery/newels')
    page().getByText('Showing 21 products in All')
    await visitor.click(page().getByRole('button', { name: 'Box Newels' }))
    page().getByRole('button', { name: 'Box Newels', pressed: true })
    expect(page().getByRole('status').textContent).toMatch(/^Showing \d+ products in Box Newels$/)
    expect(address()).toBe('/gallery/newels?category=Box+Newels')
  })

  test('of a kind without stock say how to come by one', async () => {
    const visitor = await openPage('/gallery/newels?category=Iron+Newels')
    page().getByText('Showing 0 products in Iron Newels')
    const quote = page().getByRole('link', { name: 'Ask for a quote' })
    expect(quote.getAttribute('href')).toMatch(/^mailto:orders@millrun\.example/)
    await visitor.click(page().getByRole('button', { name: 'Show All' }))
    page().getByText('Showing 21 products in All')
  })
})

describe('a card', () => {
  test('of a newel tells four woods and how many more, its sizes, and what is saved in dollars', async () => {
    await openPage('/gallery/newels')
    const newel = cardOf('Classic Ball Top Newel')
    newel.getByText('$174.99')
    newel.getByText('$197.99')
    newel.getByText('Save $23.00')
    newel.getByText('CAD drawing available')
    expect(fact('Classic Ball Top Newel', 'Dimensions')).toBe('3" square, 48" high')
    expect(fact('Classic Ball Top Newel', 'Style')).toBe('Colonial')
    expect(fact('Classic Ball Top Newel', 'Series')).toBe('Classic')
    expect(fact('Classic Ball Top Newel', 'Species')).toBe(
      'Red Oak, Poplar, Hard Maple, White Oak +3 more',
    )
  })

  test('of a post says how the rail meets it', async () => {
    await openPage('/gallery/newel-posts')
    expect(fact('Bristol Starting Post', 'Mounting')).toBe('Post-to-Post')
  })

  test('of a tread tells kind, prices, woods and lengths', async () => {
    await openPage('/gallery/treads')
    const step = cardOf('Single Bullnose Starting Step')
    step.getByText('Starting Steps')
    step.getByText('$189.99')
    // 1.2 × 189.99
    step.getByText('$227.99')
    expect(fact('Single Bullnose Starting Step', 'Species')).toMatch(/^Red Oak, Maple, Cherry/)
    expect(fact('Single Bullnose Starting Step', 'Length')).toMatch(/\d/)
  })

  test('of a shoe has its type and the way to all about it', async () => {
    await openPage('/gallery/shoes-knuckles')
    page().getByText(
      /^Shoes and knuckles match baluster size and finish\. They come solid or hollow/,
    )
    const shoe = cardOf('Lite Flat Shoe, 1/2" Square')
    shoe.getByText('Shoes')
    shoe.getByText('$8.99')
    shoe.getByText(/^Flat shoe, square/)
    const details = shoe.getByRole('link', { name: /^View Details/ })
    expect(details.getAttribute('href')).toBe('/product/sh-100')
  })

  test('of a newel shows the whole post to a finger', async () => {
    const visitor = await openPage('/gallery/newels')
    const whole = page().getByRole('button', { name: 'Whole length of Classic Ball Top Newel' })
    await visitor.click(whole)
    expect(whole.getAttribute('aria-pressed')).toBe('true')
    await visitor.click(whole)
    expect(whole.getAttribute('aria-pressed')).toBe('false')
  })
})

test('below the shoes three other collections are offered', async () => {
  await openPage('/gallery/shoes-knuckles')
  const more = within(page().getByRole('region', { name: 'Explore More Collections' }))
  const ways = more.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
  expect(ways).toEqual([
    ['Back to Products', '/products'],
    ['Iron Balusters', '/gallery/iron-balusters'],
    ['Wood Balusters', '/gallery/wood-balusters'],
  ])
})

describe('fittings', () => {
  test('lose the guide with all of them, and say in it what a part is for', async () => {
    const visitor = await openPage('/gallery/fittings')
    await visitor.click(page().getByRole('button', { name: 'Volutes' }))
    await page().findByText('Interactive Guide')
    const guide = within(page().getByRole('complementary'))
    const words = guide.getAllByRole('term').map((word) => word.textContent)
    expect(words).toEqual(['Where used', 'Common types', 'Where it sits', 'Key types'])
    const diagram = guide.getByRole('link', { name: /^Open the diagram in a new tab/ })
    expect(diagram.getAttribute('target')).toBe('_blank')
    await visitor.click(page().getByRole('button', { name: 'All Fittings' }))
    expect(page().queryByText('Interactive Guide')).toBeNull()
  })

  test('show on the drawing the part that the pointer is on, and then the picked one again', async () => {
    const visitor = await openPage('/gallery/fittings')
    await visitor.click(page().getByRole('button', { name: 'Easings' }))
    const parts = within(await page().findByRole('list', { name: 'Parts on the drawing' }))
    const up = parts.getByRole('button', { name: /Up-easing$/, pressed: true })
    const over = parts.getByRole('button', { name: /Over-easing$/ })
    await visitor.hover(over)
    expect(over.getAttribute('aria-pressed')).toBe('true')
    page().getByRole('heading', { level: 3, name: 'Over-easing' })
    await visitor.unhover(over)
    expect(up.getAttribute('aria-pressed')).toBe('true')
    page().getByRole('heading', { level: 3, name: 'Up-easing' })
  })

  test('lead one step back to where one came from', async () => {
    const visitor = await openPage('/gallery/handrails')
    await visitor.click(page().getByRole('link', { name: 'Handrail Fittings' }))
    await page().findByRole('heading', { level: 1, name: 'Handrail Fittings' })
    await visitor.click(page().getByRole('link', { name: 'Back' }))
    await page().findByRole('heading', { level: 1, name: 'Handrails' })
    expect(address()).toBe('/gallery/handrails')
  })

  test('of one kind have a guide beside them, with a drawing and its parts', async () => {
    const visitor = await openPage('/gallery/fittings')
    expect(page().queryByText('Interactive Guide')).toBeNull()
    const kinds = within(page().getByRole('group', { name: /./ }))
    const [, first] = kinds.getAllByRole('button')
    if (first === undefined) throw new Error('fittings have no kinds')
    await visitor.click(first)
    await page().findByText('Interactive Guide')
    const parts = within(page().getByRole('list', { name: 'Parts on the drawing' }))
    const rings = parts.getAllByRole('button')
    const last = rings.at(-1)
    if (last === undefined) throw new Error('the drawing has no parts')
    await visitor.click(last)
    expect(last.getAttribute('aria-pressed')).toBe('true')
    const label = last.textContent.replace(/^\d+\s*/, '')
    page().getByRole('heading', { level: 3, name: label })
  })

  test('can be had without the guide', async () => {
    const visitor = await openPage('/gallery/fittings')
    const [, first] = within(page().getByRole('group', { name: /./ })).getAllByRole('button')
    if (first === undefined) throw new Error('fittings have no kinds')
    await visitor.click(first)
    await visitor.click(await page().findByRole('button', { name: 'Close the guide' }))
    expect(page().queryByText('Interactive Guide')).toBeNull()
  })
})

test('shoes, knuckles and collars can be listed, too', async () => {
  const visitor = await openPage('/gallery/shoes-knuckles')
  await visitor.click(page().getByRole('button', { name: 'List' }))
  const table = within(await page().findByRole('table'))
  // Thirty, and the headings.
  expect(table.getAllByRole('row')).toHaveLength(31)
})

test('wood balusters say what each wood does to the price', async () => {
  await openPage('/gallery/wood-balusters')
  const prices = within(page().getByRole('region', { name: 'Species Price Adjustments' }))
  const lines = prices.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toHaveLength(6)
  expect(lines[0]).toMatch(/Red Oak.*Base price/)
  expect(lines[1]).toMatch(/White Oak.*\+30%/)
  expect(lines[2]).toMatch(/Poplar.*-20%/)
})

test('a search result is pointed at in its gallery', async () => {
  await openPage('/gallery/shoes-knuckles#co-330')
  const card = page().getByRole('heading', { name: 'Triple Collar, 3/4" Round' }).closest('li')
  expect(card?.getAttribute('aria-current')).toBe('true')
})
