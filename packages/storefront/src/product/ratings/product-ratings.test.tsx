import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findListing } from '../../catalogue/find-listing.ts'
import { families } from '../../catalogue/families.ts'
import { openPage, page } from '../../testing/open-page.tsx'
import { readRatingFilesBy } from './rating-files.ts'

const NEWEST = {
  stars: 2,
  name: 'Bob M.',
  day: '2026-12-20',
  text: 'A weld broke. <b>Sad</b>',
  answer: 'We are sorry.',
}
const FILE = {
  product: 'm-399',
  counts: [0, 1, 0, 0, 11],
  ratings: [
    NEWEST,
    ...Array.from({ length: 11 }, () => ({ stars: 5, name: '', day: '2026-12-18', text: '' })),
  ],
}

let file = 0

beforeEach(async () => {
  file += 1
  const rating = { sum: 57, count: 12, file: `/shelf/${file}.json` }
  const texts = await families['iron-balusters'].load()
  for (const of of [findListing('m-399'), texts.find(({ id }) => id === 'm-399')]) {
    if (of !== undefined) Object.assign(of, { rating })
  }
})

afterEach(async () => {
  const texts = await families['iron-balusters'].load()
  for (const of of [findListing('m-399'), texts.find(({ id }) => id === 'm-399')]) {
    if (of !== undefined) Object.assign(of, { rating: undefined })
  }
})

test('what buyers say stands on the page of a product, the newest first, with the answer of the shop', async () => {
  readRatingFilesBy(async () => FILE)
  const visitor = await openPage('/product/m-399')
  const part = within(await page().findByRole('region', { name: 'Reviews' }))
  part.getByText('4.8 out of 5, 12 reviews')
  const [first] = part.getAllByRole('listitem')
  for (const text of ['Bob M.', 'A weld broke. <b>Sad</b>', 'Millrun answers', 'We are sorry.']) {
    within(first ?? document.body).getByText(text)
  }
  expect(first?.textContent).toContain('Sun, Dec 20, 2026, bought here')
  expect(part.getAllByRole('listitem')).toHaveLength(10)
  await visitor.click(part.getByRole('button', { name: 'Show All 12 Reviews' }))
  expect(part.getAllByRole('listitem')).toHaveLength(12)
  expect(part.getAllByText('A buyer')).toHaveLength(11)
  page().getByRole('link', { name: '(12 reviews)' })
  expect(screen.queryByText(/sample rating/)).toBeNull()
})

test('a page whose reviews cannot be fetched says so, and sells all the same', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  readRatingFilesBy(() => Promise.reject(new Error('no network')))
  await openPage('/product/m-399')
  await page().findByText(/The reviews could not be fetched/)
  page().getByRole('button', { name: 'Add to Cart' })
  expect(error).toHaveBeenCalled()
  error.mockReset()
})
