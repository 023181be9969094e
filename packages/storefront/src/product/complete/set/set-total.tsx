import { formatDollars } from '@millrun/commerce/dollars'
import { Button } from '@millrun/ui/first/button.tsx'
import type { OfferedSet } from './use-set.ts'

interface SetTotalProps {
  readonly set: OfferedSet
  /** What the sum is for, in a few words. */
  readonly note: string
  /** What the button says. */
  readonly action: string
}

/** What all that is taken costs, and the press that adds it. */
export function SetTotal({ set: { totalCents, add }, note, action }: SetTotalProps) {
  return (
    <>
      <p aria-live="polite" className="mt-4 mb-3 flex items-baseline justify-between gap-3">
        <span className="text-[15px] text-ink-2">{note}</span>
        <span className="font-serif text-[28px] leading-none">{formatDollars(totalCents)}</span>
      </p>
      <Button className="w-full" disabled={totalCents === 0} onClick={add}>
        {action}
      </Button>
    </>
  )
}

/** Whether the product of the page is in the sum; `name` is what several of it are called: `balusters`. */
export function ownNote({ rows }: OfferedSet, name: string): string {
  const isTaken = rows.some(({ role, isTaken: own }) => role === 'own' && own)
  return isTaken
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} included`
    : `Without the ${name}`
}
