import type { ReactNode } from 'react'
import type { Hand, Layout } from '../../design/design.ts'

interface LayoutSketchProps {
  readonly layout: Layout
  readonly turn: Hand
}

/** A layout from above, with the way up; a balcony from the front, as it is known best. */
export function LayoutSketch({ layout, turn }: LayoutSketchProps) {
  const isMirrored = turn === 'right' && layout !== 'balcony' && layout !== 'straight'
  return (
    <svg viewBox="0 0 72 56" aria-hidden="true" className="w-full stroke-current" fill="none">
      <g transform={isMirrored ? 'matrix(1 0 0 -1 0 56)' : undefined} strokeWidth="1">
        {SHAPES[layout]}
      </g>
    </svg>
  )
}

const SHAPES = {
  straight: (
    <>
      <path d="M8 18H64V38H8ZM16 18V38M24 18V38M32 18V38M40 18V38M48 18V38M56 18V38" />
      <path d="M11 28H60M56 25L60 28L56 31" strokeWidth="1.4" />
    </>
  ),
  'l-landing': (
    <>
      <path d="M6 34H46V52H6ZM14 34V52M22 34V52M30 34V52M38 34V52M46 34H64V2H46ZM46 26H64M46 18H64M46 10H64" />
      <path d="M46 34H64V52H46Z" className="fill-current" fillOpacity="0.12" />
      <path d="M9 43H55V6M52 10L55 6L58 10" strokeWidth="1.4" />
    </>
  ),
  'u-landing': (
    <>
      <path d="M6 31H48V49H6ZM14 31V49M22 31V49M30 31V49M38 31V49M6 7H48V25H6ZM14 7V25M22 7V25M30 7V25M38 7V25" />
      <path d="M48 7H66V49H48Z" className="fill-current" fillOpacity="0.12" />
      <path d="M9 40H57V16H10M14 13L10 16L14 19" strokeWidth="1.4" />
    </>
  ),
  balcony: (
    <>
      <path d="M2 46H70V50H2Z" className="fill-current" fillOpacity="0.12" />
      <path d="M16 46V20M22 46V20M28 46V20M34 46V20M40 46V20M46 46V20M52 46V20M58 46V20" />
      <path d="M8 46V13H11V46ZM61 46V13H64V46ZM11 17H61V20H11Z" />
    </>
  ),
} satisfies Record<Layout, ReactNode>
