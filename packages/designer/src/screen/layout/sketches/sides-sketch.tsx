import type { Side } from '@millrun/stair/design/design'

interface SidesSketchProps {
  readonly left: Side
  readonly right: Side
}

/** The noses of the steps, from the foot up: half as wide as they look, and how high. */
const NOSES = [0, 1, 2, 3, 4, 5].map((step) => ({ half: 22 - 1.6 * step, y: 54 - 6.2 * step }))
const RAIL_HIGH = 25

const STEPS = NOSES.map(({ half, y }, step) => {
  const next = NOSES[step + 1]
  const riser = next === undefined ? '' : `M${36 - half} ${y}V${next.y}M${36 + half} ${y}V${next.y}`
  return `M${36 - half} ${y}H${36 + half}${riser}`
}).join('')

const EDGE = NOSES.map(({ half, y }) => `L${36 - half} ${y}`).join('')
const RAIL = NOSES.map(
  ({ half, y }, step) => `${step === 0 ? 'M' : 'L'}${36 - half} ${railAt(half, y)}`,
).join('')
const BALUSTERS = NOSES.map(({ half, y }) => `M${36 - half} ${y}V${railAt(half, y)}`).join('')

/** What is farther away looks lower. */
function railAt(half: number, y: number): number {
  return y - (RAIL_HIGH * half) / 22
}

/** A stair as one stands at its foot and looks up: a rail where it is open, a wall where it is not. */
export function SidesSketch({ left, right }: SidesSketchProps) {
  return (
    <svg viewBox="4 0 64 56" aria-hidden="true" className="w-full stroke-current" fill="none">
      <path d={STEPS} strokeWidth="0.7" />
      <SideOf side={left} />
      <g transform="matrix(-1 0 0 1 72 0)">
        <SideOf side={right} />
      </g>
    </svg>
  )
}

function SideOf({ side }: { readonly side: Side }) {
  return side === 'wall' ? (
    <path d={`M14 2V54${EDGE}V2Z`} className="fill-current" fillOpacity="0.14" strokeWidth="0.7" />
  ) : (
    <>
      <path d={BALUSTERS} strokeWidth="0.8" />
      <path d={RAIL} strokeWidth="2" />
      <path d="M14 54V26" strokeWidth="2.6" />
    </>
  )
}
