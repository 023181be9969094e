import { Icon } from '@millrun/ui/first/icon.tsx'
import { SetLines, type SetLinesProps } from './set/set-lines.tsx'

/** What slides on the bars of a set for its looks, folded away. */
export function Ornaments({ rows, take }: Omit<SetLinesProps, 'className'>) {
  if (rows.length === 0) return null
  return (
    <details className="border-t border-b border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[15px] font-medium">
        Knuckles and collars for this bar ({rows.length})
        <Icon name="chevron-down" size={18} className="in-open:rotate-180" />
      </summary>
      <SetLines rows={rows} take={take} />
    </details>
  )
}
