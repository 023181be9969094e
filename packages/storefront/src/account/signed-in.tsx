import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
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

const SECTIONS = {
  orders: 'Orders',
  addresses: 'Addresses',
  kept: 'Carts and designs',
  quotes: 'Quotes',
  trade: 'Trade account',
  security: 'Signing in',
  privacy: 'Your data',
} as const

type Section = keyof typeof SECTIONS

/** The account of somebody who is signed in: its sections, each with an address of its own. */
export function SignedIn({ email }: { email: string }) {
  const at = useAt()
  const section = isSection(at) ? at : 'orders'
  useEffect(() => void askTradePrices(), [])
  return (
    <div className="wrap min-h-dvh gap-x-6 pt-8 pb-18 lg:grid lg:grid-cols-12 lg:content-start lg:pt-14 lg:pb-28">
      <Sections section={section} email={email} />
      <div key={section} className="mt-8 min-w-0 lg:col-span-9 lg:mt-0">
        <ScreenTitle>{SECTIONS[section]}</ScreenTitle>
        <div className="mt-6 lg:mt-8">{contentOf(section, email)}</div>
      </div>
    </div>
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
    case 'security':
      return <Security email={email} />
    case 'privacy':
      return <Privacy email={email} />
  }
}

interface SectionsProps {
  readonly section: Section
  readonly email: string
}

function Sections({ section, email }: SectionsProps) {
  return (
    <nav aria-label="Account" className="lg:col-span-3">
      <p className="text-[15px] text-ink-2">
        Signed in as <span className="wrap-anywhere text-ink">{email}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 border-y border-ink py-1 lg:mt-4 lg:block lg:border-b-0 lg:pt-3">
        {Object.entries(SECTIONS).map(([at, name]) => (
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
