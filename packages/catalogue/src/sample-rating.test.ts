import { expect, test } from 'vitest'
import { sampleRating } from './sample-rating.ts'

const ratings = Array.from({ length: 1000 }, (_, index) => sampleRating(`c-${index}`))

test('stars are 4.8, 4.9 or 5', () => {
  const stars = new Set(ratings.map((rating) => rating.stars))
  expect([...stars].toSorted((a, b) => a - b)).toEqual([4.8, 4.9, 5])
})

test('reviews are whole numbers from 20 to 119', () => {
  const reviews = ratings.map((rating) => rating.reviews)
  expect(reviews.every((count) => Number.isInteger(count))).toBe(true)
  expect(Math.min(...reviews)).toBe(20)
  expect(Math.max(...reviews)).toBe(119)
})

test('a product keeps its rating', () => {
  expect(sampleRating('m-399')).toEqual(sampleRating('m-399'))
})
