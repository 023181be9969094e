import type { ReactNode } from 'react'
import { SetFrame } from './set-frame.tsx'
import { SetLines } from './set-lines.tsx'
import type { SetRow } from './set-row.ts'
import { SetTotal } from './set-total.tsx'
import { useSet } from './use-set.ts'

interface AskedSetProps {
  readonly title: string
  readonly purpose: string
  /** What so much as is asked for needs. */
  readonly rows: readonly SetRow[]
  readonly note: string
  readonly action: string
  /** What is said when it is in the cart. */
  readonly added: string
  /** Where it is asked how much. */
  readonly children: ReactNode
}

/** What so much of something else takes, whatever quantity is picked above. */
export function AskedSet(props: AskedSetProps) {
  const { title, purpose, rows, note, action, added, children } = props
  const set = useSet(rows, added)
  return (
    <SetFrame title={title} purpose={purpose}>
      <div className="mt-4">{children}</div>
      <SetLines rows={set.rows} take={set.take} className="mt-2 border-b border-rule" />
      <SetTotal set={set} note={note} action={action} />
    </SetFrame>
  )
}
