import { formatDollars } from '@millrun/commerce/dollars'

/** What a stair costs in all, beside what the kept one costs today. */
export function costText(cents: number, keptCents: number): string {
  const all = `${formatDollars(cents)} in all, at today’s prices`
  if (cents === keptCents) return `${all}, as much as the one that is kept.`
  const apart = formatDollars(Math.abs(cents - keptCents))
  const than = cents > keptCents ? 'more' : 'less'
  return `${all}: ${apart} ${than} than the one that is kept, ${formatDollars(keptCents)}.`
}
