import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { existingRailVerdict } from './existing-rail-verdict.ts'

function verdict(existingRailIn: Design['existingRailIn'], changes: Partial<Design> = {}) {
  return existingRailVerdict(
    buildStair({ ...USUAL_DESIGN, job: 'keep-rail', existingRailIn, ...changes }),
  )
}

test('says of a rail at 26 inches that it is 8 too low, and what a tape held square would mean', () => {
  const { state, title, sentences } = verdict(26)
  expect(state).toBe('low')
  expect(title).toBe('Your rail is 8" too low')
  expect(sentences[0]).toContain('the code asks for at least 34" (R311.7.8.1)')
  // 107/14 over 10 is a pitch of 37.39 degrees: 26 / 0.7945 = 32.72.
  expect(sentences.at(-1)).toContain('a rail of about 32-3/4"')
})

test('guesses nothing of a rail that was not measured', () => {
  expect(verdict('not-measured').state).toBe('not-measured')
  expect(verdict('not-measured').sentences[0]).toContain('drawn at 35"')
})

test('keeps rails from 34 to 38 inches', () => {
  expect(verdict(33.9375).state).toBe('low')
  expect(verdict(34)).toEqual({ state: 'fits', title: 'High enough to keep', sentences: [] })
  expect(verdict(38).state).toBe('fits')
  expect(verdict(39.5)).toMatchObject({
    state: 'high',
    title: 'Your rail is 1-1/2" higher than a handrail may be',
  })
})

test('asks for 36 inches on a balcony, where any height above it is good', () => {
  expect(verdict(35, { layout: 'balcony' })).toMatchObject({
    state: 'low',
    title: 'Your rail is 1" too low',
  })
  expect(verdict(42, { layout: 'balcony' }).state).toBe('fits')
})

test('asks to measure on the landing too', () => {
  const [sentence] = verdict(35, { layout: 'u-landing', left: 'open' }).sentences
  expect(sentence).toContain('Along the landing the code asks for 36"')
})
