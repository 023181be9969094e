import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { presets } from '../presets/presets.ts'
import { anyDesign } from '../testing/any-design.ts'
import { choiceProblems } from '../problems/choice-problems.ts'
import { fittedDesign } from './fitted-design.ts'

test('leaves alone what goes together', () => {
  for (const { design } of presets) expect(fittedDesign(design)).toEqual({ design, notes: [] })
})

test('takes a plowed rail for square tops, in the same wood', () => {
  const pattern = { styles: ['c-5005'], order: [0] }
  const { design, notes } = fittedDesign({ ...USUAL_DESIGN, pattern })
  expect(design.railId).toBe('c-6519')
  expect(notes.slice(0, 1)).toEqual([
    'Traditional Square Top Baluster has a 1-3/4" square top, which needs a plow of that width or a flat underside; Colonial Handrail has neither. The rail is now Bread Loaf Classic Rail.',
  ])
})

test('drops the hollow style from beside the solid one that was chosen', () => {
  const pattern = { styles: ['m-301', 'm-399'], order: [0, 0, 1] }
  expect(fittedDesign({ ...USUAL_DESIGN, pattern }).design.pattern).toEqual({
    styles: ['m-301'],
    order: [0, 0, 0],
  })
})

test('changes the newels with the system, and the finish with the balusters', () => {
  const over = fittedDesign({ ...USUAL_DESIGN, railSystem: 'over-the-post' })
  expect(over.design.newelId).toBe('n-4030')
  const pattern = { styles: ['m-403'], order: [0] }
  expect(fittedDesign({ ...USUAL_DESIGN, pattern }).design.finish).toBe('ORB')
})

test('takes a longer newel where wider spacing sets it higher', () => {
  const pattern = { styles: ['c-5060'], order: [0] }
  const { design, notes } = fittedDesign({ ...USUAL_DESIGN, railId: 'c-6013', pattern })
  expect(buildStair(design).problems).toEqual([])
  expect(notes).toEqual([
    'Classic Ball Top Newel is 3/16" too short to carry the rail. Choose a longer newel or a lower rail. The newel is now Bristol Column Newel.',
  ])
})

test('begins a wide rail with a volute, since nobody makes an easing for it', () => {
  const { design } = fittedDesign({
    ...USUAL_DESIGN,
    railSystem: 'over-the-post',
    railId: 'c-6210',
  })
  expect(design).toMatchObject({ railSystem: 'over-the-post', start: 'turnout' })
})

test('goes back to posts where the stair turns', () => {
  const changes = { railSystem: 'over-the-post', newelId: 'n-4030', layout: 'l-landing' } as const
  const { design, notes } = fittedDesign({ ...USUAL_DESIGN, ...changes })
  expect(design).toMatchObject({ railSystem: 'post-to-post', newelId: 'n-4010' })
  expect(notes[0]).toMatch(/The rail is now cut between posts\.$/)
})

test('keeps a newel that is long enough at the foot, however short it is on a landing', () => {
  const changes = {
    layout: 'u-winder',
    totalRiseIn: 139.875,
    risers: 2,
    runIn: 8,
    widthIn: 31.6875,
    wellIn: 47,
    winderNarrowIn: 4,
    left: 'open',
    right: 'open',
    railId: 'standard-handrail',
    railHeightIn: 37.5,
    newelId: 'n-4910',
    landingNewelId: 'n-4910',
  } as const
  const { design } = fittedDesign({ ...USUAL_DESIGN, ...changes })
  expect(design.newelId).toBe('n-4910')
})

test('makes any design go together, and then leaves it', () => {
  fc.assert(
    fc.property(anyDesign(), (any) => {
      const { design } = fittedDesign(any)
      const isKept = design.job === 'keep-rail'
      expect(isKept ? [] : choiceProblems(design)).toEqual([])
      expect(fittedDesign(design)).toEqual({ design, notes: [] })
    }),
  )
})
