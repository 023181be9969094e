import { expect, test } from 'vitest'
import { handrails } from '../handrails/handrails.ts'
import { brackets } from './brackets.ts'
import { railsOnBracket } from './rails-on-bracket.ts'

function railsOn(id: string): readonly string[] {
  const bracket = brackets.find((one) => one.id === id)
  if (bracket === undefined) throw new RangeError(id)
  return railsOnBracket(bracket.shape, handrails).map((rail) => rail.id)
}

test('a hollow saddle takes the round wall rail alone', () => {
  for (const id of ['br-201', 'br-301', 'br-302']) expect(railsOn(id)).toEqual(['c-6045'])
})

test('a flat saddle takes rails that leave a hand an inch and a half', () => {
  // 2-5/8" to the middle of the rail leaves 1-1/2" behind 2-1/4", and too little behind 2-3/8" of c-6400.
  expect(railsOn('br-101')).toEqual(['c-6010', 'c-6041', 'c-6519'])
  // 2-3/4" leaves 1-1/2" behind 2-1/2".
  expect(railsOn('br-401')).toEqual([
    'c-6010',
    'c-6310',
    'c-6041',
    'c-6400',
    'c-6519',
    'c-6720',
    'c-6620',
  ])
})

test('a wider saddle needs a wider foot', () => {
  // 1-1/8" of saddle on the 0.9" below c-6041.
  expect(railsOn('br-402')).not.toContain('c-6041')
})

test('an arm that draws out takes wider rails', () => {
  expect(railsOn('br-602')).toEqual(expect.arrayContaining(['c-6010', 'c-6210', 'c-6601']))
})

test('a tread bracket takes none', () => {
  expect([...railsOn('br-501'), ...railsOn('br-502')]).toEqual([])
})

test.each(brackets.map((bracket) => [bracket.id, bracket] as const))(
  '%s takes no plowed, bent or ungraspable rail, and some unless it carries a tread',
  (_, { shape }) => {
    const rails = railsOnBracket(shape, handrails)
    expect(rails.length > 0).toBe(shape.kind === 'bracket')
    const said = rails.map(({ specifications }) => Object.values(specifications).join())
    expect(said.filter((text) => /wide plow|Upright plies|Guard only/.test(text))).toEqual([])
  },
)
