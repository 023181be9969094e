import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { LONGEST_TEXT, SHORTEST_TEXT } from '@millrun/commerce/ratings/given-rating'
import type { OwnRating, Rateable } from '@millrun/commerce/ratings/own-ratings'
import { Field } from '@millrun/ui/fields/field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'
import type { ReviewErrors } from './checked-review.ts'
import { ownState } from './own-state.ts'
import type { TypedReview } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'

interface ProductFieldsProps {
  readonly product: Rateable
  readonly typed: TypedReview
  readonly errors: ReviewErrors | undefined
  readonly onType: (typed: TypedReview) => void
  readonly onWithdraw: () => void
}

/** What is said of one product. */
export function ProductFields(props: ProductFieldsProps) {
  const { product, typed, errors, onType, onWithdraw } = props
  const { id, item, title, rating } = product
  return (
    <section
      aria-labelledby={`title-${id}`}
      className="grid gap-x-6 gap-y-4 border-t border-rule py-6 sm:grid-cols-[120px_1fr]"
    >
      <Photograph
        src={picturePath(id)}
        sizes="120px"
        className="aspect-square w-24 object-cover sm:w-full"
      />
      <div>
        <h2 id={`title-${id}`} className="title-card">
          <Link to={paths.product(id)} className="decoration-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 mb-3 text-sm text-ink-2">Item {item}</p>
        <StarChoice
          title={title}
          stars={typed.stars}
          error={errors?.stars}
          onChoose={(stars) => onType({ ...typed, stars })}
        />
        <Field
          label="What you say of it (optional)"
          hint={`At least ${SHORTEST_TEXT} characters, if you write something.`}
          error={errors?.text}
        >
          {(control) => (
            <textarea
              rows={4}
              maxLength={LONGEST_TEXT}
              {...control}
              aria-label={`What you say of ${title} (optional)`}
              value={typed.text}
              onChange={(event) => onType({ ...typed, text: event.target.value })}
              className={`${control.className} block py-2.5`}
            />
          )}
        </Field>
        {rating !== null && <Sent rating={rating} title={title} onWithdraw={onWithdraw} />}
      </div>
    </section>
  )
}

interface SentProps {
  readonly rating: OwnRating
  readonly title: string
  readonly onWithdraw: () => void
}

/** How it stands with what was sent, and the way to take it back. */
function Sent({ rating, title, onWithdraw }: SentProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-[15px]">
      <p>{ownState(rating)}</p>
      {rating.state !== 'withdrawn' && (
        <Button look="quiet" aria-label={`Take This Review Back: ${title}`} onClick={onWithdraw}>
          Take This Review Back
        </Button>
      )}
    </div>
  )
}
