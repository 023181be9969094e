import type { Design } from '@millrun/stair/design/design'
import { isSameDesign } from '@millrun/stair/design/same-design'
import { type Preset, presets } from '@millrun/stair/presets/presets'

/** Says which design a finished stair took the place of. */
export function replacedText({ name }: Preset, before: Design): string {
  const isUnchanged = presets.some(({ design }) => isSameDesign(design, before))
  const changes = isUnchanged ? '' : ', with all that you changed'
  return `${name} replaced ${before.name === '' ? 'your design' : before.name}${changes}.`
}
