import { type DeskRating, DeskRatingsSchema } from '@millrun/commerce/desk/ratings/desk-ratings'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { PageLinks } from '../frame/page-links.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Part } from '../parts/part.tsx'
import { ReviewItem } from './review-item.tsx'
import { WithheldCounts } from './withheld-counts.tsx'

/** What buyers say of products: what waits first, then how blame and praise fare, then all others. */
export function ReviewsScreen() {
  const [params] = useSearchParams()
  const query = params.toString()
  const asked = useAsked(['ratings', query], `ratings?${query}`, DeskRatingsSchema)
  return (
    <>
      <ScreenTitle title="Reviews" />
      <p className="mb-8 max-w-[70ch] border-l-4 border-ink pl-4">
        Every review is shown, whatever its stars, unless it is abusive, personal, beside the point,
        unlawful or fake. What nobody has decided about in three days is shown by itself.
      </p>
      <AskedContent asked={asked} waiting="Looking up the reviews…">
        {({ waiting, others, next, counts }) => (
          <>
            <Part title={`Waiting (${waiting.length})`}>
              <List ratings={waiting} empty="Nothing waits for you." />
            </Part>
            <WithheldCounts counts={counts} />
            <Part title="All others, newest first">
              <List ratings={others} empty="No review was decided about yet." />
              <PageLinks next={next} first="Newest" more="Older" />
            </Part>
          </>
        )}
      </AskedContent>
    </>
  )
}

function List({ ratings, empty }: { ratings: readonly DeskRating[]; empty: string }) {
  if (ratings.length === 0) {
    return <p className="border-y border-rule py-6 text-lg text-ink-2">{empty}</p>
  }
  return (
    <ul className="border-t border-rule">
      {ratings.map((rating) => (
        <ReviewItem key={rating.id} rating={rating} />
      ))}
    </ul>
  )
}
