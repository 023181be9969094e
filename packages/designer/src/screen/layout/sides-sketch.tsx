import type { Side } from '../../design/design.ts'

interface SidesSketchProps {
  readonly left: Side
  readonly right: Side
}

/** A stair as one stands at its foot and looks up: a rail where it is open, a wall where it is not. */
export function SidesSketch({ left, right }: SidesSketchProps) {
  return (
    <svg viewBox="0 0 72 56" aria-hidden="true" className="w-full stroke-current" fill="none">
      <path d="M14 54H58M14 54V47H58V54M17 47V40H55V47M20 40V34H52V40M22.5 34V29H49.5V34M24.5 29V25H47.5V29" />
      <SideOf side={left} />
      <g transform="matrix(-1 0 0 1 72 0)">
        <SideOf side={right} />
      </g>
    </svg>
  )
}

function SideOf({ side }: { readonly side: Side }) {
  return side === 'wall' ? (
    <path d="M4 54V2L24.5 2V25L14 47V54Z" className="fill-current" fillOpacity="0.12" />
  ) : (
    <path d="M12 54V24H16V54M16 26L25 10M16 29L25 13M23.5 29V12.5M18.5 40V21.5M21 34V17.5M16.8 47V25" />
  )
}
