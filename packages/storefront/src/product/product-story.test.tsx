import { act, screen, waitFor, within } from '@testing-library/react'
import { letReactEnd } from '@millrun/ui/testing/patient-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'

/** The structured data of a kind that the page has for machines. */
function dataOf(type: string): Readonly<Record<string, unknown>> {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data: unknown = JSON.parse(script.textContent)
    if (typeof data !== 'object' || data === null) continue
    if ('@type' in data && data['@type'] === type) return { ...data }
  }
  throw new Error(`the page has no ${type}`)
}

/** Noon in New Jersey, two hours before the cut-off. */
const MONDAY_NOON = '2026-11-23T17:00:00Z'

function setNow(at: string): void {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
}

afterEach(() => vi.useRealTimers())

/** What is said of the delivery beside the way to buy, paragraph by paragraph. */
async function deliveryNote(): Promise<readonly string[]> {
  const name = await page().findByText('Delivery', { selector: 'dt' })
  return Array.from(name.nextElementSibling?.children ?? [], ({ textContent }) => textContent)
}

describe('below the way to buy', () => {
  test('stand description, features, materials and specifications', async () => {
    await openPage('/product/m-399')
    await page().findByRole('heading', { name: 'Description' })
    page().getByRole('heading', { name: 'Features' })
    page().getByRole('heading', { name: 'Materials' })
    const facts = within(page().getByRole('region', { name: 'Specifications' }))
    expect(facts.getAllByRole('term').length).toBeGreaterThan(3)
    expect(facts.getAllByRole('definition')).toHaveLength(facts.getAllByRole('term').length)
  })

  test('the specifications say sizes, kind, installation and warranty', async () => {
    await openPage('/product/m-399')
    const list = within(await page().findByRole('region', { name: 'Specifications' }))
    const said = (name: string) => list.getByText(name).nextElementSibling?.textContent
    expect(said('Dimensions')).toMatch(/^44/)
    expect(said('Category')).toBe('Iron Balusters')
    expect(said('Installation')).toBe('Professional installation recommended')
    expect(said('Warranty')).toBe('1 year manufacturer warranty')
  })

  test('notes say how it ships, how it goes back and who puts it in', async () => {
    await openPage('/product/c-2005')
    await page().findByText(/^Ships nationwide within the US, typically in 2-8 business days\./)
    page().getByText('Returnable within 14 days. 1 year manufacturer warranty.')
    page().getByText('Professional installation recommended.')
  })

  test('a note says how it goes, and the days on which it ships if it is ordered in time', async () => {
    setNow(MONDAY_NOON)
    await openPage('/product/m-399')
    const [how, when, ...more] = await deliveryNote()
    expect(how).toMatch(/^Ships by parcel in 1 carton, \d+ lb\.$/)
    // Monday is the first business day, Tuesday the second; Thanksgiving and the day after it are none.
    expect(when).toBe('Ships Tue, Nov 24 to Fri, Dec 4 if ordered by 2 PM today, New Jersey time.')
    expect(more).toEqual([])
  })

  test('the note follows what is picked', async () => {
    const visitor = await openPage('/product/c-6010?length=16')
    await waitFor(async () => expect((await deliveryNote())[0]).toContain('packs 195 in long'))
    await visitor.click(page().getByRole('button', { name: /^White Oak/ }))
    await waitFor(async () => expect((await deliveryNote())[0]).toContain('16 ft, White Oak'))
  })

  test('the note says what a truck asks of its buyer', async () => {
    await openPage('/product/c-6010')
    const [how, , needs] = await deliveryNote()
    expect(how).toContain(
      'Goes by truck: somebody has to be there to unload it. ' +
        'Colonial Handrail, 12 ft, Red Oak packs 147 in long; parcels end at 96 in.',
    )
    expect(how).toMatch(/ It weighs \d+ lb packed\.$/)
    expect(needs).toMatch(/^The driver does not unload it\./)
  })

  test('the days of the note are those of now, also on a page that stays open', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T18:59:50Z'), toFake: ['Date', 'setInterval'] })
    await openPage('/product/m-399')
    expect((await deliveryNote())[1]).toContain('Nov 24 to Fri, Dec 4 if ordered by 2 PM today')
    // What was put in after the page was painted begins to watch the time.
    await letReactEnd()
    act(() => void vi.advanceTimersByTime(15_000))
    expect((await deliveryNote())[1]).toContain('Nov 25 to Mon, Dec 7 if ordered by 2 PM tomorrow')
  })

  test('the drawing is looked at in a new tab, and there to print and to work on', async () => {
    await openPage('/product/m-399')
    await page().findByRole('heading', { name: 'M-399, drawn' })
    const [look] = page().getAllByRole('link', { name: /CAD drawing.*opens in a new tab/ })
    expect(look?.getAttribute('href')).toBe('/drawings/m-399.svg')
    expect(look?.getAttribute('target')).toBe('_blank')
    const [print] = page().getAllByRole('link', { name: /^PDF drawing of M-399/ })
    expect(print?.getAttribute('href')).toBe('/drawings/m-399.pdf')
    const [work] = page().getAllByRole('link', { name: 'DXF drawing of M-399' })
    expect(work?.getAttribute('href')).toBe('/drawings/m-399.dxf')
    page().getByRole('img', { name: /^Dimensioned elevation of Single Basket Iron Baluster: 44/ })
  })

  test('the page is titled by name and number', async () => {
    await openPage('/product/m-399')
    await page().findByRole('heading', { name: 'Description' })
    expect(document.title).toBe('Single Basket Iron Baluster M-399 | Millrun Stair Parts')
    const canonical = document.querySelector('link[rel="canonical"]')
    expect(canonical?.getAttribute('href')).toBe('https://www.millrun.example/product/m-399')
  })

  test('machines read the price of today, and no rating', async () => {
    await openPage('/product/m-399')
    await page().findByRole('heading', { name: 'Description' })
    const product = dataOf('Product')
    expect(product).toMatchObject({ name: 'Single Basket Iron Baluster' })
    expect(JSON.stringify(product)).toContain('34.99')
    expect(JSON.stringify(product)).not.toMatch(/rating|review/i)
  })

  test('machines read the way down to it', async () => {
    await openPage('/product/m-399')
    await page().findByRole('heading', { name: 'Description' })
    const steps = dataOf('BreadcrumbList')['itemListElement']
    expect(steps).toHaveLength(4)
  })
})

