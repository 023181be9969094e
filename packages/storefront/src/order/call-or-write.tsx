import { MailLink, PhoneLink } from '../text/reach-links.tsx'

/** How to ask about an order; the sentence goes on behind it. */
export function CallOrWrite({ className = '' }: { className?: string }) {
  return (
    <>
      Call <PhoneLink className={`more whitespace-nowrap ${className}`} /> or write to{' '}
      <MailLink className={`more ${className}`} />
    </>
  )
}
