import type { ReactNode } from 'react'
import type { Hand, Layout } from '../../design/design.ts'

interface LayoutSketchProps {
  readonly layout: Layout
  readonly turn: Hand
}

/** A layout from above, with the way up; a balcony from the front, as it is known best. */
export function LayoutSketch({ layout, turn }: LayoutSketchProps) {
  const isMirrored = turn === 'right' && (layout === 'l-landing' || layout === 'u-landing')
  return (
    <svg
      viewBox="0 0 72 56"
      aria-hidden="true"
      className="mx-auto w-32 stroke-current"
      fill="none"
      strokeWidth="0.9"
    >
      <g transform={isMirrored ? 'matrix(1 0 0 -1 0 56)' : undefined}>{SHAPES[layout]}</g>
    </svg>
  )
}

const SHAPES: Readonly<Record<Layout, ReactNode>> = {
  straight: (
    <>
      <path d="M8 18H64V38H8Z" />
      <path d="M16 18V38M24 18V38M32 18V38M40 18V38M48 18V38M56 18V38" strokeWidth="0.4" />
      <WayUp along="M11 28H61" head="M57 25L61 28L57 31" />
    </>
  ),
  'l-landing': (
    <>
      <path d="M6 34H46V52H6ZM46 34V4H64V34" />
      <path d="M14 34V52M22 34V52M30 34V52M38 34V52M46 28H64M46 20H64M46 12H64" strokeWidth="0.4" />
      <path d="M46 34H64V52H46Z" className="fill-current" fillOpacity="0.14" />
      <WayUp along="M9 43H55V7" head="M52 11L55 7L58 11" />
    </>
  ),
  'u-landing': (
    <>
      <path d="M6 31H48V49H6ZM6 7H48V25H6Z" />
      <path
        d="M14 31V49M22 31V49M30 31V49M38 31V49M14 7V25M22 7V25M30 7V25M38 7V25"
        strokeWidth="0.4"
      />
      <path d="M48 7H66V49H48Z" className="fill-current" fillOpacity="0.14" />
      <WayUp along="M9 40H57V16H9" head="M13 13L9 16L13 19" />
    </>
  ),
  balcony: (
    <>
      <path d="M2 44H70V48H2Z" className="fill-current" fillOpacity="0.14" />
      <path d="M16 44V20M22 44V20M28 44V20M34 44V20M40 44V20M46 44V20M52 44V20M57 44V20" />
      <path d="M8 44V12H11V44ZM61 44V12H64V44ZM11 17H61V20H11Z" />
    </>
  ),
}

function WayUp({ along, head }: { readonly along: string; readonly head: string }) {
  return <path d={along + head} strokeWidth="1.3" />
}
