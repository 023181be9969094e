import { useState } from 'react'
import type { Design } from '../../design/design.ts'
import { isSameDesign } from '../../design/same-design.ts'
import { presets } from '../../presets/presets.ts'
import { ToldLine } from '../balusters/told-line.tsx'
import { useDesign } from '../design-state.tsx'
import { PresetTile } from './preset-tile.tsx'
import { replacedText } from './replaced-text.ts'

/** Finished stairs to begin with. What stood there before comes back with Undo, and that is said. */
export function PresetRow() {
  const { design, open, undo } = useDesign()
  const [opened, setOpened] = useState<{ readonly design: Design; readonly told: string }>()
  const told = opened !== undefined && opened.design === design ? [opened.told] : []
  return (
    <section aria-labelledby="presets">
      <h3 id="presets" className="text-[15px] font-medium">
        Start from a finished stair
      </h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {presets.map((preset) => (
          <li key={preset.id}>
            <PresetTile
              preset={preset}
              isOpen={isSameDesign(design, preset.design)}
              onOpen={() => {
                if (isSameDesign(design, preset.design)) return
                open(preset.design)
                setOpened({ design: preset.design, told: replacedText(preset, design) })
              }}
            />
          </li>
        ))}
      </ul>
      <ToldLine told={told} onTakeBack={undo} />
    </section>
  )
}
