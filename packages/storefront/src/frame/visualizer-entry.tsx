import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'

/** A flight with its rail, on a field of 24. */
const STAIR = 'M2.5 21H7v-4h4.5v-4H16V9h5.5M4.7 21v-8.5m4.6 4.5V8.7m4.5 4.3V4.9M2.5 14.5 16.5 2.5'

/** The way to the Stair Visualizer, beside the cart: its mark and its name in two short lines. */
export function VisualizerEntry() {
  const { pathname } = useLocation()
  return (
    <Link
      to={paths.stairVisualizer}
      aria-current={pathname === paths.stairVisualizer ? 'page' : undefined}
      className="group/entry flex h-11 shrink-0 items-center gap-2 text-[12px] leading-[1.15] font-medium no-underline"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.25}
        className="size-6.5 shrink-0 lg:max-xl:hidden"
        aria-hidden="true"
      >
        <path d={STAIR} />
      </svg>
      <span className="decoration-plotter decoration-1 underline-offset-3 group-hover/entry:underline group-aria-[current]/entry:underline max-[22.4rem]:sr-only">
        Stair <br />
        Visualizer
      </span>
    </Link>
  )
}
