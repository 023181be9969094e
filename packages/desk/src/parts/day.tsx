import { dayInWords, newJerseyDay, newJerseyTime } from '@millrun/commerce/delivery/new-jersey-day'

const THIS_YEAR = newJerseyDay(new Date()).slice(0, 4)

interface DayProps {
  /** When it happened, as the shop sends it: an ISO time. */
  readonly at: string
  readonly withTime?: boolean
}

/** The day on which something happened where the shop stands, with its year unless it is this one. */
export function Day({ at, withTime = false }: DayProps) {
  const time = new Date(at)
  const day = newJerseyDay(time)
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayInWords(day, !day.startsWith(THIS_YEAR))}
      {withTime && `, ${newJerseyTime(time)}`}
    </time>
  )
}
