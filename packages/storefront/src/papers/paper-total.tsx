import { formatDollars } from '@millrun/commerce/dollars'

/** What the lines of a list cost together. */
export function PaperTotal({ cents }: { cents: number }) {
  return (
    <p className="flex items-baseline justify-between gap-4 pt-4">
      <span className="text-lg">Total, before shipping and tax</span>
      <span className="font-serif text-[28px] leading-none">{formatDollars(cents)}</span>
    </p>
  )
}
