import { expect, test } from 'vitest'
import { presets } from '@millrun/stair/presets/presets'
import { replacedText } from './replaced-text.ts'

const [bronze] = presets
const lines = presets.find(({ id }) => id === 'straight-lines') ?? bronze

test('names both stairs, and nothing more where nothing is lost', () => {
  expect(replacedText(lines, bronze.design)).toBe('Straight lines replaced Bronze baskets.')
})

test('says that changes are gone, also those of a design without a name', () => {
  const mine = { ...bronze.design, totalRiseIn: 111 }
  expect(replacedText(lines, mine)).toBe(
    'Straight lines replaced Bronze baskets, with all that you changed.',
  )
  expect(replacedText(lines, { ...mine, name: '' })).toBe(
    'Straight lines replaced your design, with all that you changed.',
  )
})
