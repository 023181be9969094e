import { Button } from '@millrun/ui/first/button.tsx'
import type { ReactNode } from 'react'
import { CallOrWrite } from '../order/call-or-write.tsx'
import { ReviewForm } from './review-form.tsx'
import { useOwnRatings } from './use-own-ratings.ts'

/** What a buyer says of the products of an order. */
export function ReviewScreen({ token }: { token: string }) {
  const access = useOwnRatings(token)
  const { answer, askAgain } = access
  switch (answer.kind) {
    case 'waiting':
      return <LookingUp />
    case 'missing':
      return (
        <Frame
          title="Nothing to review"
          sentences={[
            'There is no order at this address. Please open the link in our e-mail once more.',
          ]}
        />
      )
    case 'failed':
      return (
        <Frame
          title="Your review"
          sentences={['Your order could not be looked up just now. Please try again in a moment.']}
        >
          <Button className="mt-6" onClick={askAgain}>
            Try Again
          </Button>
        </Frame>
      )
    case 'found': {
      const { own } = answer
      return (
        <Frame
          title="How are your parts?"
          order={own.orderNumber}
          sentences={[
            'Rate what you bought, and say what the next buyer should know. We treat praise and blame alike, and nobody gets anything for a review.',
          ]}
        >
          <ReviewForm token={token} own={own} access={access} />
          <Rules />
        </Frame>
      )
    }
  }
}

/** Stands there until it is known what the link is about. */
export function LookingUp() {
  return <Frame title="Your review" sentences={['Looking up your order…']} />
}

interface FrameProps {
  readonly title: string
  readonly sentences: readonly string[]
  readonly order?: string
  readonly children?: ReactNode
}

/** The frame of all that this address may show. */
export function Frame({ title, sentences, order, children }: FrameProps) {
  return (
    <div className="wrap min-h-[60dvh] pt-10 pb-18 lg:pt-14 lg:pb-28">
      {order !== undefined && <p className="text-[15px] text-ink-2">Order {order}</p>}
      <div aria-live="polite">
        <h1 className="title-gallery mt-3">{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-4 max-w-[60ch] text-lg text-pretty">
            {sentence}
          </p>
        ))}
      </div>
      <noscript>
        <p className="mt-4">This page needs JavaScript. You can also write to us by e-mail.</p>
      </noscript>
      {children}
      <p className="mt-8 max-w-[52ch] text-ink-2">
        Questions? <CallOrWrite className="text-ink" />.
      </p>
    </div>
  )
}

/** What becomes of a review, before it is written. */
function Rules() {
  return (
    <div className="mt-4 grid max-w-[65ch] gap-2 border-t border-rule pt-5 text-[15px] text-ink-2">
      <p>
        We withhold a review only when it is abusive, names personal data, is not about the product,
        is unlawful or illegible, or is fake; never for its stars. What we have not decided about in
        three days is shown.
      </p>
      <p>
        You can change it or take it back at this address at any time. When you are forgotten, by
        your wish or after seven years, your name goes and the words stay: take them back before if
        you do not want that.
      </p>
    </div>
  )
}
