import { presets } from '@millrun/stair/presets/presets'
import { expect, test } from 'vitest'
import { PRESET_STILLS, stillOf } from './preset-stills.ts'

test.each(presets)(
  '$name has its still, and what differs in anything from it has none',
  (preset) => {
    expect(stillOf({ ...preset.design })).toBe(PRESET_STILLS[preset.id])
    expect(stillOf({ ...preset.design, room: 'evening-foyer' })).toBeUndefined()
    expect(stillOf({ ...preset.design, widthIn: preset.design.widthIn + 0.25 })).toBeUndefined()
    expect(stillOf({ ...preset.design, name: 'Attic' })).toBeUndefined()
  },
)
