import { dayPlus } from '../delivery/new-jersey-day.ts'

const MS_A_DAY = 86_400_000

/** How late what is owed can be, in the order of the list. */
export const AGES = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const

export type Age = (typeof AGES)[number]

/** The day by which an order of a day is to be paid. All days are those of New Jersey: `2026-11-26`. */
export function dueDay(placedOn: string, days: number): string {
  return dayPlus(placedOn, days)
}

/** How many days ago it was due; 0 on the due day itself and before. */
export function daysLate(dueOn: string, today: string): number {
  return Math.max(0, (Date.parse(today) - Date.parse(dueOn)) / MS_A_DAY)
}

/** How late that is: not due, up to 30, 60 or 90 days late, or more. */
export function ageOf(late: number): Age {
  if (late <= 0) return 'not_due'
  if (late <= 30) return 'to_30'
  if (late <= 60) return 'to_60'
  return late <= 90 ? 'to_90' : 'over_90'
}

/** What is owed by how late it is, in cents; every age is there. */
export function owedByAge(
  owed: readonly { readonly owedCents: number; readonly daysLate: number }[],
): Readonly<Record<Age, number>> {
  const sums = { not_due: 0, to_30: 0, to_60: 0, to_90: 0, over_90: 0 }
  for (const one of owed) sums[ageOf(one.daysLate)] += one.owedCents
  return sums
}
