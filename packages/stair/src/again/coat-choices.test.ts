import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { coatChoices } from './coat-choices.ts'

function choicesFor(changes: Partial<Design>) {
  const stair = buildStair({ ...USUAL_DESIGN, ...changes })
  return coatChoices(stair, partsList(stair))
}

test('iron under a wooden rail comes in seven finishes and six woods', () => {
  const { finishes, woods } = choicesFor({})
  expect([finishes.length, woods.length]).toEqual([7, 6])
})

test('a stair without iron has no finish to choose', () => {
  const wood = { pattern: { styles: ['c-5060'], order: [0] }, railId: 'c-6013' } as const
  expect(choicesFor(wood).finishes).toEqual([])
  expect(choicesFor(wood).woods).toHaveLength(6)
})

test('bars under a rail that stays have no wood to choose', () => {
  expect(choicesFor({ job: 'keep-rail', existingRailIn: 36 }).woods).toEqual([])
})
