import { describe, expect, test } from 'vitest'
import { codeCheck } from '../code-check/code-check.ts'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import { cutList } from '../cut-list/cut-list.ts'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { carpentry } from '../placements/carpentry.ts'
import { NEWELS } from '../stock/newel-stock.ts'

/** The newel with the broadest face that we sell. */
const BROAD = NEWELS.toSorted((a, b) => b.waistIn - a.waistIn)[0]?.product.id ?? ''

function stairOf(changes: Partial<Design>) {
  return buildStair({ ...USUAL_DESIGN, ...changes })
}

describe('what a turn takes up', () => {
  test('is a landing itself', () => {
    const { segments, landing } = stairOf({ layout: 'l-landing' })
    expect(segments[1]?.covers).toBe(landing)
  })

  test('is as much deeper for winders as they reach into the flights', () => {
    const [, turn] = stairOf({ layout: 'l-winder', winders: 4 }).segments
    expect(turn?.covers?.depthIn).toBeCloseTo(40 + 12, 6)
    expect(turn?.landing).toBeUndefined()
  })

  test('of a U spans both flights and the well', () => {
    const [, turn] = stairOf({ layout: 'u-winder', wellIn: 10 }).segments
    expect((turn?.covers?.leftIn ?? 0) + (turn?.covers?.rightIn ?? 0)).toBe(90)
  })
})

describe('a U by six wedges', () => {
  const stair = stairOf({ layout: 'u-winder', left: 'open', right: 'open' })

  test('comes back beside itself, a well of eight inches between', () => {
    const [lower, upper] = stair.flights
    expect(upper?.frame.headingDeg).toBe(180)
    expect(upper?.frame.zIn).toBe(-48)
    expect(upper?.frame.xIn).toBe(lower?.lengthIn)
  })

  test('takes five risers of fourteen', () => {
    expect(stair.segments.map(({ risers }) => risers)).toEqual([4, 5, 5])
  })

  test('has four newels inside and four outside, besides those of its flights', () => {
    const corners = stair.newels.filter(({ spot }) => spot.role === 'corner')
    expect(corners).toHaveLength(8)
    expect(stair.newels).toHaveLength(12)
  })

  test('keeps every rule of the code', () => {
    const failed = codeCheck(stair, IRC_2021).filter(({ verdict }) => verdict === 'fail')
    expect(failed).toEqual([])
  })

  test('has boards round three sides of its well, and round three outside', () => {
    const strings = carpentry(stair).filter(({ kind }) => kind === 'stringer')
    // two for each flight, and those
    expect(strings).toHaveLength(2 * 2 + 3 + 3)
  })
})

describe('the lists of a stair with winders', () => {
  const stair = stairOf({ layout: 'l-winder', steps: 'new', spares: false })

  test('count a baluster for each that stands', () => {
    const standing = stair.bays.reduce((sum, { balusters }) => sum + balusters.length, 0)
    const bought = partsList(stair).lines.find(({ group }) => group === 'balusters')
    expect(bought?.quantity).toBe(standing)
  })

  test('count ten treads of flights, and fourteen risers', () => {
    const steps = partsList(stair).lines.filter(({ group }) => group === 'steps')
    const of = (family: string) =>
      steps
        .filter(({ line }) => line.product.category === family)
        .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(of('Stair Treads')).toBe(10)
    expect(of('Risers')).toBe(14)
  })

  test('saw a length of rail for each of its four stretches', () => {
    const rails = cutList(stair).filter(({ group }) => group === 'rail')
    const cuts = rails.flatMap(({ cuts: all }) => all)
    expect(cuts.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  })

  test('take three landing newels in the turn of one open side', () => {
    const newels = partsList(stair).lines.filter(({ group }) => group === 'newels')
    expect(newels.map(({ line, quantity }) => [line.product.id, quantity])).toEqual([
      ['n-4010', 2],
      ['n-4910', 3],
    ])
  })
})

test('a stair between walls has a turn without newels', () => {
  const stair = stairOf({ layout: 'l-winder', left: 'wall', right: 'wall' })
  expect(stair.newels).toEqual([])
  expect(stair.problems.map(({ decision }) => decision)).toEqual(['left'])
})

describe('what does not work', () => {
  test('is told of newels that meet beside narrow wedges', () => {
    const { problems } = stairOf({ layout: 'l-winder', winderNarrowIn: 4, landingNewelId: BROAD })
    expect(problems.map(({ decision }) => decision)).toContain('winderNarrowIn')
    const wide = stairOf({ layout: 'l-winder', winderNarrowIn: 12, landingNewelId: BROAD })
    expect(wide.problems.map(({ decision }) => decision)).not.toContain('winderNarrowIn')
  })

  test('is told of too few risers, by the name of the turn', () => {
    const { problems } = stairOf({ layout: 'l-winder', risers: 5, totalRiseIn: 45 })
    expect(problems.map(({ text }) => text)).toContain(
      'A stair with winders needs at least 6 risers.',
    )
  })
})
