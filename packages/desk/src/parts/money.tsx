import { amountToCents, formatDollars } from '@millrun/commerce/dollars'

/** A two-decimal amount as it is read: `$1,299.00`. */
export function Money({ amount, className = '' }: { amount: string; className?: string }) {
  const cents = amountToCents(amount)
  return (
    <data value={amount} className={`whitespace-nowrap ${className}`}>
      {cents === undefined ? amount : formatDollars(cents)}
    </data>
  )
}
