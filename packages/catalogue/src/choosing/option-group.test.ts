import { expect, test } from 'vitest'
import { RISER_HEIGHT } from './option-group.ts'

test('risers are asked for by the codes that saved carts and links hold', () => {
  expect(RISER_HEIGHT.options.map(({ code, name }) => [code, name])).toEqual([
    ['7-1-4', '7-1/4"'],
    ['7-1-2', '7-1/2"'],
    ['7-3-4', '7-3/4"'],
    ['8', '8"'],
  ])
})
