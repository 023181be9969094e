import { OWN_TERMS, type PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { waitingOrder } from '../checkout/kept/waiting-order.ts'
import { paths } from '../paths.ts'
import { accountAddress, useAt } from './account-address.ts'
import { Addresses } from './addresses/addresses.tsx'
import { KeptThings } from './kept/kept-things.tsx'
import { Orders } from './orders/orders.tsx'
import { Quotes } from './quotes/quotes.tsx'
import { Privacy } from './privacy/privacy.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { Security } from './security/security.tsx'
import { askTradePrices } from './trade/ask-trade-prices.ts'
import { TradeApplication } from './trade/trade-application.tsx'
import { askTerms } from './terms/ask-terms.ts'
import { NetTerms } from './terms/net-terms.tsx'
import { OrderWaits } from './terms/placing/order-waits.tsx'
import { Placing } from './terms/placing/placing.tsx'
import { useAnswer } from './use-answer.ts'

const SECTIONS = {
  orders: 'Orders',
  addresses: 'Addresses',
  kept: 'Carts and designs',
  quotes: 'Quotes',
  trade: 'Trade account',
  terms: 'Net terms',
  security: 'Signing in',
  privacy: 'Your data',
} as const

type Section = keyof typeof SECTIONS

/** The account of somebody who is signed in: its sections, each with an address of its own. */
export function SignedIn({ email }: { email: string }) {
  const at = useAt()
  const { data: terms } = useAnswer(OWN_TERMS, askTerms)
  const [placed, setPlaced] = useState<PlacedOnTerms>()
  const order = waitingOrder.read()
  const isPlacing = !isSection(at) && (order !== undefined || placed !== undefined)
  const section = isSection(at) ? at : 'orders'
  useEffect(() => void askTradePrices(), [])
  return (
    <div className="wrap min-h-dvh gap-x-6 pt-8 pb-18 lg:grid lg:grid-cols-12 lg:content-start lg:pt-14 lg:pb-28">
      <Sections
        section={isPlacing ? undefined : section}
        email={email}
        hasTerms={(terms?.value ?? null) !== null}
      />
      <div key={section} className="mt-8 min-w-0 lg:col-span-9 lg:mt-0">
        {isPlacing ? (
          <Placing order={order} placed={placed} onPlaced={setPlaced} />
        ) : (
          <SectionScreen section={section} email={email} />
        )}
      </div>
    </div>
  )
}

function SectionScreen({ section, email }: { section: Section; email: string }) {
  return (
    <>
      <OrderWaits>
        Your order waits to be placed on terms.{' '}
        <Link to={paths.account} className="more">
          Confirm it
        </Link>
      </OrderWaits>
      <ScreenTitle>{SECTIONS[section]}</ScreenTitle>
      <div className="mt-6 lg:mt-8">{contentOf(section, email)}</div>
    </>
  )
}

function contentOf(section: Section, email: string): ReactNode {
  switch (section) {
    case 'orders':
      return <Orders />
    case 'addresses':
      return <Addresses />
    case 'kept':
      return <KeptThings />
    case 'quotes':
      return <Quotes />
    case 'trade':
      return <TradeApplication email={email} />
    case 'terms':
      return <NetTerms />
    case 'security':
      return <Security email={email} />
    case 'privacy':
      return <Privacy email={email} />
  }
}

interface SectionsProps {
  /** Undefined where an order is placed instead. */
  readonly section: Section | undefined
  readonly email: string
  /** Whoever has no terms, and owes nothing, sees nothing of them. */
  readonly hasTerms: boolean
}

function Sections({ section, email, hasTerms }: SectionsProps) {
  const shown = Object.entries(SECTIONS).filter(([at]) => hasTerms || at !== 'terms')
  return (
    <nav aria-label="Account" className="lg:col-span-3">
      <p className="text-[15px] text-ink-2">
        Signed in as <span className="wrap-anywhere text-ink">{email}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 border-y border-ink py-1 lg:mt-4 lg:block lg:border-b-0 lg:pt-3">
        {shown.map(([at, name]) => (
          <li key={at}>
            <Link
              to={accountAddress(at)}
              aria-current={at === section ? 'page' : undefined}
              className="inline-flex min-h-11 items-center no-underline decoration-plotter decoration-2 underline-offset-6 hover:underline aria-[current]:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isSection(at: string): at is Section {
  return Object.hasOwn(SECTIONS, at)
}
