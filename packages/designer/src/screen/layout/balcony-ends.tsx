import type { BalconyEnd } from '../../design/design.ts'
import { useDesign } from '../design-state.tsx'
import { OptionRow } from '../ui/option-row.tsx'

const ENDS: readonly { readonly value: BalconyEnd; readonly name: string }[] = [
  { value: 'newel', name: 'A post' },
  { value: 'wall', name: 'The wall' },
]

/** What the rail of a balcony ends at, on either side. */
export function BalconyEnds() {
  const { design, edit } = useDesign()
  return (
    <div className="grid gap-4 border-t border-rule py-4 sm:grid-cols-2">
      <OptionRow
        label="On the left it ends at"
        value={design.balconyStart}
        options={ENDS}
        onChange={(balconyStart) => edit({ balconyStart })}
      />
      <OptionRow
        label="On the right it ends at"
        value={design.balconyEnd}
        options={ENDS}
        onChange={(balconyEnd) => edit({ balconyEnd })}
      />
    </div>
  )
}
