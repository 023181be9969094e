import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { expect, it } from 'vitest'
import { voluteStair } from './volute-stair.ts'

const { flight, products } = voluteStair()

function boxesOf(id: string) {
  return products
    .filter(({ product }) => product.id === id)
    .map(({ shape, placement }) => boxAround(movedSolids(partSolids(shape, 0.3), [placement])))
}

it('begins its rail where the volute ends, within a joint', () => {
  const [volute] = boxesOf('f-7210')
  const starts = boxesOf('c-6010').map(({ least }) => least[0])
  // The lower corner of a rail that is cut square to its pitch lies behind the joint.
  expect(starts.some((x) => Math.abs(x - 13.8) < 0.1)).toBe(true)
  expect(volute?.most[0]).toBeCloseTo(15.9, 1)
})

it('stands the post of the volute on the round of the starting step, over the open side', () => {
  const [post] = boxesOf('p-1020')
  const [step] = boxesOf('c-8025')
  expect(post?.least[1]).toBeCloseTo(flight.riseIn, 1)
  expect(post?.least[2]).toBeGreaterThan(flight.widthIn)
  expect(post?.most[2]).toBeLessThan(step?.most[2] ?? 0)
  // Deeper than a tread, it comes out in front of the first riser, and ends at the second like one.
  expect(step?.least[0]).toBeCloseTo(-4, 2)
  expect(step?.most[0]).toBeCloseTo(10, 1)
})

it('stands its first baluster behind that post', () => {
  const [post] = boxesOf('p-1020')
  const places = products.filter(({ product }) => product.id === 'c-2005')
  const firstIn = Math.min(...places.map(({ placement }) => placement.origin[0]))
  // Half of it stands out before its middle: 1-3/4 in square.
  expect(firstIn - 0.875).toBeGreaterThan(post?.most[0] ?? Infinity)
})

it('has a rail along the wall, on three brackets that touch wall and rail', () => {
  const rail = boxesOf('c-6010').find(({ least }) => least[2] < 10)
  const brackets = boxesOf('br-101')
  expect(brackets).toHaveLength(3)
  for (const { least, most } of brackets) {
    expect(least[2]).toBeCloseTo(0, 6)
    expect(most[2]).toBeGreaterThan(rail?.least[2] ?? Infinity)
  }
})
