import { expect, test } from 'vitest'
import { checkedReview } from './checked-review.ts'

const OAK = { stars: 4, text: 'The oak is straight and takes stain evenly.' }
const NOTHING = { stars: 0, text: '' }

test('what nothing was said of is left out', () => {
  expect(
    checkedReview({ name: ' Ada T. ', products: { 'c-2005': OAK, 'm-399': NOTHING } }),
  ).toEqual({ ok: true, name: 'Ada T.', ratings: [{ product: 'c-2005', ...OAK }] })
})

test('stars alone are enough', () => {
  expect(checkedReview({ name: 'Ada', products: { 'm-399': { stars: 1, text: '' } } })).toEqual({
    ok: true,
    name: 'Ada',
    ratings: [{ product: 'm-399', stars: 1, text: '' }],
  })
})

test('each field says what is wrong with it', () => {
  const products = {
    'c-2005': { stars: 0, text: OAK.text },
    'm-399': { stars: 5, text: 'Nineteen letters, o' },
  }
  expect(checkedReview({ name: '', products })).toEqual({
    ok: false,
    name: 'Please give the name that is to be shown.',
    products: {
      'c-2005': { stars: 'Please choose one to five stars.' },
      'm-399': { text: 'Please write at least 20 characters, or leave it empty.' },
    },
  })
})

test('an empty form asks for one product', () => {
  expect(checkedReview({ name: 'Ada', products: { 'm-399': NOTHING } })).toEqual({
    ok: false,
    products: {},
    whole: 'Please rate at least one product.',
  })
})
