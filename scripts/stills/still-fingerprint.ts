import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sceneSubstance } from '@millrun/designer/scene/scene-substance'
import type { Preset } from '@millrun/stair/presets/presets'

const PACKAGES = path.resolve(import.meta.dirname, '../../packages')
/** What gives surfaces their look and light, as sources. */
const LOOKS = [
  'designer/src/scene/{stair-camera,stair-materials,sun,surroundings,part-draws}.ts',
  'designer/src/scene/rooms/*.ts',
  'viewer/src/materials/*.ts',
]

/** The same as long as nothing has changed that the stills of a preset are made from. */
export function stillFingerprint({ design }: Preset): string {
  const hash = createHash('sha256')
  for (const part of sceneSubstance(design)) hash.update(part)
  const looks = globSync(LOOKS, { cwd: PACKAGES }).filter(
    (file) => !/\.(?:test|bench)\./.test(file),
  )
  for (const file of looks.toSorted()) hash.update(withoutComments(file))
  return hash.digest('hex').slice(0, 16)
}

function withoutComments(file: string): string {
  return readFileSync(path.join(PACKAGES, file), 'utf8').replaceAll(
    /^\s*(?:\/\*\*.*\*\/|\/\*\*|\*.*|\/\/.*)$/gm,
    '',
  )
}
