import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsOf } from '../model/stair-parts.ts'
import { type BalusterStyle, findBaluster } from '../stock/baluster-stock.ts'
import { balusterInLayout } from '../compatibility/baluster-in-layout.ts'
import { balusterUnderRail } from '../compatibility/baluster-under-rail.ts'
import {
  newelOffers,
  type Offer,
  railOffers,
  startOffers,
  systemOffers,
} from './choices-offered.ts'
import { type Fit, FITS } from '../compatibility/fit.ts'
import { shoeFor } from '../compatibility/shoe-on-bar.ts'
import { stylesTogether } from '../compatibility/styles-together.ts'

function designWith(changes: Partial<Design>): Design {
  return { ...USUAL_DESIGN, ...changes }
}

function reasonFor(offers: readonly Offer<{ readonly id: string }>[], id: string): string {
  return reasonOf(offers.find(({ value }) => value.id === id)?.fit ?? FITS)
}

function reasonOf(fit: Fit): string {
  return fit.ok ? 'fits' : fit.reason
}

function baluster(id: string): BalusterStyle {
  const found = findBaluster(id)
  if (found === undefined) throw new Error(`${id} is not sold`)
  return found
}

function fitsOver(changes: Partial<Design>): boolean | undefined {
  return systemOffers(designWith(changes)).find(({ value }) => value === 'over-the-post')?.fit.ok
}

describe('balusters', () => {
  test('solid do not join hollow', () => {
    expect(reasonOf(stylesTogether(baluster('m-399'), baluster('m-301')))).toMatch(
      /^Single Twist Iron Baluster is solid and Single Basket Iron Baluster hollow/,
    )
    expect(stylesTogether(baluster('m-399'), baluster('m-101'))).toEqual(FITS)
  })

  test('of one size do not join another', () => {
    expect(reasonOf(stylesTogether(baluster('m-101'), baluster('m-103')))).toMatch(
      /is 5\/8" square bar, Plain Square Iron Baluster 1\/2" square/,
    )
  })

  test('of iron do not go under a plowed rail, square tops only under their own plow', () => {
    const { rail } = partsOf(designWith({ railId: 'c-6013' }))
    const reasonUnder = (id: string) => reasonOf(balusterUnderRail(baluster(id), rail))
    expect(reasonUnder('m-101')).toMatch(/^Iron goes into drilled holes/)
    expect(reasonUnder('c-5060')).toBe('fits')
    expect(reasonUnder('c-5360')).toMatch(
      /1-3\/4" square and the plow of Plowed Colonial Rail 1-1\/4"/,
    )
    expect(reasonUnder('c-5015')).toMatch(/ends in a pin/)
  })

  test('that bow out stand on level runs only', () => {
    const belly = baluster('m-110')
    expect(reasonOf(balusterInLayout(belly, USUAL_DESIGN))).toMatch(/only a level run/)
    expect(balusterInLayout(belly, designWith({ layout: 'balcony' }))).toEqual(FITS)
  })

  test('that we are out of are not offered', () => {
    expect(reasonOf(balusterInLayout(baluster('m-408'), USUAL_DESIGN))).toBe(
      'Collared Basket Iron Baluster is out of stock.',
    )
  })
})

test('rails with a plow are not offered to iron, nor to pins', () => {
  expect(reasonFor(railOffers(USUAL_DESIGN), 'c-6213')).toMatch(/Choose a rail without a plow\.$/)
  expect(reasonFor(railOffers(USUAL_DESIGN), 'c-6400')).toBe('fits')
})

test('newels take their system: a block between rails, a pin below them', () => {
  expect(reasonFor(newelOffers(USUAL_DESIGN, 'newelId'), 'n-4030')).toMatch(
    /ends in a pin below the rail/,
  )
  const over = designWith({ railSystem: 'over-the-post' })
  expect(reasonFor(newelOffers(over, 'newelId'), 'n-4010')).toMatch(/needs a newel with a pin top/)
  expect(reasonFor(newelOffers(over, 'newelId'), 'n-4030')).toBe('fits')
})

test('newels have to be long enough for the rail where they stand', () => {
  const high = designWith({ railHeightIn: 36 })
  expect(reasonFor(newelOffers(high, 'newelId'), 'n-4010')).toMatch(
    /^Classic Ball Top Newel is 5\/16" too short/,
  )
  expect(reasonFor(newelOffers(high, 'newelId'), 'n-4530')).toBe('fits')
  const turning = designWith({ layout: 'l-landing' })
  expect(reasonFor(newelOffers(turning, 'landingNewelId'), 'p-1010')).toMatch(/too short/)
  expect(reasonFor(newelOffers(turning, 'landingNewelId'), 'p-2010')).toBe('fits')
})

test('a rail runs over the posts only in profiles that have the fittings', () => {
  expect(fitsOver({})).toBe(true)
  expect(fitsOver({ railId: 'c-6310' })).toBe(false)
  expect(fitsOver({ layout: 'u-landing' })).toBe(false)
})

test('a volute is offered in the hand of the open side', () => {
  const hands = startOffers(USUAL_DESIGN).filter(({ value }) => value.fitting === 'volute')
  expect(hands.map(({ value, fit }) => [value.hand, fit.ok])).toEqual([
    ['left', true],
    ['right', false],
  ])
})

function shoeOn(id: string, finish: FinishCode, surface: 'flat' | 'pitched'): string | undefined {
  const bar = findBaluster(id)
  return bar?.kind === 'iron' ? shoeFor(bar, finish, surface)?.line.id : undefined
}

test('a shoe goes on its own bar, on its own surface, in the finish of its bar', () => {
  expect(shoeOn('m-101', 'VB', 'flat')).toBe('sh-100:finish=vb')
  expect(shoeOn('m-101', 'VB', 'pitched')).toBe('sh-103:finish=vb')
  expect(shoeOn('m-102', 'VB', 'flat')).toBe('sh-101:finish=sb')
  expect(shoeOn('m-509', 'SB', 'pitched')).toBe('sh-123:size=1-2,finish=sb')
})

test('what does not fit is said of a finished design too', () => {
  const design = designWith({
    railId: 'c-6013',
    pattern: { styles: ['m-399', 'm-301'], order: [0, 1] },
  })
  const texts = buildStair(design).problems.map(({ text }) => text)
  expect(texts.filter((text) => text.startsWith('Iron goes into drilled holes'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('is solid and'))).toHaveLength(1)
})
