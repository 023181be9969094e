import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { isMonth } from '@millrun/commerce/desk/books/month-query'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { useSearchParams } from 'react-router'

/** So many months can be chosen from, this one included. */
const MONTHS = 48

/** The month in the address, or else the last one that is over; and how another one is put there. */
export function useMonth(): readonly [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month') ?? ''
  const month = isMonth(asked) ? asked : (lastMonths()[1] ?? '')
  return [month, (next) => setSearch({ month: next })]
}

/** Which month a report or a file is of. */
export function MonthChoice({
  month,
  onMonth,
}: {
  month: string
  onMonth: (month: string) => void
}) {
  const months = lastMonths()
  const shown = months.includes(month) ? months : [month, ...months]
  return (
    <NativeSelect
      label="Month"
      prompt="Choose a month"
      value={month}
      onChange={(event) => onMonth(event.currentTarget.value)}
      options={Object.fromEntries(shown.map((one) => [one, monthInWords(one)]))}
      className="w-64 max-w-full print:hidden"
    />
  )
}

/** `November 2026` */
export function monthInWords(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
}

/** This month in New Jersey and those before it, the newest first. */
function lastMonths(): readonly string[] {
  const [year = 0, month = 1] = newJerseyDay(new Date()).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}
