import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import type { ReactNode } from 'react'
import { Measures } from '../text/measures.tsx'
import { LinePicture } from './line-picture.tsx'

interface PaperLineProps {
  /** Product and choices, for the picture; orders of before 2026-11-23 are told without. */
  readonly id?: string | undefined
  readonly item?: string | undefined
  readonly title: string
  readonly quantity: number
  readonly unitPriceCents: number
  /** What is to be said of it besides. */
  readonly note?: string | undefined
  /** What stands below it on the same page: no sum is alone on the last one. */
  readonly children?: ReactNode
}

/** What was bought, or is about to be, as a row of a paper. */
export function PaperLine({ children, ...row }: PaperLineProps) {
  return (
    <li className="break-inside-avoid">
      <Row {...row} />
      {children}
    </li>
  )
}

function Row({
  id,
  item,
  title,
  quantity,
  unitPriceCents,
  note,
}: Omit<PaperLineProps, 'children'>) {
  return (
    <div
      className={`grid gap-4 border-b border-rule py-3.5 print:py-2 ${id === undefined ? 'grid-cols-[1fr_auto]' : 'grid-cols-[56px_1fr_auto]'}`}
    >
      {id !== undefined && <LinePicture lineId={id} />}
      <div className="min-w-0">
        <p className="title-card text-lg">
          <Measures text={title} />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {lineNote({ id, item, quantity, unitPriceCents })}
        </p>
        {note !== undefined && <p className="mt-1 text-sm text-pretty">{note}</p>}
      </div>
      <p className="font-semibold">{formatDollars(unitPriceCents * quantity)}</p>
    </div>
  )
}
