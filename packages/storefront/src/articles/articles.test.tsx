import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'

const ARTICLES = ['how-many-balusters', 'post-to-post-or-over-the-post', 'measuring-for-treads']

describe.each(ARTICLES)('%s', (slug) => {
  test('ends at the designer and at the other two', async () => {
    await openPage(`/articles/${slug}`)
    page().getByRole('button', { name: 'Design your stair' })
    const further = within(page().getByRole('region', { name: 'More from the bench' }))
    const places = further.getAllByRole('link').map((link) => link.getAttribute('href'))
    const others = ARTICLES.filter((other) => other !== slug).map((other) => `/articles/${other}`)
    expect(new Set(places)).toEqual(new Set(others))
  })

  test('says how long it takes to read', async () => {
    await openPage(`/articles/${slug}`)
    page().getByText(/^From the bench · \d+ minutes to read$/)
  })

  test('describes its drawings', async () => {
    await openPage(`/articles/${slug}`)
    const drawings = page().getAllByRole('img')
    expect(drawings).not.toHaveLength(0)
    for (const drawing of drawings) {
      const words = drawing.getAttribute('alt') ?? drawing.getAttribute('aria-label') ?? ''
      expect(words.length).toBeGreaterThan(20)
    }
  })
})

describe('the count of balusters', () => {
  test('stands in tables that name their rows and columns', async () => {
    await openPage('/articles/how-many-balusters')
    const tables = page().getAllByRole('table')
    expect(tables.length).toBeGreaterThanOrEqual(2)
    for (const table of tables) {
      expect(table.querySelector('caption')?.textContent).not.toBe('')
      const { length } = within(table).getAllByRole('columnheader')
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.querySelectorAll('th, td')).toHaveLength(length)
      }
    }
  })

  test('names gaps that no 4 in ball passes', async () => {
    await openPage('/articles/how-many-balusters')
    const article = page().getByRole('article')
    expect(article.textContent).toMatch(/4"|4 in/)
  })
})
