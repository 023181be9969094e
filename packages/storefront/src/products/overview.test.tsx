import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { notice, openPage, page } from '../testing/open-page.tsx'

describe('all products', () => {
  test('a filter leaves its collections', async () => {
    const visitor = await openPage('/products')
    expect(page().getAllByRole('link', { name: /^View Gallery: / })).toHaveLength(5)
    page().getByRole('heading', { name: 'Featured newels' })
    await visitor.click(page().getByRole('button', { name: 'Balusters' }))
    await page().findByRole('button', { name: 'Balusters', pressed: true })
    expect(page().getAllByRole('link', { name: /^View Gallery: / })).toHaveLength(2)
    expect(page().queryByRole('heading', { name: 'Featured newels' })).toBeNull()
  })

  test('one filter at a time leaves what belongs to it', async () => {
    const visitor = await openPage('/products')
    page().getByRole('button', { name: 'All products', pressed: true })
    for (const [filter = '', ...left] of [
      ['Newels', 'Newel Posts', 'Starting and Landing Posts'],
      ['Balusters', 'Iron Balusters', 'Wood Balusters'],
      ['Handrails', 'Handrails'],
      ['Treads', 'Treads and Starting Steps'],
      ['Accessories', 'Shoes and Knuckles'],
    ]) {
      await visitor.click(page().getByRole('button', { name: filter }))
      await page().findByRole('button', { name: filter, pressed: true })
      expect(page().getAllByRole('button', { pressed: true })).toHaveLength(1)
      const titles = page()
        .getAllByRole('heading')
        .map((title) => title.textContent)
      const links = page()
        .getAllByRole('link')
        .map((link) => link.textContent)
      for (const title of left) expect([...links, ...titles]).toContain(title)
      expect(titles.includes('Wood Balusters')).toBe(filter === 'Balusters')
    }
  })

  test('each collection leads to its gallery, and the most popular one is marked', async () => {
    await openPage('/products')
    for (const [title = '', gallery] of [
      ['Iron Balusters', '/gallery/iron-balusters'],
      ['Wood Balusters', '/gallery/wood-balusters'],
      ['Handrails', '/gallery/handrails'],
      ['Treads and Starting Steps', '/gallery/treads'],
      ['Shoes and Knuckles', '/gallery/shoes-knuckles'],
    ]) {
      const link = page().getByRole('link', { name: `View Gallery: ${title}` })
      expect(link.getAttribute('href')).toBe(gallery)
    }
    const iron = page().getByText('Popular').closest('article')
    within(iron ?? document.body).getByRole('heading', { name: 'Iron Balusters' })
  })

  test('what other pages point to is there, and a featured newel leads to its page', async () => {
    await openPage('/products')
    for (const anchor of ['balusters', 'treads', 'handrails', 'newels']) {
      const title = document.getElementById(anchor)?.querySelector('h2')
      expect(title?.textContent.toLowerCase()).toContain(anchor)
    }
    const details = page().getByRole('link', { name: 'View Details: Plain Box Newel' })
    expect(details.getAttribute('href')).toBe('/product/n-4510')
  })

  test('the featured newels can be reached from every filter', async () => {
    const visitor = await openPage('/products')
    await visitor.click(page().getByRole('button', { name: 'Balusters' }))
    await page().findByRole('button', { name: 'Balusters', pressed: true })
    await visitor.click(page().getByRole('button', { name: 'View Featured Products' }))
    await page().findByRole('heading', { name: 'Featured newels' })
  })

  test.each([
    ['Get Quote: Handrails', 'Quote Request for Handrails'],
    ['Quick Quote: Plain Box Newel', 'Quote Request for Plain Box Newel'],
    ['Schedule Consultation', 'Schedule Consultation Request'],
  ])('%s opens a draft in a new window', async (name, subject) => {
    await openPage('/products')
    const link = page().getByRole('link', { name })
    expect(link.getAttribute('target')).toBe('_blank')
    const draft = new URL(link.getAttribute('href') ?? '')
    expect(draft.protocol + draft.pathname).toBe('mailto:orders@millrun.example')
    expect(draft.searchParams.get('subject')).toBe(subject)
  })
})

