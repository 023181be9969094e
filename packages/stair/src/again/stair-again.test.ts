import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { presets } from '../presets/presets.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { WOOD_CHOICES } from '../design/wood-choice.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { anyDesign } from '../testing/any-design.ts'
import { stairAgain } from './stair-again.ts'

const COPPER = { finish: 'CV', wood: 'red-oak' } as const

function idsOf({ list }: ReturnType<typeof stairAgain>): readonly string[] {
  return list.lines.map(({ line }) => line.id)
}

test('iron, shoes, rail and newels come in what was wished, as many as before', () => {
  const { stair, list, notes } = stairAgain(USUAL_DESIGN, { finish: 'CV', wood: 'white-oak' })
  expect(stair.design).toEqual({ ...USUAL_DESIGN, finish: 'CV', wood: 'white-oak' })
  expect(Object.fromEntries(list.lines.map(({ line, quantity }) => [line.id, quantity]))).toEqual({
    'm-101:finish=cv': 40,
    'sh-100:finish=cv': 40,
    'c-6010:length=16,species=white-oak': 1,
    'n-4010:species=white-oak': 2,
    'epoxy-kit-120': 1,
    'rail-bolt-kit': 2,
    'newel-mounting-kit': 2,
  })
  // 40 × 12.99 and 40 × 10.99, the rail at 181.98, two newels at 174.99; epoxy, bolts and mounts are 110.95.
  expect(list.totalCents).toBe(51_960 + 43_960 + 18_198 + 34_998 + 11_095)
  expect(notes).toEqual([])
})

test('in the coat of before, a stair whose parts go together is what it was', () => {
  for (const { design } of presets) {
    expect(stairAgain(design, design).list).toEqual(partsList(buildStair(design)))
  }
})

describe('a baluster that is not sold in the finish', () => {
  test('stays as it is with its shoes, and is named', () => {
    const pattern = { styles: ['m-403'], order: [0] }
    const again = stairAgain({ ...USUAL_DESIGN, pattern, finish: 'ORB' }, COPPER)
    expect(again.stair.design.finish).toBe('ORB')
    expect(idsOf(again).slice(0, 2)).toEqual(['m-403', 'sh-110:finish=orb'])
    expect(again.notes).toEqual([
      'Solid Single Basket Iron Baluster is not sold in Copper Vein and stays in Oil Rubbed Bronze.',
    ])
  })

  test('keeps the iron beside it in its own finish, and the wood changes all the same', () => {
    const pattern = { styles: ['m-399', 'm-401'], order: [0, 1] }
    const again = stairAgain({ ...USUAL_DESIGN, pattern }, { finish: 'CV', wood: 'white-oak' })
    expect(again.stair.design).toMatchObject({ pattern, finish: 'SB', wood: 'white-oak' })
    expect(again.notes).toEqual([
      'Basket and Two Knuckles Iron Baluster is not sold in Copper Vein and stays in Satin Black.',
      'The other iron stays in Satin Black with it, as one stair takes one finish.',
    ])
  })
})

test('what does not come in the wood is named with the wood that it comes in', () => {
  const again = stairAgain(USUAL_DESIGN, { finish: 'SB', wood: 'cherry' })
  expect(idsOf(again)).toContain('n-4010:species=red-oak')
  expect(again.notes).toEqual(['Classic Ball Top Newel comes in Red Oak, not in Cherry.'])
})

test('an old design whose parts do not go together is fitted, and told', () => {
  const pattern = { styles: ['m-301', 'm-399'], order: [0, 0, 1] }
  const { stair, notes } = stairAgain({ ...USUAL_DESIGN, pattern }, COPPER)
  expect(stair.design).toMatchObject({ pattern: { styles: ['m-301'] }, finish: 'CV' })
  expect(notes).toHaveLength(1)
})

test('never changes what was measured, and only buys iron of one finish', () => {
  fc.assert(
    fc.property(anyDesign(), fc.constantFrom(...WOOD_CHOICES), (design, wood) => {
      const { stair, list } = stairAgain(design, { finish: 'PW', wood })
      const { totalRiseIn, widthIn, layout, spares, name } = design
      expect(stair.design).toMatchObject({ totalRiseIn, widthIn, layout, spares, name, wood })
      const iron = list.lines.filter(({ group }) => group === 'balusters' || group === 'shoes')
      const finishes = iron.flatMap(({ line }) => line.choices['finish'] ?? [])
      expect(new Set(finishes).size).toBeLessThan(2)
    }),
    { numRuns: 40 },
  )
})
