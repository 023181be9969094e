import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { matchRoute, routes } from '../app/routes.ts'
import { openPage, page } from '../testing/open-page.tsx'

/** An address of each page; those with data of their own are tested by themselves. */
const PATHS = routes
  .map(({ path }) => path.replace(':id', 'm-399').replace('*', '/nowhere'))
  .filter((path) => !['/designer', '/orders/link', '/orders/delay'].includes(path))

/** Where the server answers, not a page. */
const FILES = /^\/(?:drawings|pictures|swatches|feed)/

describe.each(PATHS)('%s', (path) => {
  test('has one heading above all others, and a title', async () => {
    await openPage(path)
    await screen.findAllByRole('heading', { level: 1 })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toMatch(/Millrun/))
  })

  test('leads nowhere that there is no page', async () => {
    await openPage(path)
    await screen.findAllByRole('heading', { level: 1 })
    const unknown = Array.from(document.querySelectorAll('a'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') && !FILES.test(href))
      .filter((href) => matchRoute(href.split(/[?#]/, 1)[0] ?? '')?.path === '*')
    expect(unknown).toEqual([])
  })

  test('describes every picture or says that it is only seen', async () => {
    await openPage(path)
    await screen.findAllByRole('heading', { level: 1 })
    for (const picture of page().queryAllByRole('img', { hidden: true })) {
      const isNamed = picture.hasAttribute('alt') || picture.hasAttribute('aria-label')
      expect(`${isNamed}: ${picture.outerHTML}`).toMatch(/^true/)
    }
  })
})
