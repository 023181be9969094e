import { useState } from 'react'
import { PIECES_AT_ONCE } from '../../../cart/pieces-at-once.ts'
import { AskedSet } from './asked-set.tsx'
import { CountField } from './count-field.tsx'
import { counted } from './counted.ts'
import type { SetRow } from './set-row.ts'

/** What so many of something need, and in which words. */
export interface Counting {
  /** What is counted: `pin top baluster`. */
  readonly one: string
  /** What stands in the field at first. */
  readonly first: number
  readonly purpose: string
  readonly rowsOf: (count: number) => readonly SetRow[]
  /** How much that is, in what the parts are counted by: `84 holes`. */
  readonly noteOf: (count: number) => string
  readonly action: string
}

/** What so many of something need, by a number that is typed in. */
export function CountSet({ counting }: { counting: Counting }) {
  const { one, first, purpose, rowsOf, noteOf, action } = counting
  const [count, setCount] = useState(first)
  const many = counted(count, one)
  return (
    <AskedSet
      title={`For ${many} you need`}
      purpose={purpose}
      rows={rowsOf(count)}
      note={noteOf(count)}
      action={action}
      added={`What ${many} ${count === 1 ? 'needs' : 'need'} has been added to your cart.`}
    >
      <CountField
        label={`How many ${one}s?`}
        value={count}
        {...PIECES_AT_ONCE}
        onChange={setCount}
      />
    </AskedSet>
  )
}
