import { useEffect } from 'react'
import { Link } from '../router/link.tsx'
import { addressLine, business, mapsUrl } from '@millrun/commerce/business'
import { FREE_ABOVE } from '../page/shipping-words.ts'
import { useIsArriving } from '../page/use-is-arriving.ts'
import { paths } from '../paths.ts'
import { FREE_SHIPPING_NOTE } from './banner.tsx'
import { Logo } from './logo.tsx'
import type { MenuLink } from './menu-tree.ts'
import { SITE_LINKS } from './phone-menu-panel.ts'
import { useNews } from '../offline/use-news.ts'
import { showUnit } from '../units/unit-store.ts'
import { UnitSwitch } from '../units/unit-switch.tsx'
import { MailLink, PhoneLink } from '../text/reach-links.tsx'

const COLUMNS: readonly { readonly heading: string; readonly links: readonly MenuLink[] }[] = [
  {
    heading: 'Balusters and newels',
    links: [
      { label: 'Iron Balusters', to: paths.ironBalusters },
      { label: 'Wood Balusters', to: paths.woodBalusters },
      { label: 'Shoes and Knuckles', to: paths.shoesKnuckles },
      { label: 'Newel Posts', to: paths.newels },
      { label: 'Starting and Landing Posts', to: paths.newelPosts },
    ],
  },
  {
    heading: 'Rails and treads',
    links: [
      { label: 'Handrails', to: paths.handrails },
      { label: 'Handrail Fittings', to: paths.fittings },
      { label: 'Handrail Brackets', to: paths.brackets },
      { label: 'Handrail Rosettes', to: paths.rosettes },
      { label: 'Stair Treads', to: paths.treads },
    ],
  },
  {
    heading: business.shortName,
    links: [
      { label: 'All Products', to: paths.products },
      { label: 'Stair Visualizer', to: paths.stairVisualizer },
      { label: 'Design Gallery', to: paths.designGallery },
      { label: 'About', to: paths.about },
      { label: 'Contact', to: paths.contact },
      { label: 'Quick Order', to: paths.quickOrder },
      { label: 'Find Your Order', to: paths.orders },
      { label: 'Account', to: paths.account },
    ],
  },
]

/** The foot of every page: who we are, where everything is, and what the asterisk means. */
export function SiteFooter() {
  useEffect(() => void showUnit(), [])
  useNews()
  const isArriving = useIsArriving()
  return (
    <footer
      className={`border-t border-ink bg-paper-2 pt-12 pb-7 text-[15px] lg:pt-14 ${isArriving ? 'late-footer' : ''}`}
    >
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 lg:grid-cols-[4fr_3fr_3fr_3fr]">
          <AboutUs />
          <nav id={SITE_LINKS} aria-label="Footer" tabIndex={-1} className="contents">
            {COLUMNS.map((column) => (
              <LinkColumn key={column.heading} {...column} />
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-col gap-x-6 gap-y-2 border-t border-rule-2/50 pt-4.5 text-sm text-ink-2 md:flex-row md:items-baseline md:justify-between">
          <p id={FREE_SHIPPING_NOTE} tabIndex={-1} className="text-balance target:text-ink">
            <span aria-hidden="true">*</span>
            <span>{`Free standard shipping when the cart subtotal is over ${FREE_ABOVE}.`}</span>
          </p>
          <UnitSwitch className="md:ml-auto" />
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span>© 2026 {business.name}</span>
            <FooterLink link={{ label: 'Privacy', to: paths.privacy }} />
            <FooterLink link={{ label: 'Terms', to: paths.terms }} />
          </p>
        </div>
      </div>
    </footer>
  )
}

function AboutUs() {
  const quiet = 'text-ink-2 no-underline hover:text-ink hover:underline'
  return (
    <div className="col-span-2 lg:col-span-1">
      <Logo />
      <address className="mt-5 not-italic">
        <p>
          <a
            href={mapsUrl()}
            target="_blank"
            rel="noreferrer"
            className={`inline-block py-0.5 ${quiet}`}
          >
            {addressLine()}
          </a>
        </p>
        <p>
          <PhoneLink className={`inline-block py-0.5 ${quiet}`} />
        </p>
        <p>
          <MailLink className={`inline-block py-0.5 ${quiet}`} />
        </p>
      </address>
      <dl className="mt-4 grid w-fit grid-cols-[auto_auto] gap-x-5 text-ink-2">
        {business.hours.showroom.map(({ days, hours }) => (
          <div key={days} className="col-span-2 grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function LinkColumn({ heading, links }: (typeof COLUMNS)[number]) {
  return (
    <div className="group/column max-lg:last:col-span-2">
      <h2 className="mb-2 font-sans text-[15px] leading-snug font-medium tracking-normal">
        {heading}
      </h2>
      <ul className="max-lg:group-last/column:columns-2 max-lg:group-last/column:gap-x-6">
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterLink({ link }: { link: MenuLink }) {
  return (
    <Link
      to={link.to}
      reloadDocument={link.to === paths.account}
      className="inline-block py-1 text-ink-2 no-underline hover:text-ink hover:underline"
    >
      {link.label}
    </Link>
  )
}
