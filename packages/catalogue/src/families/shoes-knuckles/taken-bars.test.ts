import { expect, test } from 'vitest'
import { ironBalusters } from '../iron-balusters/iron-balusters.ts'
import { matchedSet } from './matched-set.ts'
import { shoesKnuckles } from './shoes-knuckles.ts'
import { takenBars } from './taken-bars.ts'

function barsOf(id: string) {
  const part = shoesKnuckles.find((one) => one.id === id)
  if (part === undefined) throw new RangeError(id)
  return takenBars(part, ironBalusters)
}

test.each(shoesKnuckles.map((part) => [part.id, part] as const))(
  '%s names every baluster whose set names it, in that size',
  (_, part) => {
    const bars = takenBars(part, ironBalusters)
    for (const { id, shape } of ironBalusters) {
      const { flatShoe, pitchShoe, knuckles, collars } = matchedSet(shape, shoesKnuckles)
      const inSet = [flatShoe, pitchShoe, ...knuckles, ...collars].find(
        (one) => one?.id === part.id,
      )
      if (inSet === undefined) continue
      const bar = bars.find(({ balusters }) => balusters.includes(id))
      expect(bar).toMatchObject({ size: inSet.size, section: shape.section, barIn: shape.barIn })
    }
  },
)

test.each(shoesKnuckles.map((part) => [part.id, part] as const))(
  '%s names balusters of its section alone, and has some for each size that it is made in',
  (_, { id, shape, optionGroups }) => {
    const bars = barsOf(id)
    const sizes = optionGroups.find((group) => group.id === 'size')?.options ?? [
      { code: undefined },
    ]
    expect(new Set(bars.map(({ size }) => size['size']))).toEqual(
      new Set(sizes.map(({ code }) => code)),
    )
    for (const { section, barIn, balusters } of bars) {
      expect(section).toBe(shape.section)
      const bored = ironBalusters.filter((one) => balusters.includes(one.id))
      expect(bored.every((one) => one.section === section && one.barIn === barIn)).toBe(true)
    }
  },
)

test('a shoe that no set takes first slides on bars all the same', () => {
  expect(barsOf('sh-102').map(({ barIn }) => barIn)).toEqual([0.5])
})

test('plain bars as hollow as the part come first', () => {
  // m-101 is the plain hollow one on half inch square bar, m-102 and m-105 the plain solid ones.
  expect(barsOf('sh-100')[0]?.balusters[0]).toBe('m-101')
  expect(barsOf('sh-101')[0]?.balusters.slice(0, 2)).toEqual(['m-102', 'm-105'])
  expect(barsOf('sh-100')[0]?.balusters).toEqual(
    expect.arrayContaining([...(barsOf('sh-101')[0]?.balusters ?? [])]),
  )
})
