import { formatDollars } from '@millrun/commerce/dollars'
import { Button } from '@millrun/ui/first/button.tsx'
import type { PadSum } from './order-pad.ts'

interface PadTotalProps {
  readonly sum: PadSum
  /** Rows that count although a filter hides them. */
  readonly hiddenRows: number
  /** It was pressed, so that what has to be put right first is said. */
  readonly isChecked: boolean
}

/** What is written down so far, and the press that adds it; it stays in sight below the rows. */
export function PadTotal({ sum, hiddenRows, isChecked }: PadTotalProps) {
  const { pieces, cents } = sum
  const wrongRows = Object.keys(sum.problems).length
  const saidRows = isChecked ? wrongRows : 0
  return (
    <div className="list-sum sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-b border-ink bg-paper py-2.5 lg:px-2 max-md:-mx-5 max-md:px-5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))]">
      <p aria-live="polite" className="mr-auto text-sm">
        {pieces === 0 && saidRows === 0 && 'Write how many you need into the boxes.'}
        {pieces > 0 && (
          <>
            {countOf(pieces)} · <span className="font-semibold">{formatDollars(cents)}</span>
          </>
        )}
        {hiddenRows > 0 && (
          <span className="text-ink-2"> · {hiddenRows} of the rows hidden by filters</span>
        )}
        {saidRows > 0 && (
          <span className="block text-wrong">
            {saidRows === 1 ? 'One row has' : `${saidRows} rows have`} to be put right first.
          </span>
        )}
      </p>
      <Button
        look="buy"
        type="submit"
        disabled={pieces === 0 && wrongRows === 0}
        className="h-11! px-4! text-[15px]!"
      >
        {pieces === 0 ? 'Add to Cart' : `Add ${countOf(pieces)} to Cart`}
      </Button>
    </div>
  )
}

function countOf(pieces: number): string {
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
}
