import { amountToCents, formatDollars } from '@millrun/commerce/dollars'

/** A two-decimal amount of the shop as it is read: `$1,299.00`. */
export function dollarsOf(amount: string): string {
  return formatDollars(amountToCents(amount) ?? 0)
}
