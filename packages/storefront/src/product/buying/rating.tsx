import type { Listing } from '@millrun/catalogue/product'
import { sampleRating } from '@millrun/catalogue/sample-rating'
import { business } from '@millrun/commerce/business'
import { useId } from 'react'

const STAR = 'm8 .9 2.1 4.6 5 .6-3.7 3.4 1 5L8 12l-4.4 2.5 1-5L.9 6.1l5-.6z'
const STARS = [0, 1, 2, 3, 4]

/** The stars and how many buyers gave some; until one has, a sample that is marked as one. */
export function Rating({ product: { id, rating } }: { product: Listing }) {
  if (!rating && !business.showSampleRatings) return null
  const sample = sampleRating(id)
  const stars = rating ? rating.stars : sample.stars
  const shown = stars.toFixed(1)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[15px] text-ink-2">
      <Stars stars={stars} />
      <span>
        <span className="sr-only">{shown} out of 5 stars, </span>
        <span aria-hidden="true">{shown} </span>
        {rating ? (
          <a href="#reviews" className="more">
            ({rating.count} {rating.count === 1 ? 'review' : 'reviews'})
          </a>
        ) : (
          `(${sample.reviews} reviews, sample rating)`
        )}
      </span>
    </p>
  )
}

/** Five stars, the last one filled as far as the rating goes. */
function Stars({ stars }: { stars: number }) {
  const id = useId()
  const width = 18 * Math.floor(stars) + 16 * (stars % 1)
  return (
    <svg
      viewBox="0 0 88 16"
      width="88"
      height="16"
      aria-hidden="true"
      className="shrink-0 text-ink"
    >
      <clipPath id={id}>
        <rect width={width} height="16" />
      </clipPath>
      <g fill="none" stroke="currentColor" strokeWidth=".7">
        <FiveStars />
      </g>
      <g fill="currentColor" clipPath={`url(#${id})`}>
        <FiveStars />
      </g>
    </svg>
  )
}

function FiveStars() {
  return STARS.map((index) => (
    <path key={index} d={STAR} transform={`translate(${index * 18} 0)`} />
  ))
}
