import { existsSync } from 'node:fs'
import path from 'node:path'
import { presets } from '@millrun/stair/presets/presets'
import { expect, test } from 'vitest'
import { STILLS, staleStills } from './kept-stills.ts'
import { stillFingerprint } from './still-fingerprint.ts'

test('the stills of the designer show what its 3D view shows; `npm run stills` takes stale ones anew', () => {
  expect(staleStills().map(({ name }) => name)).toEqual([])
  for (const { id } of presets)
    for (const stage of ['phone', 'wide'])
      expect(existsSync(path.join(STILLS, `${id}-${stage}.avif`))).toBe(true)
})

test('another inch, finish or room is another still, and the same stair always the same', () => {
  const [preset] = presets
  const { design } = preset
  const others = [
    { ...design, widthIn: 43 },
    { ...design, finish: 'SB' },
    { ...design, room: 'brick-loft' },
  ] as const
  const prints = [design, ...others].map((one) => stillFingerprint({ ...preset, design: one }))
  expect(new Set(prints).size).toBe(4)
  expect(stillFingerprint(preset)).toBe(prints[0])
})
