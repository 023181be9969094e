import { hasFlight } from '@millrun/stair/layouts/layouts'
import type { BalconyEnd } from '@millrun/stair/design/design'
import { useDesign } from '../design-state.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'

const ENDS: readonly { readonly value: BalconyEnd; readonly name: string }[] = [
  { value: 'newel', name: 'A post' },
  { value: 'wall', name: 'The wall' },
]

/** What the rail of a level run ends at; after a flight it begins at the newel there. */
export function BalconyEnds() {
  const { design, edit } = useDesign()
  const isUpstairs = hasFlight(design)
  return (
    <div className="grid gap-4 border-t border-rule py-4 sm:grid-cols-2">
      {!isUpstairs && (
        <OptionRow
          label="On the left it ends at"
          value={design.balconyStart}
          options={ENDS}
          onChange={(balconyStart) => edit({ balconyStart })}
        />
      )}
      <OptionRow
        label={isUpstairs ? 'The level run ends at' : 'On the right it ends at'}
        value={design.balconyEnd}
        options={ENDS}
        onChange={(balconyEnd) => edit({ balconyEnd })}
      />
    </div>
  )
}
