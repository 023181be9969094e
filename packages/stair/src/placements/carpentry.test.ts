import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { carpentry } from './carpentry.ts'

function blocksOf(changes: Partial<Design>) {
  return carpentry(buildStair({ ...USUAL_DESIGN, ...changes }))
}

function kinds(changes: Partial<Design>): readonly string[] {
  return blocksOf(changes).map(({ kind }) => kind)
}

test('stands a straight stair on a carriage between two stringers, beside its wall', () => {
  expect(kinds({})).toEqual(['carriage', 'stringer', 'stringer', 'wall', 'floor'])
})

test('puts a knee wall under the balusters of a closed stair', () => {
  const wall = blocksOf({ footing: 'knee-wall' }).find(({ kind }) => kind === 'knee-wall')
  expect([wall?.fromRightIn, wall?.toRightIn]).toEqual([-20.25, -15.75])
})

test('gives a U one landing as wide as both flights and the well', () => {
  const landing = blocksOf({ layout: 'u-landing' }).find(({ kind }) => kind === 'landing')
  expect((landing?.toRightIn ?? 0) - (landing?.fromRightIn ?? 0)).toBe(88)
})

test('keeps every outline turning the same way, seen from the right', () => {
  for (const { outline, kind } of blocksOf({ layout: 'l-landing', footing: 'knee-wall' })) {
    const doubled = outline.reduce((sum, [xIn, yIn], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [xIn, yIn]
      return sum + xIn * nextY - nextX * yIn
    }, 0)
    expect([kind, doubled > 0]).toEqual([kind, true])
  }
})
