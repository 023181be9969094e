import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { placedParts } from '@millrun/stair/placements/placed-parts'
import { presets } from '@millrun/stair/presets/presets'
import { TWISTS_AND_BASKETS } from '../../testing/twists-and-baskets.ts'
import { drawnPart } from './drawn-part.ts'

const design = TWISTS_AND_BASKETS
const turnedOak = presets.find(({ id }) => id === 'turned-oak')?.design ?? design

function formKeys(edit: Partial<Design>, group: string, from = design): ReadonlySet<string> {
  const parts = placedParts(buildStair({ ...from, ...edit }))
  return new Set(
    parts.filter((part) => part.group === group).map((part) => drawnPart(part).formKey),
  )
}

test('bars of one style have one form, however they are cut', () => {
  expect(formKeys({}, 'balusters')).toEqual(new Set(['m-301 bar', 'm-405 bar']))
  expect(formKeys({ totalRiseIn: 103, railHeightIn: 36 }, 'balusters')).toEqual(
    formKeys({}, 'balusters'),
  )
})

test('so have turned balusters and turned newels', () => {
  expect(formKeys({}, 'balusters', turnedOak)).toEqual(new Set(['c-5015 post']))
  expect(formKeys({}, 'newels', turnedOak)).toEqual(new Set(['p-1010 post']))
})

test('another wood or finish needs no other form', () => {
  const edit = { wood: 'cherry', finish: 'SB', shoes: 'none' } as const
  for (const group of ['balusters', 'rail', 'newels', 'steps']) {
    expect(formKeys(edit, group)).toEqual(formKeys({ shoes: 'none' }, group))
  }
})

test('the foot of a form lies as far below the part as the part is cut', () => {
  const bar = placedParts(buildStair(design)).find(({ group }) => group === 'balusters')
  if (bar === undefined) throw new Error('no bar')
  const { form, cut, sunkIn } = drawnPart(bar)
  if (form.kind !== 'iron-baluster' || bar.shape.kind !== 'iron-baluster') throw new Error('no bar')
  expect(sunkIn).toBeCloseTo(form.lengthIn - bar.shape.lengthIn)
  expect(cut[0]).toBeCloseTo(sunkIn)
})

test('its ornaments are where those of the cut bar are', () => {
  for (const part of placedParts(buildStair(design))) {
    const { form, sunkIn } = drawnPart(part)
    if (form.kind !== 'iron-baluster' || part.shape.kind !== 'iron-baluster') continue
    const heights = form.ornaments.map(
      (one) => ('fromIn' in one ? one.fromIn : one.centreIn) - sunkIn,
    )
    const cut = part.shape.ornaments.map((one) => ('fromIn' in one ? one.fromIn : one.centreIn))
    for (const [at, heightIn] of heights.entries()) expect(heightIn).toBeCloseTo(cut[at] ?? NaN)
  }
})
