import type { ReactNode } from 'react'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { CountField } from './count-field.tsx'
import { MeasureRow } from './measure-row.tsx'

interface CountedRowProps {
  readonly decision: 'risers' | 'risersBelow'
  readonly question: string
  /** What is done where nobody counts, and what it comes to. */
  readonly workedOut: { readonly name: string; readonly hint: string }
  readonly isCounted: boolean
  readonly onWorkOut: () => void
  /** Of the field for who counted. */
  readonly label: string
  readonly hint: ReactNode
  readonly value: number
  /** With a gesture while it is typed or stepped. */
  readonly onCount: (count: number, gesture?: string) => void
  readonly problemOf: (count: number) => string | undefined
}

/** A number of steps that is worked out, or counted on the stair. Who begins to count begins with what was worked out. */
export function CountedRow(props: CountedRowProps) {
  const { decision, question, workedOut, isCounted, onWorkOut, onCount, ...field } = props
  return (
    <MeasureRow decision={decision} sketch={decision}>
      <OptionRow
        label={question}
        value={isCounted ? 'counted' : 'worked-out'}
        options={[
          { value: 'worked-out', name: workedOut.name },
          { value: 'counted', name: 'I counted' },
        ]}
        onChange={(value) => (value === 'counted' ? onCount(field.value) : onWorkOut())}
        {...(isCounted ? {} : { hint: workedOut.hint })}
      />
      {isCounted && (
        <CountField {...field} className="mt-3" onChange={(count) => onCount(count, decision)} />
      )}
    </MeasureRow>
  )
}
