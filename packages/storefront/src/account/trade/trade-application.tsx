import type { TradeApplication as Application } from '@millrun/commerce/account/trade-application'
import { PROOFS, TRADES } from '@millrun/commerce/account/trade-application'
import { business } from '@millrun/commerce/business'
import { TRADE_PRICES } from '@millrun/commerce/trade/trade-prices'
import { orderDate } from '@millrun/commerce/order-date'
import { useState } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import { Asked } from '../asked.tsx'
import { useAskAgain } from '../use-ask-again.ts'
import { ApplicationForm } from './application-form.tsx'
import { APPLICATION, askApplication } from './ask-application.ts'
import { askTradePrices } from './ask-trade-prices.ts'

/** Applying for a trade account, and how the application stands. */
export function TradeApplication({ email }: { email: string }) {
  const askAgain = useAskAgain(APPLICATION)
  return (
    <Asked name={APPLICATION} ask={askApplication} waiting="Looking up your application…">
      {({ application }) =>
        application === undefined ? (
          <Apply email={email} onApplied={() => void askAgain()} />
        ) : (
          <Standing application={application} email={email} onApplied={() => void askAgain()} />
        )
      }
    </Asked>
  )
}

interface ApplyProps {
  readonly email: string
  readonly onApplied: () => void
}

function Apply({ email, onApplied }: ApplyProps) {
  return (
    <>
      <p className="mb-6 max-w-[60ch] text-lg text-pretty text-ink-2">
        For builders, installers and dealers. We look at each application ourselves and write to{' '}
        <span className="wrap-anywhere text-ink">{email}</span> when it is decided.
      </p>
      <ApplicationForm onApplied={onApplied} />
    </>
  )
}

interface StandingProps extends ApplyProps {
  readonly application: Application
}

function Standing({ application, email, onApplied }: StandingProps) {
  const [isAgain, setAgain] = useState(false)
  if (isAgain) return <Apply email={email} onApplied={onApplied} />
  const { businessName, trade, proof, number, states, website, reason } = application
  const { title, sentence } = standingText(application)
  return (
    <section aria-labelledby="standing" className="border-t border-ink pt-5">
      <h2 id="standing" className="title-part">
        {title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg">{sentence}</p>
      {application.status === 'approved' && <OwnPrices />}
      {reason !== undefined && <p className="mt-2 max-w-[60ch]">{reason}</p>}
      <dl className="mt-6 grid w-fit grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 border-t border-rule pt-4">
        <Row name="Business" text={businessName} />
        <Row name="Kind" text={TRADES[trade]} />
        <Row name={PROOFS[proof]} text={number} />
        <Row name="States" text={states.join(', ')} />
        {website !== '' && <Row name="Website" text={website} />}
      </dl>
      {application.status === 'refused' && (
        <Button className="mt-6" look="outline" onClick={() => setAgain(true)}>
          Apply Again
        </Button>
      )}
    </section>
  )
}

/** By which prices an approved business buys. */
function OwnPrices() {
  return (
    <div className="mt-2 max-w-[60ch] text-lg">
      <Asked name={TRADE_PRICES} ask={askTradePrices} waiting="Looking up your prices…">
        {(prices) => (
          <p>
            {prices === null
              ? 'You buy at the prices that everybody sees.'
              : `You buy by our list “${prices.list}”. While you are signed in, every page of this browser shows its prices.`}
          </p>
        )}
      </Asked>
    </div>
  )
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{text}</dd>
    </>
  )
}

interface Text {
  readonly title: string
  readonly sentence: string
}

function standingText({ status, appliedAt, decidedAt = appliedAt }: Application): Text {
  const decided = orderDate(new Date(decidedAt))
  switch (status) {
    case 'pending':
      return {
        title: 'We are looking at your application',
        sentence: `It came on ${orderDate(new Date(appliedAt))}. We write to you when it is decided.`,
      }
    case 'approved':
      return {
        title: 'Your trade account is open',
        sentence: `We approved your application on ${decided}.`,
      }
    case 'refused':
      return {
        title: 'We could not approve your application',
        sentence: `We decided on ${decided}. Questions? Call ${business.phone}.`,
      }
  }
}
