import { expect, test } from 'vitest'
import type { Rating } from './rating-store.ts'
import { shownFiles } from './shown-files.ts'

const FIRST: Rating = {
  id: 'a',
  orderId: 'o-1',
  productId: 'm-399',
  stars: 5,
  text: 'Straight, and the weld is clean.',
  name: 'Ada T.',
  writtenAt: new Date('2026-12-19T04:30:00Z'),
  status: 'shown',
  decideBy: new Date('2026-12-22T04:30:00Z'),
  reason: undefined,
  answer: undefined,
  version: 2,
}
const SECOND: Rating = {
  ...FIRST,
  id: 'b',
  stars: 2,
  text: '',
  name: '',
  writtenAt: new Date('2026-12-20T15:00:00Z'),
  answer: 'We have sent another one.',
}

test('sum and count are those of all, and the words stand newest first with the day of New Jersey', () => {
  const file = shownFiles([FIRST, SECOND], (name) => `/shelf/${name}`).get('m-399')
  expect(file?.rating).toEqual({ sum: 7, count: 2, file: `/shelf/${file?.name}` })
  expect(file?.name).toMatch(/^[\w-]{16}\.json$/)
  expect(JSON.parse(file?.content ?? '')).toEqual({
    product: 'm-399',
    counts: [0, 1, 0, 0, 1],
    ratings: [
      { stars: 2, name: '', day: '2026-12-20', text: '', answer: 'We have sent another one.' },
      { stars: 5, name: 'Ada T.', day: '2026-12-18', text: 'Straight, and the weld is clean.' },
    ],
  })
})

test('the same ratings make the same file, in whatever order they come', () => {
  const atOnce = { ...SECOND, writtenAt: FIRST.writtenAt }
  expect(nameOf([FIRST, atOnce])).toBe(nameOf([atOnce, FIRST]))
  expect(nameOf([FIRST])).not.toBe(nameOf([FIRST, atOnce]))
})

test('each product has its own file, also where the same was said of both', () => {
  const files = shownFiles([FIRST, { ...FIRST, id: 'b', productId: 'c-2005' }], String)
  expect(files.get('m-399')?.name).not.toBe(files.get('c-2005')?.name)
  expect([...files].map(([id, { rating }]) => [id, rating.sum])).toEqual([
    ['m-399', 5],
    ['c-2005', 5],
  ])
})

function nameOf(ratings: readonly Rating[]): string | undefined {
  return shownFiles(ratings, String).get('m-399')?.name
}
