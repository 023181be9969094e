const STATS = [
  { figure: '39+', label: 'years in the trade' },
  { figure: '5000+', label: 'clients' },
  { figure: '50,000+', label: 'products delivered' },
  { figure: '100%', label: 'quality guaranteed' },
] as const

/** The rule to the left of each: in two columns on a phone, in one row on a wide screen. */
const LEFT_EDGE = [
  '',
  'border-l pl-4 lg:pl-6',
  'border-t lg:border-t-0 lg:border-l lg:pl-6',
  'border-t border-l pl-4 lg:border-t-0 lg:pl-6',
] as const

/** The shop's four figures; a layout may show the first few of them only. */
export function StatsStrip({ count = STATS.length }: { count?: number }) {
  return (
    <section
      aria-label="Millrun in figures"
      className="border-t border-ink border-b border-b-rule last:border-b-0"
    >
      <dl className="wrap grid grid-cols-2 lg:flex">
        {STATS.slice(0, count).map(({ figure, label }, index) => (
          <div
            key={label}
            className={`flex flex-1 flex-col-reverse justify-end border-rule py-5 lg:py-7 ${LEFT_EDGE[index] ?? ''}`}
          >
            <dt className="mt-2 text-[15px] text-ink-2">{label}</dt>
            <dd className="font-serif text-[38px] leading-none tracking-[-0.02em] lg:text-[46px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
