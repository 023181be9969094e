import { describe, expect, test } from 'vitest'
import {
  choicesLabel,
  chosenOptions,
  chosenSpecies,
  completeChoices,
  isChosen,
  speciesOf,
} from './choices.ts'
import { C_2005, C_8071, M_399, SHOE } from '../testing/listings.ts'

describe('chosenOptions', () => {
  test('gives the option that is named', () => {
    expect(chosenOptions(M_399, { finish: 'orb' })).toEqual([
      { code: 'ORB', name: 'Oil Rubbed Bronze', priceAddCents: 200 },
    ])
  })

  test('gives the first option for a group that is not named or has no such option', () => {
    const satinBlack = [{ code: 'SB', name: 'Satin Black', priceAddCents: 0 }]
    expect(chosenOptions(M_399, {})).toEqual(satinBlack)
    expect(chosenOptions(M_399, { finish: 'gold' })).toEqual(satinBlack)
  })

  test('gives nothing for a product without groups', () => {
    expect(chosenOptions(SHOE, { finish: 'cv' })).toEqual([])
  })
})

describe('isChosen', () => {
  test('holds for what is named, and for the first option of a group that is not', () => {
    expect(isChosen(M_399, { finish: 'orb' }, 'finish', 'orb')).toBe(true)
    expect(isChosen(M_399, { finish: 'orb' }, 'finish', 'sb')).toBe(false)
    expect(isChosen(M_399, {}, 'finish', 'sb')).toBe(true)
  })

  test('holds for no species until one is named', () => {
    expect(isChosen(C_2005, {}, 'species', 'red-oak')).toBe(false)
    expect(isChosen(C_2005, { species: 'poplar' }, 'species', 'poplar')).toBe(true)
    expect(isChosen(SHOE, {}, 'finish', 'sb')).toBe(false)
  })
})

describe('species', () => {
  test('are listed in the order of the product', () => {
    expect(speciesOf(C_2005)).toEqual(['red-oak', 'white-oak', 'poplar', 'hard-maple', 'primed'])
    expect(speciesOf(SHOE)).toEqual([])
  })

  test('are chosen only from those the product is made of', () => {
    expect(chosenSpecies(C_2005, { species: 'poplar' })).toBe('poplar')
    expect(chosenSpecies(C_2005, { species: 'cherry' })).toBeUndefined()
    expect(chosenSpecies(C_2005, { species: 'toString' })).toBeUndefined()
    expect(chosenSpecies(SHOE, { species: 'poplar' })).toBeUndefined()
  })
})

describe('completeChoices', () => {
  test('names every group and drops what the product does not have', () => {
    expect(completeChoices(M_399, { colour: 'red' })).toEqual({ finish: 'sb' })
  })

  test('puts the species first and keeps the order of the groups', () => {
    const choices = completeChoices(C_8071, { hand: 'r', species: 'maple' })
    expect(Object.entries(choices ?? {})).toEqual([
      ['species', 'maple'],
      ['hand', 'r'],
    ])
  })

  test('is missing while a species is', () => {
    expect(completeChoices(C_2005, {})).toBeUndefined()
    expect(completeChoices(C_2005, { species: 'cherry' })).toBeUndefined()
  })
})

describe('choicesLabel', () => {
  test('reads species first, then options', () => {
    expect(choicesLabel(C_8071, { species: 'cherry', hand: 'l' })).toBe('Cherry, Left')
  })

  test('is empty where nothing is to be chosen', () => {
    expect(choicesLabel(SHOE, {})).toBe('')
  })
})
