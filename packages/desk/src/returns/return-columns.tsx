import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { ListedReturn } from '@millrun/commerce/desk/returns/listed-return'
import { REASON_WORDS } from '@millrun/commerce/returns/return-reason'
import { Day } from '../parts/day.tsx'
import type { Column } from '../table/column.ts'
import { ReturnMark } from './return-mark.tsx'
import { waitedText } from './waited-text.ts'

/** What a list of returns says of each. */
export const RETURN_COLUMNS: readonly Column<ListedReturn>[] = [
  {
    id: 'number',
    head: 'Return',
    cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
  },
  { id: 'stands', head: 'Stands', cell: (one) => <Stands one={one} /> },
  { id: 'reason', head: 'Why', cell: (one) => <Why one={one} /> },
  { id: 'buyer', head: 'Buyer', cell: (one) => <Buyer one={one} /> },
  { id: 'pieces', head: 'Pieces', cell: ({ pieces }) => pieces, isNumber: true },
]

interface CellProps {
  readonly one: ListedReturn
}

function Stands({ one: { status, askedAt, hours } }: CellProps) {
  const waits = status === 'asked' || status === 'due'
  return (
    <>
      <ReturnMark status={status} />
      <span className="block text-sm text-ink-2">
        {waits ? `waits ${waitedText(hours)}` : <Day at={askedAt} />}
      </span>
    </>
  )
}

function Why({ one: { reason, isLate, carrierBy, isCarrierLate, status } }: CellProps) {
  return (
    <>
      {REASON_WORDS[reason]}
      {isLate && <span className="block text-sm text-ink-2">told of late</span>}
      {carrierBy !== null && status === 'asked' && (
        <span className={`block text-sm ${isCarrierLate ? 'text-wrong' : 'text-ink-2'}`}>
          carrier by {dayInWords(carrierBy)}
        </span>
      )}
    </>
  )
}

function Buyer({ one: { buyer, orderNumber } }: CellProps) {
  return (
    <>
      {buyer === '' ? 'Forgotten' : buyer}
      <span className="block text-sm text-ink-2">{orderNumber}</span>
    </>
  )
}
