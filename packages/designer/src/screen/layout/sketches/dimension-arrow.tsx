type Point = readonly [x: number, y: number]

interface DimensionArrowProps {
  readonly from: Point
  readonly to: Point
  /** Where the lines begin that lead from the thing to the arrow's two ends. */
  readonly leads?: readonly [Point, Point]
}

const HEAD = 5
const HALF_HEAD = 1.8

/** A dimension in a sketch: an arrow with two heads, and thin lines to what it measures. */
export function DimensionArrow({ from, to, leads }: DimensionArrowProps) {
  return (
    <g className="stroke-plotter" fill="none" strokeWidth="1">
      {leads !== undefined && (
        <path d={`${line(leads[0], from)}${line(leads[1], to)}`} strokeWidth="0.6" />
      )}
      <path
        d={line(from, to)}
        className="group-focus-within:[stroke-width:2]"
        strokeLinecap="butt"
      />
      <path
        d={head(from, to) + head(to, from)}
        className="fill-plotter"
        strokeWidth="0.4"
        strokeLinejoin="round"
      />
    </g>
  )
}

function line([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${x1} ${y1}L${x2} ${y2}`
}

/** A narrow triangle with its tip at `tip`, that points away from `tail`. */
function head(tip: Point, tail: Point): string {
  const length = Math.hypot(tail[0] - tip[0], tail[1] - tip[1])
  const x = (tail[0] - tip[0]) / length
  const y = (tail[1] - tip[1]) / length
  const [baseX, baseY] = [tip[0] + x * HEAD, tip[1] + y * HEAD]
  const [sideX, sideY] = [-y * HALF_HEAD, x * HALF_HEAD]
  return `M${tip[0]} ${tip[1]}L${baseX + sideX} ${baseY + sideY}L${baseX - sideX} ${baseY - sideY}Z`
}
