import { formatDollars } from '@millrun/commerce/dollars'
import type { QuickOrder } from '@millrun/commerce/quick-order/quick-order'
import { Button } from '@millrun/ui/first/button.tsx'

interface OrderBarProps {
  readonly order: QuickOrder
  readonly onNextOpen: () => void
  readonly onAdd: () => void
}

/** What was found and what it costs, in sight below the list, with the press that adds it. */
export function OrderBar({ order, onNextOpen, onAdd }: OrderBarProps) {
  const { lines, pieces, totalCents, answers } = order
  const open = answers.filter(({ answer }) => answer.kind !== 'found').length
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-y border-ink bg-paper py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
      <div className="mr-auto text-sm">
        <output className="block">
          {pieces === 0 ? (
            'Nothing to add yet.'
          ) : (
            <>
              {countOf(lines.length, 'line')}, {countOf(pieces, 'piece')} ·{' '}
              <span className="font-semibold">{formatDollars(totalCents)}</span>
            </>
          )}
        </output>
        {open > 0 && (
          <button
            type="button"
            onClick={onNextOpen}
            className="-mb-2 min-h-11 cursor-pointer text-left underline decoration-plotter underline-offset-4"
          >
            {open === 1 ? 'See the open line' : `See the ${open} open lines`}
          </button>
        )}
      </div>
      <Button
        look="buy"
        disabled={pieces === 0}
        onClick={onAdd}
        className="h-11! px-4! text-[15px]!"
      >
        {pieces === 0 ? 'Add to Cart' : `Add ${countOf(lines.length, 'Line')} to Cart`}
      </Button>
    </div>
  )
}

function countOf(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`
}
