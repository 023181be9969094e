import { SetLine } from './set-line.tsx'
import type { OfferedRow, OfferedSet } from './use-set.ts'

export interface SetLinesProps {
  readonly rows: readonly OfferedRow[]
  readonly take: OfferedSet['take']
  readonly className?: string
}

/** Things of a set, one below the other. */
export function SetLines({ rows, take, className = '' }: SetLinesProps) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <SetLine key={row.line.product.id} row={row} onTake={(isTaken) => take(row, isTaken)} />
      ))}
    </ul>
  )
}
