import { describe, expect, test } from 'vitest'
import { findProduct } from '../../catalogue.ts'
import { readLineId, lineOf } from '../../choosing/line-id.ts'
import { matchedChoices, type MatchedPart, matchedSet } from './matched-set.ts'
import type { FinishCode } from '../../choosing/option-group.ts'
import { ironBalusters } from '../iron-balusters/iron-balusters.ts'
import { shoesKnuckles } from './shoes-knuckles.ts'
import { sizedShoe } from './sized-shoe.ts'

const SQUARE_HALF = { section: 'square', barIn: 0.5, isHollow: false } as const

const ids = (parts: readonly (MatchedPart | undefined)[]) => parts.map((part) => part?.id)

/** Every iron baluster in every finish that it can be had in. */
const sold = ironBalusters.flatMap((baluster) =>
  baluster.availableColors.map(
    (finish) => [`${baluster.id} in ${finish}`, baluster, finish] as const,
  ),
)

function lineFor(part: MatchedPart | undefined, finish: FinishCode): string {
  const product = shoesKnuckles.find(({ id }) => id === part?.id)
  return part && product ? lineOf(product, matchedChoices(part, finish)).id : 'nothing'
}

describe('every matched set', () => {
  test.each(sold)(
    '%s has a flat and a pitch shoe of its section, size and finish',
    (_, bar, finish) => {
      const { flatShoe, pitchShoe } = matchedSet(bar.shape, shoesKnuckles)
      for (const [part, isFlat] of [
        [flatShoe, true],
        [pitchShoe, false],
      ] as const) {
        const read = readLineId(lineFor(part, finish), findProduct)
        if (!read.ok) throw new Error(`no shoe for ${bar.id}`)
        const { product, choices } = read.line
        const { shape } = product
        if (shape.kind !== 'shoe') throw new Error(`${product.id} is no shoe`)
        const shoe = sizedShoe(product, shape, choices)
        expect([shoe.section, shoe.openingIn]).toEqual([bar.shape.section, bar.shape.barIn])
        expect(shoe.pitchDeg === 0).toBe(isFlat)
        expect(choices['finish']).toBe(finish.toLowerCase())
        expect(product.inStock).toBe(true)
      }
    },
  )

  test('covers all seven finishes on the half inch square bar', () => {
    const finishes = sold
      .filter(([, { shape }]) => shape.section === 'square' && shape.barIn === 0.5)
      .map(([, , finish]) => finish)
    expect(new Set(finishes).size).toBe(7)
  })

  test('has knuckles and collars only of the bar’s section, size and finish', () => {
    for (const [, bar, finish] of sold) {
      const { knuckles, collars } = matchedSet(bar.shape, shoesKnuckles)
      for (const part of [...knuckles, ...collars]) {
        const read = readLineId(lineFor(part, finish), findProduct)
        if (!read.ok || !('openingIn' in read.line.product.shape)) throw new Error(part.id)
        const { section, openingIn } = read.line.product.shape
        expect([section, openingIn]).toEqual([bar.shape.section, bar.shape.barIn])
        expect(read.line.choices['finish']).toBe(finish.toLowerCase())
      }
    }
  })
})

test('takes solid parts for solid bars and hollow ones for hollow bars', () => {
  const solid = matchedSet(SQUARE_HALF, shoesKnuckles)
  expect(ids([solid.flatShoe, solid.pitchShoe])).toEqual(['sh-101', 'sh-104'])
  expect(ids(solid.knuckles)).toEqual(['kn-201', 'kn-202', 'kn-203', 'kn-200'])
  const hollow = matchedSet({ ...SQUARE_HALF, isHollow: true }, shoesKnuckles)
  expect(ids([hollow.flatShoe, hollow.pitchShoe])).toEqual(['sh-100', 'sh-103'])
  expect(ids(hollow.collars)).toEqual(['co-300', 'co-301'])
})

test('names the size where one shoe is made for several bars', () => {
  const round = { section: 'round', barIn: 0.5625, isHollow: true } as const
  const { pitchShoe } = matchedSet(round, shoesKnuckles)
  expect(lineFor(pitchShoe, 'AB')).toBe('sh-123:size=9-16,finish=ab')
})

test('has nothing for a bar that is not made', () => {
  const set = matchedSet({ ...SQUARE_HALF, barIn: 1 }, shoesKnuckles)
  expect(set).toEqual({ flatShoe: undefined, pitchShoe: undefined, knuckles: [], collars: [] })
})
