import { expect, test } from 'vitest'
import { chosenPicture } from './chosen-picture.ts'
import { FINISH, HAND, PROFILE } from '../choosing/option-group.ts'
import { railLengthGroup, railSpeciesGroup } from '../families/handrails/rail-choices.ts'
import { smallPartFinish } from '../families/shoes-knuckles/small-part-finish.ts'

const bar = { id: 'm-399', optionGroups: [FINISH] }
const turned = { id: 'c-2005', optionGroups: [], species: { 'red-oak': 100, poplar: 80 } }
const volute = { id: 'f-7210', optionGroups: [HAND] }

test('lets the picture follow the finish', () => {
  expect(chosenPicture(bar, {})).toBe('/pictures/m-399-800.webp')
  expect(chosenPicture(bar, { finish: 'sb' })).toBe('/pictures/m-399-800.webp')
  expect(chosenPicture(bar, { finish: 'cv' })).toBe('/pictures/m-399-cv-800.webp')
})

test('lets the picture follow the wood', () => {
  expect(chosenPicture(turned, {})).toBe('/pictures/c-2005-800.webp')
  expect(chosenPicture(turned, { species: 'red-oak' })).toBe('/pictures/c-2005-800.webp')
  expect(chosenPicture(turned, { species: 'poplar' })).toBe('/pictures/c-2005-poplar-800.webp')
})

test('shows each hand in a picture of its own, in every wood', () => {
  expect(chosenPicture(volute, {})).toBe('/pictures/f-7210-l-800.webp')
  const tread = { ...volute, id: 'c-8010', species: turned.species }
  expect(chosenPicture(tread, { hand: 'r' })).toBe('/pictures/c-8010-r-800.webp')
  expect(chosenPicture(tread, { hand: 'r', species: 'poplar' })).toBe(
    '/pictures/c-8010-r-poplar-800.webp',
  )
})

test('keeps the picture where a choice is not seen', () => {
  const rail = { id: 'standard-handrail', optionGroups: [PROFILE] }
  expect(chosenPicture(rail, { profile: 'rnd' })).toBe('/pictures/standard-handrail-800.webp')
})

test('lets the picture of a rail follow its wood, its own first, and not its length', () => {
  const rail = { id: 'c-6010', optionGroups: [railLengthGroup(8), railSpeciesGroup('red-oak')] }
  expect(chosenPicture(rail, { length: '16' })).toBe('/pictures/c-6010-800.webp')
  expect(chosenPicture(rail, { species: 'cherry' })).toBe('/pictures/c-6010-cherry-800.webp')
})

test('lets the picture of a shoe follow its finish, its own first', () => {
  const shoe = { id: 'sh-102', optionGroups: [smallPartFinish('ORB')] }
  expect(chosenPicture(shoe, {})).toBe('/pictures/sh-102-800.webp')
  expect(chosenPicture(shoe, { finish: 'vb' })).toBe('/pictures/sh-102-vb-800.webp')
})
