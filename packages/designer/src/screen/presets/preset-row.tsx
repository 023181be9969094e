import { useState } from 'react'
import type { Design } from '@millrun/stair/design/design'
import { isSameDesign } from '@millrun/stair/design/same-design'
import { presets } from '@millrun/stair/presets/presets'
import { ChangeNote } from '../balusters/change-note.tsx'
import { useDesign } from '../design-state.tsx'
import { PresetTile } from './preset-tile.tsx'
import { replacedText } from './replaced-text.ts'

/** Finished stairs to begin with. What stood there before comes back with Undo, and that is said. */
export function PresetRow() {
  const { design, open, undo } = useDesign()
  const [opened, setOpened] = useState<{ readonly design: Design; readonly note: string }>()
  const notes = opened !== undefined && opened.design === design ? [opened.note] : []
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
                setOpened({ design: preset.design, note: replacedText(preset, design) })
              }}
            />
          </li>
        ))}
      </ul>
      <ChangeNote notes={notes} onTakeBack={undo} />
    </section>
  )
}