describe('the pictures', () => {
  test('of a finish choose it', async () => {
    const visitor = await openPage('/product/m-399')
    const brass = page().getByRole('button', { name: 'Choose Vintage Brass' })
    await visitor.click(brass)
    expect(brass.getAttribute('aria-pressed')).toBe('true')
    expect(page().getAllByText('$39.99').length).toBeGreaterThan(0)
  })

  test('of the drawing only show it', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: 'Show Drawing' }))
    page().getByRole('img', { name: /Drawing$/ })
    page().getByRole('button', { name: /^Satin Black/, pressed: true })
  })

  test('of a wood choose it, although the first is shown without being chosen', async () => {
    const visitor = await openPage('/product/c-2005')
    const redOak = page().getByRole('button', { name: 'Choose Red Oak' })
    expect(redOak.getAttribute('aria-pressed')).toBe('false')
    await visitor.click(redOak)
    expect(page().getByRole('radio', { name: /^Red Oak/ })).toHaveProperty('checked', true)
  })

  test('can be told apart by their names', async () => {
    await openPage('/product/m-399')
    const pictures = within(page().getByRole('list', { name: 'Pictures' }))
    const names = pictures.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(names.length)
  })
})

function large(): HTMLElement {
  return page().getByRole('button', { name: /Show on the whole screen$/ })
}

describe('the large picture', () => {
  test('grows one and a half times under a mouse, where the mouse is, and shrinks without it', async () => {
    const visitor = await openPage('/product/m-399')
    const image = within(large()).getByRole('img')
    await visitor.pointer({ target: large(), coords: { clientX: 5, clientY: 5 } })
    expect(image.style.transform).toBe('scale(1.5)')
    await visitor.unhover(large())
    expect(image.style.transform).toBe('')
  })

  test('fills the screen by a press, in three sizes, and closes by another', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(large())
    const sheet = within(await screen.findByRole('dialog'))
    sheet.getByRole('button', { name: 'Near', pressed: true })
    await visitor.click(sheet.getByRole('button', { name: 'Nearer' }))
    sheet.getByRole('button', { name: 'Nearer', pressed: true })
    await visitor.click(sheet.getByRole('img'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(large())
  })

  test('stays open while a mouse drags it, and closes by its button', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(large())
    const sheet = within(await screen.findByRole('dialog'))
    const target = sheet.getByRole('img')
    await visitor.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 100, clientY: 100 } },
      { target, coords: { clientX: 60, clientY: 40 } },
      { keys: '[/MouseLeft]', target },
    ])
    screen.getByRole('dialog')
    await visitor.click(sheet.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stays where the browser cannot draw in 3D', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: 'View in 3D' }))
    await page().findByText('This browser cannot draw in 3D: it has no WebGL. The picture stays.')
    within(large()).getByRole('img', { name: 'Single Basket Iron Baluster, Satin Black' })
  })
})

describe('the set of a baluster', () => {
  test('leaves out the balusters that are in the cart already', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    const set = within(await page().findByRole('region', { name: 'Complete Your Order' }))
    const own = await set.findByRole('checkbox', { name: /^1 × Single Basket/, checked: false })
    expect(own.closest('li')?.textContent).toContain('1 in your cart')
  })

  test('comes in the finish that is picked', async () => {
    const visitor = await openPage('/product/m-399')
    await visitor.click(page().getByRole('button', { name: /^Copper Vein/ }))
    const set = within(await page().findByRole('region', { name: 'Complete Your Order' }))
    set.getByRole('checkbox', { name: /^1 × Lite Flat Shoe, 1\/2" Square, Copper Vein/ })
  })

  test('is not offered with a newel', async () => {
    await openPage('/product/n-4010')
    await page().findByRole('heading', { name: 'Description' })
    expect(screen.queryByRole('region', { name: 'Complete Your Order' })).toBeNull()
  })
})

test('a newel has its own woods, and says what is out of stock', async () => {
  await openPage('/product/n-4010')
  expect(page().getAllByRole('radio').length).toBe(6)
  await openPage('/product/m-408')
  const out = screen.getAllByRole('button', { name: 'Out of Stock' })
  expect(out[0]).toHaveProperty('disabled', true)
})
