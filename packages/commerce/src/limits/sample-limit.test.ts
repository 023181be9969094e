import { findProduct } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { isSamplesOnly, SAMPLES_ALONE, sampleLimitProblem } from './sample-limit.ts'

const finish = (quantity: number) => ({ id: 's-100:finish=cv', quantity })
const wood = (quantity: number) => ({ id: 's-200:species=cherry', quantity })
const baluster = { id: 'm-399:finish=cv', quantity: 40 }

test('an order takes eight samples of all kinds together, whatever else is in it', () => {
  expect(sampleLimitProblem([finish(8)], findProduct)).toBeUndefined()
  expect(sampleLimitProblem([finish(5), wood(3), baluster], findProduct)).toBeUndefined()
  expect(sampleLimitProblem([], findProduct)).toBeUndefined()
})

test('a ninth is refused with a sentence that says how many to take out', () => {
  expect(sampleLimitProblem([finish(5), wood(4), baluster], findProduct)).toBe(
    'An order takes at most 8 samples and this one has 9; please take 1 out.',
  )
  expect(sampleLimitProblem([finish(11)], findProduct)).toBe(
    'An order takes at most 8 samples and this one has 11; please take 3 out.',
  )
})

test('samples are alone where nothing else is in the cart', () => {
  expect(isSamplesOnly([finish(1), wood(2)], findProduct)).toBe(true)
  expect(isSamplesOnly([finish(1), baluster], findProduct)).toBe(false)
  expect(isSamplesOnly([], findProduct)).toBe(false)
  expect(isSamplesOnly([{ id: 'no-such-part', quantity: 1 }], findProduct)).toBe(false)
})

test('says what shipping of samples costs', () => {
  expect(SAMPLES_ALONE).toBe(
    'Samples alone ship for the standard $15.00; they ride along free with an order over $100.',
  )
})
