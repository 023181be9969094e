import type { Point } from '../../photograph/corners.ts'

/** Its diameter, and how much of a picture's longer side it shows. */
const LOUPE_PX = 132
const SHOWN_SHARE = 1 / 18

interface LoupeProps {
  readonly source: HTMLCanvasElement
  /** The place under the loupe, in shares of the picture. */
  readonly place: Point
  /** The corners beside it, to which the sides run. */
  readonly beside: readonly Point[]
}

/** What is around a corner, larger, in the half of the picture where the finger that moves it is not. */
export function Loupe({ source, place, beside }: LoupeProps) {
  const { width, height } = source
  const shown = Math.max(width, height) * SHOWN_SHARE
  return (
    <div
      aria-hidden="true"
      style={{ width: LOUPE_PX, height: LOUPE_PX }}
      className={`pointer-events-none absolute top-2 z-20 ${place.x < 0.5 ? 'right-2' : 'left-2'} overflow-hidden rounded-full border-2 border-paper bg-ink outline outline-ink`}
    >
      <canvas
        width={LOUPE_PX * 2}
        height={LOUPE_PX * 2}
        ref={(canvas) => {
          const context = canvas?.getContext('2d')
          const left = place.x * width - shown / 2
          const top = place.y * height - shown / 2
          context?.clearRect(0, 0, LOUPE_PX * 2, LOUPE_PX * 2)
          context?.drawImage(source, left, top, shown, shown, 0, 0, LOUPE_PX * 2, LOUPE_PX * 2)
        }}
        className="size-full"
      />
      <svg viewBox="-1 -1 2 2" className="absolute inset-0 size-full">
        {beside.map((other) => (
          <line
            key={`${other.x} ${other.y}`}
            x2={(other.x - place.x) * width}
            y2={(other.y - place.y) * height}
            className="stroke-plotter"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <circle r="0.09" fill="none" className="stroke-paper" strokeWidth="0.03" />
      </svg>
    </div>
  )
}
