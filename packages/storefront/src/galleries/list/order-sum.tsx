import { formatDollars } from '@millrun/commerce/dollars'
import { Button } from '../../ui/button.tsx'
import type { PadSum } from './order-pad.ts'

interface OrderSumProps {
  readonly sum: PadSum
  /** Rows that count although a filter hides them. */
  readonly hiddenRows: number
  /** Rows that have to be put right first. */
  readonly problems: number
}

/** What is written down so far, and the press that adds it; it stays in sight below the rows. */
export function OrderSum({ sum, hiddenRows, problems }: OrderSumProps) {
  const { pieces, cents } = sum
  return (
    <div className="list-sum sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-b border-ink bg-paper py-2.5 lg:px-2 max-md:-mx-5 max-md:px-5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))]">
      <p aria-live="polite" className="mr-auto text-sm">
        {pieces === 0 && problems === 0 && 'Write how many you need into the boxes.'}
        {pieces > 0 && (
          <>
            {countOf(pieces)} · <span className="font-semibold">{formatDollars(cents)}</span>
          </>
        )}
        {hiddenRows > 0 && (
          <span className="text-ink-2"> · {hiddenRows} of the rows hidden by filters</span>
        )}
        {problems > 0 && (
          <span className="block text-wrong">
            {problems === 1 ? 'One row has' : `${problems} rows have`} to be put right first.
          </span>
        )}
      </p>
      <Button
        look="buy"
        type="submit"
        disabled={pieces === 0 && isBlank(sum)}
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

function isBlank({ problems }: PadSum): boolean {
  return Object.keys(problems).length === 0
}
