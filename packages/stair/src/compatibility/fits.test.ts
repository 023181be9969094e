import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { BALUSTER_STYLES, type BalusterStyle, findBaluster } from '../stock/baluster-stock.ts'
import { findNewel, type NewelStock } from '../stock/newel-stock.ts'
import { findRail, type RailStock } from '../stock/rail-stock.ts'
import { balusterInLayout } from './baluster-in-layout.ts'
import { balusterUnderRail } from './baluster-under-rail.ts'
import { firstMisfit, FITS, misfit } from './fit.ts'
import { newelInSystem } from './newel-in-system.ts'
import { railOverPosts } from './rail-in-system.ts'
import { stylesTogether } from './styles-together.ts'

function style(id: string): BalusterStyle {
  const found = findBaluster(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

function newel(id: string): NewelStock {
  const found = findNewel(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

function rail(id: string): RailStock {
  const found = findRail(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

test('of some rules the first that is broken tells', () => {
  expect(firstMisfit([FITS, misfit('One.'), misfit('Two.')])).toEqual({ ok: false, reason: 'One.' })
  expect(firstMisfit([FITS, FITS])).toBe(FITS)
})

describe('two balusters in one pattern', () => {
  test('go together as the same bar', () => {
    expect(stylesTogether(style('m-101'), style('m-399')).ok).toBe(true)
    expect(stylesTogether(style('m-101'), style('m-101'))).toBe(FITS)
  })

  test('do not as iron and wood', () => {
    expect(stylesTogether(style('m-101'), style('c-5015'))).toMatchObject({
      reason: expect.stringContaining('Iron and wood'),
    })
  })
})

describe('a baluster under a rail', () => {
  test('of iron needs a rail without a plow', () => {
    expect(balusterUnderRail(style('m-101'), rail('c-6010')).ok).toBe(true)
  })

  test('with a pin top goes into a drilled hole', () => {
    expect(balusterUnderRail(style('c-5015'), rail('c-6010')).ok).toBe(true)
  })
})

describe('a newel', () => {
  test('with a pin carries a rail over it, and none between posts', () => {
    const pinTop = newel('n-4030')
    expect(newelInSystem(pinTop, 'over-the-post', rail('c-6010')).ok).toBe(true)
    expect(newelInSystem(pinTop, 'post-to-post', rail('c-6010')).ok).toBe(false)
  })

  test('with a cap carries a rail between posts, and none over it', () => {
    const capped = newel('n-4010')
    expect(newelInSystem(capped, 'post-to-post', rail('c-6010')).ok).toBe(true)
    expect(newelInSystem(capped, 'over-the-post', rail('c-6010')).ok).toBe(false)
  })
})

describe('a rail over the posts', () => {
  test('runs along a straight flight and a balcony', () => {
    expect(railOverPosts(rail('c-6010'), USUAL_DESIGN).ok).toBe(true)
    expect(railOverPosts(rail('c-6010'), { ...USUAL_DESIGN, layout: 'balcony' }).ok).toBe(true)
  })

  test.each([
    ['l-landing', 'turns at a landing'],
    ['u-landing', 'turns at a landing'],
    ['l-winder', 'turns on winders'],
    ['u-winder', 'turns on winders'],
    ['straight-level', 'goes on as a level run'],
  ] as const)('is refused in an %s, because it %s', (layout, why) => {
    expect(railOverPosts(rail('c-6010'), { ...USUAL_DESIGN, layout })).toMatchObject({
      ok: false,
      reason: expect.stringContaining(why),
    })
  })
})

test('a baluster that bows out stands on a level run only', () => {
  const belly = BALUSTER_STYLES.find(
    (one) => one.kind === 'iron' && one.shape.ornaments.some(({ kind }) => kind === 'belly'),
  )
  if (belly === undefined) throw new RangeError('no belly')
  expect(balusterInLayout(belly, { ...USUAL_DESIGN, layout: 'balcony' }).ok).toBe(true)
  expect(balusterInLayout(belly, { ...USUAL_DESIGN, layout: 'l-winder' }).ok).toBe(false)
})
