import { MoneyDeskSchema, type MoneyDesk } from '@millrun/commerce/desk/money/money-desk'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { Money } from '../parts/money.tsx'
import { Part } from '../parts/part.tsx'
import { ComparisonPart } from './comparison-part.tsx'
import { DisputeList } from './dispute-list.tsx'
import { LateList } from './late-list.tsx'
import { WaitingRefunds } from './waiting-refunds.tsx'

/** What of the shop's money waits for a person. */
export function ToDecideScreen() {
  const asked = useAsked(['money'], 'money', MoneyDeskSchema)
  return (
    <>
      <ScreenTitle title="Money" />
      <AskedContent asked={asked} waiting="Looking up what is to be decided…">
        {(money) => <Decisions money={money} onLook={asked.askAgain} />}
      </AskedContent>
    </>
  )
}

function Decisions({ money, onLook }: { money: MoneyDesk; onLook: () => void }) {
  const { requests, reviews, disputes, late, unfinished, night, asked } = money
  const isQuiet = [requests, reviews, disputes, late, unfinished].every((list) => list.length === 0)
  const due = late.filter(({ isRefundDue }) => isRefundDue)
  const rest = late.filter(({ isRefundDue }) => !isRefundDue)
  return (
    <>
      {isQuiet && (
        <p className="mb-8 max-w-[60ch] text-lg">
          Nothing waits for you: every payment is decided, and nothing is late.
        </p>
      )}
      <Some title="Refunds that wait for a second person" count={requests.length}>
        <WaitingRefunds requests={requests} isNamed />
      </Some>
      <Some title="Disputes" count={disputes.length}>
        <DisputeList disputes={disputes} />
      </Some>
      <Some title="Payments that need review" count={reviews.length}>
        <ul className="border-t border-rule">
          {reviews.map((one) => (
            <Row key={one.orderNumber} order={one} at={one.placedAt}>
              <span className="text-wrong">{one.review}</span>
            </Row>
          ))}
        </ul>
      </Some>
      <Some title="Refunds due" count={due.length}>
        <LateList late={due} />
      </Some>
      <Some title="Late orders" count={rest.length}>
        <LateList late={rest} />
      </Some>
      <Some title="Refunds that PayPal has not ended" count={unfinished.length}>
        <ul className="border-t border-rule">
          {unfinished.map((one) => (
            <Row key={`${one.orderNumber} ${one.since}`} order={one} at={one.since}>
              {one.amount === null ? 'All that is left' : <Money amount={one.amount} />}:{' '}
              {one.status === 'asked'
                ? 'PayPal has not answered; it is asked again in some minutes.'
                : 'PayPal says that it is on its way.'}
            </Row>
          ))}
        </ul>
      </Some>
      <ComparisonPart night={night} asked={asked} onLook={onLook} />
    </>
  )
}

interface SomeProps {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

function Some({ title, count, children }: SomeProps) {
  return count === 0 ? null : <Part title={`${title} (${count})`}>{children}</Part>
}

interface RowProps {
  readonly order: {
    readonly orderNumber: string
    readonly buyer: string
    readonly total: string
  }
  readonly at: string
  readonly children: ReactNode
}

function Row({ order: { orderNumber, buyer, total }, at, children }: RowProps) {
  return (
    <li className="relative grid gap-x-6 border-b border-rule py-3 hover:bg-paper-2 md:grid-cols-[10rem_1fr_auto]">
      <Link
        to={orderAddress(orderNumber)}
        className="font-medium underline-offset-4 after:absolute after:inset-0"
      >
        {orderNumber}
      </Link>
      <span>{children}</span>
      <span className="text-ink-2">
        {buyer}, <Money amount={total} />, <Day at={at} />
      </span>
    </li>
  )
}
