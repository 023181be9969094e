import { STARS } from '@millrun/commerce/ratings/given-rating'

/** How many gave five stars, four and so on, with a bar for each. */
export function StarCounts({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <dl className="mt-4 max-w-96 text-[15px]">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <div
            key={stars}
            className="grid grid-cols-[4.5rem_1fr_2.5rem] items-center gap-x-3 py-0.5"
          >
            <dt className="text-ink-2">{stars === 1 ? '1 star' : `${stars} stars`}</dt>
            <dd className="col-start-3 text-right tabular-nums">{count}</dd>
            <dd aria-hidden="true" className="col-start-2 row-start-1 h-2.5 bg-paper-2">
              <span className="block h-full bg-ink" style={{ width: `${(100 * count) / all}%` }} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
