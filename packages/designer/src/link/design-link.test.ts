import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { anyDesign } from '@millrun/stair/testing/any-design'
import { designLink, readDesignLink } from './design-link.ts'

test('names only what differs from the usual design', () => {
  expect(designLink(USUAL_DESIGN)).toBe('d=1')
  const design = { ...USUAL_DESIGN, totalRiseIn: 112.5, finish: 'ORB' } as const
  expect(designLink(design)).toBe('d=1&h=112.5&fi=1')
})

test('opens a link of the first form', () => {
  const link = '#d=1&n=Hall&l=1&t=1&h=112.5&r=15&sr=0&p=m-301.m-405.001&fi=1'
  expect(readDesignLink(link)).toEqual({
    ok: true,
    design: {
      ...USUAL_DESIGN,
      name: 'Hall',
      layout: 'l-landing',
      turn: 'right',
      totalRiseIn: 112.5,
      risers: 15,
      right: 'open',
      pattern: { styles: ['m-301', 'm-405'], order: [0, 0, 1] },
      finish: 'ORB',
    },
  })
})

test('holds every design whole, and stays short', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const link = designLink(design)
      expect(link.length).toBeLessThan(500)
      expect(readDesignLink(`#${link}`)).toEqual({ ok: true, design })
    }),
  )
})

describe('refuses politely', () => {
  test.each([
    ['', 'This link does not hold a design.'],
    ['#about', 'This link does not hold a design.'],
    [
      'd=2',
      'This link was made by another version of the Stair Visualizer. Reload the page and open it again.',
    ],
    [
      'd=1&h=9999',
      'This link names a total rise that we cannot draw, so the design was not opened.',
    ],
    ['d=1&ru=400', 'This link names a run that we cannot draw, so the design was not opened.'],
    [
      'd=1&p=m-999.0',
      'This link names a baluster pattern that we cannot draw, so the design was not opened.',
    ],
    [
      'd=1&ra=__proto__',
      'This link names a rail that we cannot draw, so the design was not opened.',
    ],
    [`d=1&n=${'x'.repeat(1300)}`, 'This link is too long to be one of our designs.'],
  ])('%s', (link, problem) => {
    expect(readDesignLink(link)).toEqual({ ok: false, problem })
  })

  test('whatever anybody writes, a design or a sentence comes back', () => {
    const keys = fc.constantFrom('d', 'n', 'h', 'p', 'r', 'l', 'ru', 'x', 'ne', '__proto__')
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', '-1', '0x10', 'NaN', '1e3', '%', '%00', 'constructor', '..', '.0'),
    )
    const pairs = fc.array(fc.tuple(keys, values), { maxLength: 12 })
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      pairs.map((all) => `d=1&${all.map(([key, value]) => `${key}=${value}`).join('&')}`),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const result = readDesignLink(text)
        expect(result.ok || result.problem.endsWith('.')).toBe(true)
      }),
    )
  })
})
