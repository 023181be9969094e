import { formatInches } from '@millrun/catalogue/inches'
import { formatDollars } from '@millrun/commerce/dollars'
import { useMemo } from 'react'
import { buildStair } from '@millrun/stair/model/build-stair'
import { partsList } from '@millrun/stair/parts-list/parts-list'
import type { Preset, PresetId } from '@millrun/stair/presets/presets'
import { PRESET_STILLS } from '../stills/preset-stills.ts'
import { Still } from '../ui/still.tsx'

interface PresetTileProps {
  readonly preset: Preset<PresetId>
  /** Whether it stands on the stage, unchanged. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A finished stair by its picture, with what it is made of and what its parts cost. */
export function PresetTile({ preset, isOpen, onOpen }: PresetTileProps) {
  const { name, text, design } = preset
  const size = useMemo(() => sizeOf(preset), [preset])
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className="group flex size-full cursor-pointer flex-col text-left"
    >
      <span className="block aspect-4/3 w-full overflow-hidden border border-rule-2 -outline-offset-1 outline-ink group-hover:border-ink group-aria-pressed:border-ink group-aria-pressed:outline-2">
        <Still src={PRESET_STILLS[preset.id].phone} widthPx={1080} heightPx={548} />
      </span>
      <span className="mt-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3 leading-tight">
        <span className="font-medium">{name}</span>
        <span className="font-medium tabular-nums">{size.price}</span>
      </span>
      <span className="mt-0.5 text-sm leading-5 text-ink-2">
        {text} {size.steps}, {formatInches(design.widthIn)} wide.
      </span>
    </button>
  )
}

function sizeOf({ design }: Preset): { readonly price: string; readonly steps: string } {
  const stair = buildStair(design)
  return {
    price: formatDollars(partsList(stair).totalCents),
    steps: `${stair.steps.risers} steps`,
  }
}
