import { screen } from '@testing-library/react'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { openDesigner } from './testing/open-designer.tsx'

const CASES: readonly (readonly [string, Partial<Design>])[] = [
  // the upper floor's open edge is not drawn; a tread of 10 inches has nothing to spare
  ['Keeps the code as drawn', { runIn: 11 }],
  ['Keeps the code as drawn, 1 close', {}],
  ['Fails 1 code rule', { runIn: 9 }],
]

test.each(CASES)('says: %s', async (text, changes) => {
  await openDesigner({ ...USUAL_DESIGN, ...changes })
  screen.getByRole('button', { name: text })
})

test('what has to be put right comes before the code', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, left: 'wall', right: 'wall' })
  await visitor.click(screen.getByRole('button', { name: '1 to put right' }))
  screen.getByRole('region', { name: 'One thing to put right' })
})

test('the price of all parts leads to their list', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await visitor.click(screen.getByRole('button', { name: 'Parts $1,320.12' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('4Save and share')
})

test('counts no gap where there is no baluster', async () => {
  await openDesigner({ ...USUAL_DESIGN, left: 'wall', right: 'wall' })
  screen.getByText('0 balusters')
})
