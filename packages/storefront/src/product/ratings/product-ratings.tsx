import type { ProductRating } from '@millrun/catalogue/product'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { business } from '@millrun/commerce/business'
import { nameOfWriter, type ShownRating } from '@millrun/commerce/ratings/shown-ratings'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { RatedData } from './rated-data.tsx'
import { ratingsIn } from './rating-files.ts'
import { Stars } from '../buying/stars.tsx'
import { StarCounts } from './star-counts.tsx'

export { RatedData }

const SHOWN_AT_FIRST = 10

/** What buyers say of a product, the newest first. */
export function ProductRatings({ rating }: { rating: ProductRating }) {
  const { counts, ratings } = ratingsIn(rating.file).use()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? ratings : ratings.slice(0, SHOWN_AT_FIRST)
  return (
    <section
      aria-labelledby="reviews"
      className="mt-14 lg:mt-18 lg:grid lg:grid-cols-12 lg:gap-x-6"
    >
      <div className="lg:col-span-4">
        <h2 id="reviews" className="title-part scroll-mt-6">
          Reviews
        </h2>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-ink pt-4 text-lg">
          <Stars stars={rating.stars} />
          <span>
            {rating.stars.toFixed(1)} out of 5, {ratings.length}{' '}
            {ratings.length === 1 ? 'review' : 'reviews'}
          </span>
        </p>
        <StarCounts counts={counts} />
        <p className="mt-4 max-w-[60ch] text-sm text-ink-2">
          Only buyers whose order has arrived are asked, each once, and nobody gets anything for it.
          Praise and blame are treated alike.
        </p>
      </div>
      <div className="mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0">
        <ul className="border-t border-ink">
          {shown.map((one, index) => (
            <Review key={`${one.day} ${ratings.length - index}`} rating={one} />
          ))}
        </ul>
        {shown.length < ratings.length && (
          <Button look="outline" className="mt-6" onClick={() => setWhole(true)}>
            Show All {ratings.length} Reviews
          </Button>
        )}
      </div>
    </section>
  )
}

function Review({ rating: { stars, name, day, text, answer } }: { rating: ShownRating }) {
  return (
    <li className="border-b border-rule py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="sr-only">{stars} out of 5 stars, </span>
        <span className="font-medium wrap-anywhere">{nameOfWriter(name)}</span>
      </p>
      <p className="mt-0.5 text-sm text-ink-2">
        <time dateTime={day}>{dayInWords(day, true)}</time>, bought here
      </p>
      {text !== '' && (
        <p className="mt-2.5 max-w-[65ch] text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {answer !== undefined && (
        <div className="mt-3 max-w-[65ch] border-l-2 border-plotter pl-4">
          <p className="text-sm font-medium">{business.shortName} answers</p>
          <p className="mt-0.5 text-[15px] wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  )
}
