import type { DeskRating } from '@millrun/commerce/desk/ratings/desk-ratings'
import { WITHHELD_REASONS } from '@millrun/commerce/ratings/withheld-reasons'
import { business } from '@millrun/commerce/business'
import { nameOfWriter } from '@millrun/commerce/ratings/shown-ratings'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { useStaff } from '../session/staff-context.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReviewHistory } from './review-history.tsx'
import { StarRow } from './star-row.tsx'
import { useReviewDeed } from './use-review-deed.ts'
import { WithholdForm } from './withhold-form.tsx'

/** A review with all that there is to do about it. */
export function ReviewItem({ rating }: { rating: DeskRating }) {
  const { title, item, productId, orderNumber, stars, name, writtenAt, text, answer } = rating
  const mayDecide = useStaff().role !== 'shipping' && rating.state !== 'withdrawn'
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-rule py-5 md:grid-cols-[15rem_1fr]">
      <div className="text-[15px] text-ink-2">
        <h3 className="font-medium text-ink">
          <a href={`/product/${productId}`} className="more">
            {title}
          </a>
        </h3>
        <p>{item}</p>
        <p>
          {orderNumber === null ? (
            'Its writer was forgotten'
          ) : (
            <Link to={orderAddress(orderNumber)} className="more">
              Order {orderNumber}
            </Link>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StarRow stars={stars} />
          <span className="font-medium wrap-anywhere">{nameOfWriter(name)}</span>
          <span className="text-ink-2">
            <Day at={writtenAt} />
          </span>
        </p>
        <p className="mt-2 max-w-[70ch] wrap-anywhere whitespace-pre-line">
          {text === '' ? <span className="text-ink-2">Stars alone, without words.</span> : text}
        </p>
        {answer !== null && (
          <p className="mt-3 max-w-[70ch] border-l-2 border-plotter pl-4 wrap-anywhere whitespace-pre-line">
            <span className="block text-sm font-medium">{business.shortName} answers</span>
            {answer}
          </p>
        )}
        <p className="mt-3 font-medium">
          <Standing rating={rating} />
        </p>
        {mayDecide && <Deeds rating={rating} />}
        <ReviewHistory rating={rating} />
      </div>
    </li>
  )
}

/** How it stands, in a sentence. */
function Standing({
  rating: { state, reason, isShownByItself, decideBy },
}: {
  rating: DeskRating
}) {
  switch (state) {
    case 'waiting':
      return (
        <>
          Waits for you. It is shown by itself on <Day at={decideBy} withTime />.
        </>
      )
    case 'shown':
      return isShownByItself ? 'Shown: nobody decided in time.' : 'Shown.'
    case 'withheld':
      return `Withheld. ${reason === null ? '' : WITHHELD_REASONS[reason]}`
    case 'withdrawn':
      return 'Its writer has taken it back.'
  }
}

/** What can be decided. */
function Deeds({ rating }: { rating: DeskRating }) {
  const [open, setOpen] = useState<'withhold' | 'answer'>()
  const deed = useReviewDeed(rating)
  const { state, isShownByItself, answer, title } = rating
  const close = () => setOpen(undefined)
  const toggle = (what: 'withhold' | 'answer') => setOpen(open === what ? undefined : what)
  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {(state !== 'shown' || isShownByItself) && (
          <PressedButton
            look="tool-solid"
            action={isShownByItself ? 'Keep It Shown' : 'Show It'}
            doing="Showing…"
            aria-label={`${isShownByItself ? 'Keep It Shown' : 'Show It'}: ${title}`}
            press={() => deed('decision', { decision: 'show' })}
          />
        )}
        {state !== 'withheld' && (
          <Button
            look="tool"
            aria-expanded={open === 'withhold'}
            aria-label={`Withhold…: ${title}`}
            onClick={() => toggle('withhold')}
          >
            Withhold…
          </Button>
        )}
        <Button
          look="tool"
          aria-expanded={open === 'answer'}
          aria-label={`${answer === null ? 'Answer…' : 'Change the Answer…'}: ${title}`}
          onClick={() => toggle('answer')}
        >
          {answer === null ? 'Answer…' : 'Change the Answer…'}
        </Button>
      </div>
      {open === 'withhold' && <WithholdForm deed={deed} onDone={close} />}
      {open === 'answer' && <AnswerForm rating={rating} deed={deed} onDone={close} />}
    </>
  )
}
