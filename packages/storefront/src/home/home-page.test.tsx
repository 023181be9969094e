import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'

describe('a room to touch', () => {
  test('begins with one of its parts, its price and the way to it', async () => {
    await openPage('/')
    const room = page().getByRole('region', { name: 'Bronze knuckles' })
    const spots = room.querySelectorAll('details')
    expect(spots.length).toBeGreaterThan(2)
    const [open, ...closed] = spots
    expect(open?.open).toBe(true)
    expect(closed.some((spot) => spot.open)).toBe(false)
    expect(open?.textContent).toMatch(/ · \$\d+\.\d\d$/)
    expect(open?.querySelector('a')?.getAttribute('href')).toMatch(/^\/product\//)
  })

  test('can be bought whole in the designer, for as many steps as it has', async () => {
    await openPage('/')
    const buy = page().getByRole('link', { name: /^Buy this staircase for \d+ steps: Bronze/ })
    expect(buy.getAttribute('href')).toMatch(/^\/designer\?preset=scene-bronze&steps=\d+$/)
    const steps = /(\d+) steps/.exec(buy.getAttribute('aria-label') ?? '')?.[1]
    expect(buy.getAttribute('href')).toContain(`steps=${steps}`)
  })
})

describe('what leads on', () => {
  test('each article of the journal', async () => {
    await openPage('/')
    const places = page()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(places).toContain('/articles/how-many-balusters')
    expect(places).toContain('/articles/post-to-post-or-over-the-post')
    expect(places).toContain('/articles/measuring-for-treads')
  })

  test('a contractor writes a draft', async () => {
    await openPage('/')
    const drafts = page()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('mailto:orders@millrun.example?'))
    expect(drafts).not.toHaveLength(0)
  })
})

test('every sample of what buyers say is marked as one', async () => {
  await openPage('/')
  const said = within(page().getByRole('region', { name: 'What customers say' }))
  const quotes = said.getAllByRole('figure')
  expect(quotes).toHaveLength(3)
  for (const quote of quotes) expect(quote.textContent).toMatch(/Sample review · /)
})

test('machines read who we are', async () => {
  await openPage('/')
  const texts = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    (script) => script.textContent,
  ).join('\n')
  expect(texts).toContain('Millrun Stair Parts')
  expect(texts).toContain('2150 Route 130 North')
  expect(texts).not.toMatch(/aggregateRating/)
})

describe('the home page', () => {
  test('begins with the products, a quote and four figures', async () => {
    await openPage('/')
    const products = page().getByRole('link', { name: 'Explore Products' })
    expect(products.getAttribute('href')).toBe('/products')
    const quote = page().getByRole('link', { name: 'Get Custom Quote' })
    expect(quote.getAttribute('href')).toMatch(/^mailto:.*subject=Quote%20Request%20for%20a/)
    expect(quote.getAttribute('target')).toBe('_blank')
    const strip = within(page().getByRole('region', { name: 'Millrun in figures' }))
    const figures = strip.getAllByRole('definition').map((figure) => figure.textContent)
    expect(figures).toEqual(['39+', '5000+', '50,000+', '100%'])
    page().getByRole('heading', { name: 'Turning stair parts since 1985' })
  })

  test('tells contractors four reasons, and where to apply', async () => {
    await openPage('/')
    const trade = within(page().getByRole('region', { name: 'The contractor program' }))
    const reasons = trade.getAllByRole('listitem').map((reason) => reason.querySelector('b'))
    expect(reasons.map((reason) => reason?.textContent)).toEqual([
      'Up to 30% trade discount',
      'Priority scheduling',
      'A dedicated manager',
      'Custom millwork',
    ])
    const apply = trade.getByRole('link', { name: 'Apply for a contractor account' })
    const draft = new URL(apply.getAttribute('href') ?? '')
    expect(draft.searchParams.get('subject')).toBe('Contractor Account Application')
    expect(draft.searchParams.get('body')).toContain('License number and state:')
  })

  test('gives two reasons to choose it, and three ways to reach it', async () => {
    await openPage('/')
    const why = within(page().getByRole('region', { name: 'Why builders choose us' }))
    const reasons = why.getAllByRole('heading', { level: 3 }).map((reason) => reason.textContent)
    expect(reasons).toEqual(['Fast turnaround', 'Nationwide shipping'])
    const reach = within(page().getByRole('region', { name: 'Reach us' }))
    const ways = reach.getAllByRole('link').map((way) => way.getAttribute('href'))
    expect(ways).toContain('/contact')
    expect(ways).toContain('tel:+16095550142')
    expect(ways).toContain('mailto:orders@millrun.example')
  })
})
