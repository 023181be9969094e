import type { Design } from '../../design/design.ts'
import { isSameDesign } from '../../design/same-design.ts'
import { type Preset, presets } from '../../presets/presets.ts'

/** Says which design a finished stair took the place of. */
export function replacedText({ name }: Preset, before: Design): string {
  const isUnchanged = presets.some(({ design }) => isSameDesign(design, before))
  const changes = isUnchanged ? '' : ', with all that you changed'
  return `${name} replaced ${before.name === '' ? 'your design' : before.name}${changes}.`
}
