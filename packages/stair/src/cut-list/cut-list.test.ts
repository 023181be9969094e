import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { anyDesign } from '../testing/any-design.ts'
import { cutList } from './cut-list.ts'

function cutsOf(changes: Partial<Design>) {
  return cutList(buildStair({ ...USUAL_DESIGN, ...changes }))
}

test('tells three lengths of bar, with what goes into rail and tread', () => {
  // 7-1/2 by 10 under a rail at 34: 32-3/8, 34-7/8 and 37-3/8 are seen, 3/4 goes up and 3/4 down.
  const [bars] = cutsOf({ totalRiseIn: 105, railHeightIn: 34 })
  expect(bars?.cuts.map(({ text, count }) => `${count} × ${text}`)).toEqual([
    '13 × 38-7/8"',
    '13 × 36-3/8"',
    '12 × 33-7/8"',
  ])
  expect(bars?.stock.map(({ count, offcutText }) => `${count}: ${offcutText}`)).toEqual([
    '13: 5-1/8" left',
    '13: 7-5/8" left',
    '12: 10-1/8" left',
  ])
})

test('lays three rails of a balcony onto one length of sixteen feet', () => {
  const rail = cutsOf({ layout: 'balcony', balconyIn: 200 }).find(({ group }) => group === 'rail')
  const stock = rail?.stock.map(({ count, stockIn, cuts }) => [
    count,
    stockIn,
    cuts.map((cut) => [cut.count, cut.text]),
  ])
  // Twice 63-11/16 and 62-15/16 with two saw cuts are 190-9/16.
  const cuts = [
    [2, '63-11/16"'],
    [1, '62-15/16"'],
  ]
  expect(stock).toEqual([[1, 192, cuts]])
  expect(rail?.how).toBe('Ends cut square.')
})

test('of any design is covered by the lengths that its list orders', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const stair = buildStair(design)
      const needed = new Map(
        partsList(stair).lines.map(({ line, needed: count }) => [line.id, count]),
      )
      for (const { lineId, group, cuts, stock } of cutList(stair)) {
        const lengths = stock.reduce((sum, { count }) => sum + count, 0)
        expect(lengths).toBe(needed.get(lineId))
        const laid = stock.reduce(
          (sum, { count, cuts: on }) => sum + count * on.reduce((all, cut) => all + cut.count, 0),
          0,
        )
        expect(laid).toBe(cuts.reduce((sum, { count }) => sum + count, 0))
        const isCovered = stock.every(({ offcutIn }) => offcutIn >= -1e-6)
        expect(isCovered || (group === 'balusters' && stair.problems.length > 0)).toBe(true)
      }
    }),
  )
})

test('asks for no rail where two fittings meet', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const rails = cutList(buildStair(design)).filter(({ group }) => group === 'rail')
      const cuts = rails.flatMap((rail) => rail.cuts)
      expect(cuts.every(({ lengthIn }) => lengthIn > 0)).toBe(true)
    }),
  )
})
