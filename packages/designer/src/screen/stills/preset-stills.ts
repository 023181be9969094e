import type { Design } from '@millrun/stair/design/design'
import { isSameDesign } from '@millrun/stair/design/same-design'
import { type PresetId, presets } from '@millrun/stair/presets/presets'
import bronzeBasketsPhone from './bronze-baskets-phone.avif'
import bronzeBasketsWide from './bronze-baskets-wide.avif'
import straightLinesPhone from './straight-lines-phone.avif'
import straightLinesWide from './straight-lines-wide.avif'
import turnedOakPhone from './turned-oak-phone.avif'
import turnedOakWide from './turned-oak-wide.avif'

/** The first picture of the 3D view, taken before: the addresses of it for a stage that is narrow or wide. */
export interface PresetStill {
  readonly phone: string
  readonly wide: string
}

/** Taken with `npm run stills`. */
export const PRESET_STILLS: Readonly<Record<PresetId, PresetStill>> = {
  'bronze-baskets': { phone: bronzeBasketsPhone, wide: bronzeBasketsWide },
  'straight-lines': { phone: straightLinesPhone, wide: straightLinesWide },
  'turned-oak': { phone: turnedOakPhone, wide: turnedOakWide },
}

/** The still of a design that is a preset, unchanged. Of any other stair there is none. */
export function stillOf(design: Design): PresetStill | undefined {
  const preset = presets.find((one) => isSameDesign(design, one.design))
  return preset && PRESET_STILLS[preset.id]
}
