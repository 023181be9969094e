import type { DeskRating, RatingEvent } from '@millrun/commerce/desk/ratings/desk-ratings'
import { WITHHELD_REASONS } from '@millrun/commerce/ratings/withheld-reasons'
import { Day } from '../parts/day.tsx'

/** How a review has changed, and who did it; what was written before stands here alone. */
export function ReviewHistory({ rating: { history, text } }: { rating: DeskRating }) {
  return (
    <details className="mt-3 text-[15px]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 underline-offset-4 hover:underline">
        What happened to it ({history.length})
      </summary>
      <ol className="border-t border-rule">
        {history.map((event) => (
          <li key={`${event.at} ${event.what}`} className="border-b border-rule py-2">
            <Day at={event.at} withTime />: {event.what} by {event.actor ?? 'its writer'}
            {detailOf(event)}
            {event.text !== '' && event.text !== text && (
              <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{event.text}</p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function detailOf({ what, stars, reason, answer }: RatingEvent): string {
  if (what === 'written' || what === 'changed') return `, ${stars} of 5`
  if (what === 'answered' && answer !== null) return `: ${answer}`
  return what === 'withheld' && reason !== null ? `: ${WITHHELD_REASONS[reason]}` : ''
}
