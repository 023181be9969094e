import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, openPage, page } from '../testing/open-page.tsx'

test('the gallery of designs leads to all three of them', async () => {
  await openPage('/design-gallery')
  const places = page()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  for (const design of [1, 2, 3]) expect(places).toContain(`/designs/${design}`)
})

describe.each([1, 2, 3])('design %i', (design) => {
  test('leads back to the gallery of designs', async () => {
    const visitor = await openPage(`/designs/${design}`)
    const [back] = page().getAllByRole('link', { name: /Design Gallery/i })
    if (back === undefined) throw new Error('there is no way back')
    await visitor.click(back)
    await screen.findByRole('heading', { level: 1, name: /Design/ })
    expect(address()).toBe('/design-gallery')
  })

  test('sells the parts of the staircase that it shows', async () => {
    await openPage(`/designs/${design}`)
    const parts = page()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/product/'))
    expect(parts.length).toBeGreaterThan(1)
  })

  test('describes its picture of the staircase', async () => {
    await openPage(`/designs/${design}`)
    const scenes = page()
      .getAllByRole('img')
      .filter((picture) => picture.getAttribute('src')?.includes('scene'))
    for (const scene of scenes) expect(scene.getAttribute('alt')?.length).toBeGreaterThan(20)
  })
})

describe('the gallery of designs', () => {
  test('shows four layouts by name, each with the way to it', async () => {
    await openPage('/design-gallery')
    const layouts = within(page().getByRole('region', { name: 'Four layouts' }))
    const ways = layouts.getAllByRole('link').map((way) => way.getAttribute('href'))
    const names = layouts.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    expect(names).toEqual([
      'Minimalist Grid',
      'Masonry Showcase',
      'Full-Width Impact',
      'Current Design',
    ])
    expect(ways).toEqual(['/designs/1', '/designs/2', '/designs/3', '/'])
  })

  test('takes a wish for another one by e-mail', async () => {
    await openPage('/design-gallery')
    const wish = page().getByRole('link', { name: 'Request Custom Design' })
    expect(wish.getAttribute('href')).toMatch(/^mailto:orders@millrun\.example\?subject=Custom/)
  })
})

describe('a design', () => {
  const FIGURES = [
    [1, []],
    [2, ['39+', '5000+']],
    [3, ['39+', '5000+', '50k+', '100%']],
  ] as const

  test.each(FIGURES)('%i leads to the four collections and names %j', async (design, figures) => {
    await openPage(`/designs/${design}`)
    const tiles = [
      ['Premium Balusters', '/products#balusters'],
      ['Solid Stair Treads', '/products#treads'],
      ['Elegant Handrails', '/products#handrails'],
      ['Statement Newel Posts', '/products#newels'],
    ]
    for (const [name = '', way = ''] of tiles) {
      const tile = page().getByRole('heading', { name }).closest('a')
      expect(tile?.getAttribute('href')).toBe(way)
    }
    const strip = screen.queryByRole('region', { name: 'Millrun in figures' })
    const named = strip === null ? [] : within(strip).getAllByRole('definition')
    expect(named.map((figure) => figure.textContent)).toEqual(figures)
  })

  test('tells where the shop comes from, or what it is for', async () => {
    await openPage('/designs/1')
    page().getByRole('heading', { name: 'Crafted Since 1985' })
    await openPage('/designs/3')
    screen.getByRole('heading', { name: 'Elevating Every Space' })
  })
})
