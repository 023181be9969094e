import { FINISH, HAND } from '@millrun/catalogue/choosing/option-group'
import { expect, test } from 'vitest'
import { askedChoices } from './asked-choices.ts'

const product = { optionGroups: [FINISH, HAND], species: { 'red-oak': 100, poplar: 80 } }

test('reads the choices that an address asks for', () => {
  expect(askedChoices(product, '?finish=cv&hand=r&species=poplar')).toEqual({
    finish: 'cv',
    hand: 'r',
    species: 'poplar',
  })
})

test('leaves out what the product does not come in', () => {
  expect(askedChoices(product, '?finish=gold&species=walnut&size=3&utm_source=mail')).toEqual({})
  expect(askedChoices({ optionGroups: [] }, '?finish=cv&species=poplar')).toEqual({})
})
