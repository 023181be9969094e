import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { DelayResponse } from '@millrun/commerce/functions'
import type { ReactNode } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import { CallOrWrite } from '../call-or-write.tsx'
import { delayText } from './delay-text.ts'
import { useDelay, type DelayChoice, type DelayInquiry } from './use-delay.ts'

interface DelayScreenProps {
  readonly token: string
  /** What the link was about that was opened: its button is the first to be seen. */
  readonly suggested: DelayChoice
}

/** Asks whether a buyer waits for a late order or cancels it. */
export function DelayScreen({ token, suggested }: DelayScreenProps) {
  const inquiry = useDelay(token)
  const { answer, pressed, askAgain } = inquiry
  switch (answer.kind) {
    case 'waiting':
      return <Frame title="Your order" sentences={['Looking up your order…']} />
    case 'missing':
      return (
        <Frame
          title="Nothing to answer"
          sentences={[
            'There is no question at this address. Please open the link in our e-mail once more.',
          ]}
        />
      )
    case 'failed':
      return (
        <Frame
          title="Your order"
          sentences={['Your order could not be looked up just now. Please try again in a moment.']}
        >
          <Button onClick={askAgain}>Try Again</Button>
        </Frame>
      )
    case 'found': {
      const { delay } = answer
      return (
        <Frame {...delayText(delay, pressed)} orderNumber={delay.orderNumber}>
          {delay.state === 'open' && (
            <Choices delay={delay} suggested={suggested} inquiry={inquiry} />
          )}
        </Frame>
      )
    }
  }
}

interface FrameProps {
  readonly title: string
  readonly sentences: readonly string[]
  readonly orderNumber?: string
  readonly children?: ReactNode
}

function Frame({ title, sentences, orderNumber, children }: FrameProps) {
  return (
    <div className="wrap min-h-[60dvh] pt-10 pb-18 lg:pt-14 lg:pb-28">
      {orderNumber !== undefined && <p className="text-[15px] text-ink-2">Order {orderNumber}</p>}
      <div aria-live="polite">
        <h1 className="title-gallery mt-3">{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-4 max-w-[60ch] text-lg wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <noscript>
        <p className="mt-4">You can answer here with JavaScript, or by telephone or e-mail.</p>
      </noscript>
      {children}
      <p className="mt-8 max-w-[52ch] text-ink-2">
        Questions? <CallOrWrite className="text-ink" />, with the order number.
      </p>
    </div>
  )
}

interface ChoicesProps {
  readonly delay: DelayResponse
  readonly suggested: DelayChoice
  readonly inquiry: DelayInquiry
}

function Choices({ delay, suggested, inquiry }: ChoicesProps) {
  const { isSending, isLost, choose } = inquiry
  const left = formatDollars(amountToCents(delay.left) ?? 0)
  const names = {
    wait: `Wait Until ${dayInWords(delay.newDay)}`,
    cancel: delay.isOwed === true ? 'Cancel and Owe Nothing' : `Cancel and Get ${left} Back`,
  }
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        {(['wait', 'cancel'] as const).map((choice) => (
          <Button
            key={choice}
            look={choice === suggested ? 'solid' : 'outline'}
            aria-disabled={isSending}
            onClick={() => choose(choice)}
          >
            {names[choice]}
          </Button>
        ))}
      </div>
      <p role="alert" className="mt-3 max-w-[60ch]">
        {isLost &&
          'We do not know whether your answer arrived. Please press once more: it counts once.'}
      </p>
    </>
  )
}
