import { expect, it } from 'vitest'
import { swatchPlates } from './swatch-plates.ts'

it('photographs every finish, and every wood once for its slug and its code', () => {
  const plates = swatchPlates()
  const names = plates.flatMap((plate) => plate.names)
  expect(names).toEqual(
    expect.arrayContaining(['finish-sb', 'finish-vb', 'species-white-oak', 'species-hk']),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(plates.find(({ names: [first] }) => first === 'species-red-oak')?.names).toEqual([
    'species-red-oak',
    'species-ro',
  ])
})
