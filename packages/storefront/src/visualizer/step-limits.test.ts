import { expect, test } from 'vitest'
import { designerAddress } from './designer-address.ts'
import { STEP_LIMITS, USUAL_STEPS } from './step-limits.ts'

test('the shop asks for no number of steps that the designer refuses', async () => {
  const { DESIGN_LIMITS } = await import('@millrun/stair/design/design-limits')
  expect(STEP_LIMITS).toEqual(DESIGN_LIMITS.risers)
})

test('the designer understands every address that the shop makes for it', async () => {
  const { readStartingAddress } = await import('@millrun/designer/link/starting-address')
  const { roomPresets } = await import('@millrun/stair/presets/room-presets')
  for (const preset of [undefined, ...roomPresets.map(({ id }) => id)]) {
    const address = designerAddress({
      steps: USUAL_STEPS,
      ...(preset === undefined ? {} : { preset }),
    })
    const start = readStartingAddress(new URL(address, 'https://a.example').search)
    expect(start).toMatchObject({
      steps: 14,
      isFinished: preset !== undefined,
      problems: [],
    })
  }
})
