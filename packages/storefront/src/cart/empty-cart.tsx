import { useLayoutEffect, useRef } from 'react'
import { Link } from '../router/link.tsx'
import { AddByNumber } from './add-by-number.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../page/button-link.tsx'

/** Centre lines of the balusters between the newels, evenly spaced. */
const PLACES = [63, 102, 141, 180, 219, 258, 297]
const NEWEL = 'M6 155V14h18v141M3 14V9h24v5zM5 9l10-7 10 7'

/** What the drawer shows while there is nothing in it: the rail is up, its balusters are not. */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    // What had the focus went with the last line.
    if (document.activeElement === document.body) sentence.current?.focus()
  }, [])
  return (
    <div className="grow overflow-y-auto px-5 py-9 sm:px-7">
      <svg viewBox="0 0 360 156" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M24 24h312v12H24zM24 136h312v8H24z" strokeWidth="1.2" />
        <path d={NEWEL} strokeWidth="1.2" />
        <path d={NEWEL} strokeWidth="1.2" transform="matrix(-1 0 0 1 360 0)" />
        {PLACES.map((x) => (
          <path key={x} d={`M${x} 41v90`} className="stroke-rule-2" strokeDasharray="14 4 3 4" />
        ))}
        <path d="M0 155h360" strokeWidth="1.2" />
      </svg>
      <p
        ref={sentence}
        tabIndex={-1}
        className="mt-8 font-serif text-[28px] leading-tight tracking-[-0.018em] outline-none"
      >
        Your cart is empty
      </p>
      <p className="mt-2 text-ink-2">Add some beautiful stair parts to get started!</p>
      <ButtonLink to={paths.products} onClick={onLeave} className="mt-6 w-full">
        Explore Products
      </ButtonLink>
      <p className="mt-5 flex gap-6">
        <Link to={paths.ironBalusters} onClick={onLeave} className="more">
          Iron balusters
        </Link>
        <Link to={paths.woodBalusters} onClick={onLeave} className="more">
          Wood balusters
        </Link>
      </p>
      <div className="mt-6 border-t border-rule pt-1">
        <AddByNumber />
      </div>
    </div>
  )
}
