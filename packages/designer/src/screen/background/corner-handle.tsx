import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { CornerName, Point } from '../../photograph/corners.ts'

/** Shares of the picture that one press of an arrow key moves a corner; ten times as much with Shift. */
const STEP = 0.001

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface CornerHandleProps {
  readonly name: CornerName
  readonly corner: Point
  readonly onMove: (corner: Point) => void
  /** Whether somebody is moving it just now. */
  readonly onHold: (isHeld: boolean) => void
}

/**
 * One corner to drag, or to move by the arrow keys. It keeps its distance from the finger that takes it. To a
 * screen reader it is a slider from left to right, which tells its height too.
 */
export function CornerHandle({ name, corner, onMove, onHold }: CornerHandleProps) {
  const grip = useRef<Point>(undefined)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = shareAt(event)
    grip.current = { x: corner.x - at.x, y: corner.y - at.y }
    onHold(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (grip.current === undefined) return
    const at = shareAt(event)
    onMove({ x: at.x + grip.current.x, y: at.y + grip.current.y })
  }

  function onLetGo(): void {
    grip.current = undefined
    onHold(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const way = ARROWS[event.key]
    if (way === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? STEP * 10 : STEP
    onMove({ x: corner.x + way.x * step, y: corner.y + way.y * step })
    onHold(true)
  }

  const [x, y] = [percent(corner.x), percent(corner.y)]
  return (
    <label
      style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLetGo}
      className="absolute z-10 -mt-6 -ml-6 grid size-12 cursor-move touch-none place-items-center rounded-full outline-plotter select-none has-focus-visible:outline-2"
    >
      <span className="sr-only">{`${name[0]?.toUpperCase()}${name.slice(1)} corner`}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={0.1}
        value={x}
        aria-valuetext={`${x} % from the left, ${y} % from the top`}
        onChange={(event) => onMove({ x: event.currentTarget.valueAsNumber / 100, y: corner.y })}
        onKeyDown={onKeyDown}
        onBlur={() => onHold(false)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <span className="size-5 rounded-full border-2 border-paper outline-2 outline-plotter" />
    </label>
  )
}

/** Where a pointer is in shares of the picture, which is what the handle is placed in. */
function shareAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const board = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - board.left) / board.width, y: (clientY - board.top) / board.height }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
