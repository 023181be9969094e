interface HoursListProps {
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

/** Opening hours, a day or a span of days to a line. */
export function HoursList({ hours }: HoursListProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="contents">
          <dt className="text-ink-2">{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  )
}
