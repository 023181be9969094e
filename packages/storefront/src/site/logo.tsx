import { useId } from 'react'
import { Link } from '../router/link.tsx'
import { business } from '@millrun/commerce/business'
import { paths } from '../paths.ts'

/** The right half of a mushroom newel: cap, bead, fillet and the square it is turned from. */
const HALF =
  'M18 2c8.6 0 15 4.3 15 10.6 0 4.6-3 7.5-7.4 9.2v1.1c2.2.6 3.4 1.9 3.4 3.4s-1.2 2.8-3.4 3.3V31h3.2v7H18z'
const HATCH =
  'M18 10l10-10m-10 15 15-15m-15 20 17-17m-17 22 14-14m-14 19 12-12m-12 17 13-13m-8 13 8-8'
const TURNED = 'M4.4 16.4H18M10.4 21.8H18m-7.6 1.1H18m-7.6 6.7H18M7.2 31H18'

/** The mark as the workshop draws a turned part: one half seen, one half cut. */
export function Mark({ className = '' }: { className?: string }) {
  const clip = useId()
  return (
    <svg
      viewBox="0 0 36 40"
      fill="none"
      stroke="currentColor"
      className={className}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={HALF} />
      </clipPath>
      <path d={HATCH} strokeWidth="0.8" clipPath={`url(#${clip})`} />
      <path d={TURNED} strokeWidth="0.8" />
      <path d={HALF} strokeWidth="1.5" />
      <path d={HALF} strokeWidth="1.5" transform="matrix(-1 0 0 1 36 0)" />
    </svg>
  )
}

/** The rest of our name, below its first word. */
const TRADE = business.name.replace(business.shortName, '').trim()

/** Mark and name; leads home. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <Link to={paths.home} className={`flex shrink-0 items-center gap-3 no-underline ${className}`}>
      <Mark className="-ml-1 h-10 w-9" />
      <span>
        <span className="block font-serif text-[25px] leading-none font-medium tracking-[-0.02em]">
          {business.shortName}
        </span>{' '}
        <span className="mt-1.25 block text-[12px] leading-none tracking-[0.04em] text-ink-2">
          {TRADE}
        </span>
      </span>
    </Link>
  )
}
