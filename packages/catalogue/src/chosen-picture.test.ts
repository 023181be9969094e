import { expect, test } from 'vitest'
import { chosenPicture } from './chosen-picture.ts'
import { FINISH, HAND, PROFILE } from './option-group.ts'

const bar = { id: 'm-399', optionGroups: [FINISH] }
const turned = { id: 'c-2005', optionGroups: [], species: { 'red-oak': 100, poplar: 80 } }
const volute = { id: 'f-7210', optionGroups: [HAND] }

test('lets the picture follow the finish', () => {
  expect(chosenPicture(bar, {})).toBe('/pictures/m-399.svg')
  expect(chosenPicture(bar, { finish: 'sb' })).toBe('/pictures/m-399.svg')
  expect(chosenPicture(bar, { finish: 'cv' })).toBe('/pictures/m-399-cv.svg')
})

test('lets the picture follow the wood', () => {
  expect(chosenPicture(turned, {})).toBe('/pictures/c-2005.svg')
  expect(chosenPicture(turned, { species: 'red-oak' })).toBe('/pictures/c-2005.svg')
  expect(chosenPicture(turned, { species: 'poplar' })).toBe('/pictures/c-2005-poplar.svg')
})

test('shows each hand in a picture of its own, before any wood', () => {
  expect(chosenPicture(volute, {})).toBe('/pictures/f-7210-l.svg')
  expect(
    chosenPicture({ ...volute, species: turned.species }, { hand: 'r', species: 'poplar' }),
  ).toBe('/pictures/f-7210-r.svg')
})

test('keeps the picture where a choice is not seen', () => {
  const rail = { id: 'standard-handrail', optionGroups: [PROFILE] }
  expect(chosenPicture(rail, { profile: 'rnd' })).toBe('/pictures/standard-handrail.svg')
})
