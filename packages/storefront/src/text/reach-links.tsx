import { business } from '@millrun/commerce/business'

interface ReachLinkProps {
  readonly className?: string
}

/** Our number, to be called. */
export function PhoneLink({ className }: ReachLinkProps) {
  return (
    <a href={business.phoneHref} className={className}>
      {business.phone}
    </a>
  )
}

/** Our address, to be written to. */
export function MailLink({ className }: ReachLinkProps) {
  return (
    <a href={`mailto:${business.email}`} className={className}>
      {business.email}
    </a>
  )
}
