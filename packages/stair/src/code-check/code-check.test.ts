import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { codeCheck } from './code-check.ts'
import { IRC_2021 } from './irc-2021.ts'
import type { Quantity, RuleSet } from './rule-set.ts'

function check(quantity: Quantity, changes: Partial<Design>, code: RuleSet = IRC_2021) {
  const checks = codeCheck(buildStair({ ...USUAL_DESIGN, ...changes }), code)
  return checks.find(({ rule }) => rule.quantity === quantity)
}

test('passes 14 risers of 7.643 with a margin of 0.107', () => {
  const riser = check('riser', {})
  expect(riser).toMatchObject({ verdict: 'pass', valueText: '7.643"' })
  expect(riser?.margin.toFixed(3)).toBe('0.107')
  expect(riser?.words).toBe('Riser height is 7.643"; R311.7.5.1 allows at most 7-3/4".')
})

test('fails 13 risers of 8.231 and says why', () => {
  const riser = check('riser', { risers: 13 })
  expect(riser?.verdict).toBe('fail')
  expect(riser?.words).toBe(
    'Riser height is 8.231"; R311.7.5.1 allows at most 7-3/4". Steps that are too high make people stumble on the way down. Check your local code.',
  )
})

test('calls a run of exactly 10 inches near its limit', () => {
  expect(check('tread-run', {})).toMatchObject({ verdict: 'near', margin: 0 })
  expect(check('tread-run', { runIn: 10.5 })?.verdict).toBe('pass')
  expect(check('tread-run', { runIn: 9 })?.verdict).toBe('fail')
})

describe('rails', () => {
  test('at 26 inches fail, lowest first in the list', () => {
    const changes = { job: 'keep-rail', existingRailIn: 26 } as const
    const [first] = codeCheck(buildStair({ ...USUAL_DESIGN, ...changes }), IRC_2021)
    expect(first?.verdict).toBe('fail')
    expect(check('handrail-height', changes)).toMatchObject({ margin: -8, valueText: '26"' })
  })

  test('that nobody has measured are not judged', () => {
    expect(check('handrail-height', { job: 'keep-rail' })).toBeUndefined()
  })

  test('without a grip are told apart from those with one', () => {
    expect(check('handrail-grip', {})?.verdict).toBe('pass')
    expect(check('handrail-grip', { railId: 'c-6700' })?.verdict).toBe('fail')
  })

  test('are missing between two walls', () => {
    expect(check('handrail-sides', { left: 'wall' })?.words).toBe(
      'Handrail on at least one side: missing, and R311.7.8 asks for it. A flight of four risers or more needs something to hold. Check your local code.',
    )
  })
})

test('warns where two 5015 to a tread leave no margin at all', () => {
  const opening = check('opening-stair', {
    pattern: { styles: ['c-5015'], order: [0] },
    stairSphereIn: 4.375,
  })
  expect(opening).toMatchObject({ verdict: 'near', valueText: '4-3/8"' })
})

test('leaves out what a balcony has not got', () => {
  const checks = codeCheck(buildStair({ ...USUAL_DESIGN, layout: 'balcony' }), IRC_2021)
  expect(checks.map(({ rule }) => rule.quantity).toSorted()).toEqual([
    'guard-height-level',
    'opening-level',
  ])
})

test('takes another code as another list', () => {
  const strict: RuleSet = {
    ...IRC_2021,
    rules: IRC_2021.rules.map((rule) =>
      rule.quantity === 'guard-height-level' ? { ...rule, limit: 42 } : rule,
    ),
  }
  expect(check('guard-height-level', { layout: 'balcony' })?.verdict).toBe('near')
  expect(check('guard-height-level', { layout: 'balcony' }, strict)?.verdict).toBe('fail')
})
