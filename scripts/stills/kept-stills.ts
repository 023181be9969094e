import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Preset, presets } from '@millrun/stair/presets/presets'
import { stillFingerprint } from './still-fingerprint.ts'

/** Where the designer keeps its stills, and of what each was made. */
export const STILLS = path.resolve(import.meta.dirname, '../../packages/designer/src/screen/stills')
const FINGERPRINTS = path.join(STILLS, 'fingerprints.json')

/** The presets whose stills show something else than the 3D view would. */
export function staleStills(): readonly Preset[] {
  const kept = readKept()
  return presets.filter((preset) => kept[preset.id] !== stillFingerprint(preset))
}

/** Notes that the stills of a preset show what it is now. */
export function keepFingerprint(preset: Preset): void {
  const kept = { ...readKept(), [preset.id]: stillFingerprint(preset) }
  writeFileSync(FINGERPRINTS, `${JSON.stringify(kept, undefined, 2)}\n`)
}

function readKept(): Readonly<Record<string, unknown>> {
  return existsSync(FINGERPRINTS) ? JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) : {}
}
