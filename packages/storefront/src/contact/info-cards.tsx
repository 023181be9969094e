import type { ReactNode } from 'react'
import { addressLine, business } from '@millrun/commerce/business'
import { CopyButton } from './copy-button.tsx'
import { HoursList } from './hours-list.tsx'
import { MailLink, PhoneLink } from '../text/reach-links.tsx'

/** Phone, email, address and hours, side by side. */
export function InfoCards() {
  return (
    <ul className="grid border-y border-t-ink border-b-rule sm:grid-cols-2 lg:grid-cols-4">
      <InfoCard title="Phone">
        <PhoneLink className="inline-block py-0.5 no-underline hover:underline" />
        <p className="mt-1 text-ink-2">Ask for the bench; a person answers.</p>
      </InfoCard>
      <InfoCard title="Email">
        <MailLink className="inline-block py-0.5 break-words no-underline hover:underline" />
        <p className="mt-1 text-ink-2">We reply within 24 hours.</p>
        <p className="mt-2">
          <CopyButton text={business.email} label="Copy e-mail address" done="Address copied" />
        </p>
      </InfoCard>
      <InfoCard title="Address">
        <p>{addressLine()}</p>
      </InfoCard>
      <InfoCard title="Hours">
        <HoursList hours={business.hours.showroom} />
      </InfoCard>
    </ul>
  )
}

function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-rule py-6 not-first:border-t sm:px-6 sm:not-first:border-t-0 sm:even:border-l sm:nth-[n+3]:border-t sm:odd:pl-0 lg:border-t-0! lg:not-first:border-l lg:not-first:pl-6">
      <h2 className="mb-2 text-2xl leading-tight">{title}</h2>
      {children}
    </li>
  )
}
