import { expect, test } from 'vitest'
import { matchingShoes } from './matching-shoes.ts'

const listings = [
  'Flat Shoe, 1/2" Square',
  'Stepped Flat Shoe, 1/2" Square',
  'Pitch Shoe, 1/2" Square',
  'Disc Shoe, 1/2" Round',
  'Ringed Knuckle, 1/2" Square',
].map((title) => ({ family: 'shoes-knuckles' as const, title }))

function titlesFor(bar: string): readonly string[] {
  return matchingShoes(bar, listings).map(({ title }) => title)
}

test('names a flat and a pitch shoe that fit the bar', () => {
  expect(titlesFor('1/2" square, hollow')).toEqual([
    'Flat Shoe, 1/2" Square',
    'Pitch Shoe, 1/2" Square',
  ])
  expect(titlesFor('1/2" round, solid')).toEqual(['Disc Shoe, 1/2" Round'])
})

test('names no shoe where none fits', () => {
  expect(titlesFor('3/4" square, solid')).toEqual([])
  expect(titlesFor('')).toEqual([])
})