describe('featured products', () => {
  test('the bundle puts its four parts into the cart', async () => {
    const visitor = await openPage('/featured-products')
    within(page().getByRole('region', { name: 'Complete Bundle' })).getByText('$52.49')
    await visitor.click(page().getByRole('button', { name: 'Add Complete Bundle to Cart' }))
    await notice('Added to Cart')
    screen.getByRole('button', { name: 'Cart, 4 items' })
  })

  test('one of them can be bought by itself', async () => {
    const visitor = await openPage('/featured-products')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart: Classic Iron Shoe' }))
    await notice('1x Classic Iron Shoe has been added to your cart.')
    screen.getByRole('button', { name: 'Cart, 1 item' })
  })

  test('have their price, are in stock and say what they are good for', async () => {
    await openPage('/featured-products')
    for (const [title = '', sum = '', kind = ''] of [
      ['Classic Iron Shoe', '$12.50', 'Shoes & Knuckles'],
      ['Decorative Knuckle', '$8.75', 'Shoes & Knuckles'],
      ['Iron Baluster Collar', '$6.25', 'Shoes & Knuckles'],
      ['Newel Post Cap', '$24.99', 'Newel Posts'],
    ]) {
      const name = page().getByRole('heading', { level: 3, name: title })
      const card = within(name.closest('article') ?? document.body)
      card.getByText(sum)
      card.getByText(kind)
      card.getByText('In Stock')
      card.getByText(/^4\.9/)
      card.getByRole('heading', { name: 'Key benefits' })
      expect(card.getAllByRole('listitem').length).toBeGreaterThan(1)
    }
  })

  test('say how they go together, and lead to what they go with', async () => {
    await openPage('/featured-products')
    page().getByRole('heading', { level: 1, name: 'Complete Your Staircase Project' })
    page().getByText('Pro tip.')
    const why = within(page().getByRole('region', { name: 'What the small parts do' }))
    expect(why.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/gallery/iron-balusters',
      '/gallery/shoes-knuckles',
      '/products',
    ])
  })

  test('mark their ratings as samples', async () => {
    await openPage('/featured-products')
    expect(page().getAllByText(/sample rating/)).not.toHaveLength(0)
  })
})

describe('the home page', () => {
  test('leads to each collection', async () => {
    await openPage('/')
    const places = page()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const anchor of ['balusters', 'treads', 'handrails', 'newels']) {
      expect(places).toContain(`/products#${anchor}`)
    }
  })

  test('says that shipping is free above $100', async () => {
    await openPage('/')
    page().getByText(/Standard shipping is free when the cart subtotal is over \$100\.$/)
  })

  test('marks what buyers say as samples', async () => {
    await openPage('/')
    expect(page().getAllByText(/sample/i)).not.toHaveLength(0)
  })

  test('says what the parts of its rooms come to', async () => {
    await openPage('/')
    const sums = page().getAllByText(/\$\d[\d,]*(?:\.\d\d)?/)
    expect(sums).not.toHaveLength(0)
  })
})

describe('the number of steps', () => {
  test('begins as usual and goes by ones', async () => {
    const visitor = await openPage('/stair-visualizer')
    const steps = page().getByRole('spinbutton', { name: 'Number of steps' })
    const before = Number(steps.getAttribute('value'))
    await visitor.click(page().getByRole('button', { name: 'One step more' }))
    expect(steps).toHaveProperty('valueAsNumber', before + 1)
    await visitor.click(page().getByRole('button', { name: 'One step fewer' }))
    await visitor.click(page().getByRole('button', { name: 'One step fewer' }))
    expect(steps).toHaveProperty('valueAsNumber', before - 1)
  })

  test('is sent to the designer, without script too', async () => {
    await openPage('/stair-visualizer')
    const steps = page().getByRole('spinbutton', { name: 'Number of steps' })
    expect(steps.closest('form')?.getAttribute('action')).toBe('/designer')
    expect(steps.getAttribute('name')).toBe('steps')
  })
})

describe('the terms', () => {
  test('say what shipping costs and when it is free', async () => {
    await openPage('/terms')
    const sentence = page().getByText(/Standard shipping costs/)
    expect(sentence.textContent).toContain(
      'Standard shipping costs $15.00 an order and is free when the cart subtotal is over $100.',
    )
  })
})
