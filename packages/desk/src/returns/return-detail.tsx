import { type ShownReturn, ShownReturnSchema } from '@millrun/commerce/desk/returns/shown-return'
import { REASON_WORDS } from '@millrun/commerce/returns/return-reason'
import { RETURN_DAYS } from '@millrun/commerce/returns/return-terms'
import { Link, useParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Part } from '../parts/part.tsx'
import { CarrierPart } from './carrier-part.tsx'
import { ReturnDeeds } from './return-deeds.tsx'
import { ReturnLines } from './return-lines.tsx'
import { ReturnMark } from './return-mark.tsx'
import { ReturnPhotographs } from './return-photographs.tsx'

/** One return with everything that the shop knows of it, and what is to be done now. */
export function ReturnDetail() {
  const { number = '' } = useParams()
  const path = `returns/${encodeURIComponent(number)}`
  const asked = useAsked(['returns', 'one', number], path, ShownReturnSchema)
  return (
    <>
      <ScreenTitle title={`Return ${number}`} />
      <AskedContent asked={asked} waiting="Looking up the return…">
        {(shown) => <Shown shown={shown} />}
      </AskedContent>
    </>
  )
}

function Shown({ shown }: { shown: ShownReturn }) {
  const { status, askedAt, orderNumber, reason, isLate } = shown
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-2 text-lg">
        <ReturnMark status={status} />
        <span>{REASON_WORDS[reason]}</span>
        <span className="text-ink-2">
          Asked <Day at={askedAt} withTime />
        </span>
        <Link to={orderAddress(orderNumber)} className="more inline-flex min-h-11 items-center">
          Order {orderNumber}
        </Link>
      </p>
      {isLate && (
        <p className="mb-8 max-w-[70ch] border-l-4 border-ink py-2 pl-4 text-lg">
          {`Told of more than ${RETURN_DAYS} days after delivery: it is looked at under the warranty, and the buyer was told so.`}
        </p>
      )}
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start">
        <div>
          <CarrierPart shown={shown} />
          <Words shown={shown} />
          <ReturnLines shown={shown} />
          <ReturnDeeds shown={shown} />
        </div>
        <History shown={shown} />
      </div>
    </>
  )
}

function Words({ shown: { words, buyer, email, number, photographs } }: { shown: ShownReturn }) {
  return (
    <Part title="What the buyer says">
      <p className="max-w-[70ch] text-lg wrap-anywhere whitespace-pre-line">
        {words === '' ? 'Nothing is kept: its buyer was forgotten.' : words}
      </p>
      {buyer !== '' && (
        <p className="mt-2 text-ink-2">
          {buyer}, {email}
        </p>
      )}
      <ReturnPhotographs number={number} photographs={photographs} />
    </Part>
  )
}

function History({ shown: { history } }: { shown: ShownReturn }) {
  return (
    <Part title="History, as the buyer reads it">
      <Facts>
        {history.toReversed().map(({ at, sentence, by }) => (
          <Fact key={`${at} ${sentence}`} name={by}>
            {sentence}
            <span className="block text-sm text-ink-2">
              <Day at={at} withTime />
            </span>
          </Fact>
        ))}
      </Facts>
    </Part>
  )
}
