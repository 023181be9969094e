import type { ViewSize } from '../orbit/orbit.ts'

export type Px = readonly [xPx: number, yPx: number]

/** A dimension as a draughtsman draws it, in pixels of the frame. */
export interface DimensionLine {
  readonly from: Px
  readonly to: Px
  /** Thin lines from the part out to the dimension line. */
  readonly extensions: readonly (readonly [Px, Px])[]
  readonly label: DimensionLabel
}

interface DimensionLabel {
  readonly text: string
  readonly at: Px
  /** Along the line; 0 where the line is too short and the label stands beside it. */
  readonly turnDeg: number
  readonly anchor: 'start' | 'middle' | 'end'
}

const AWAY_PX = 26
const BESIDE_PX = 16
const GAP_PX = 6
const OVER_PX = 6
const CHARACTER_PX = 7.4
const EDGE_PX = 8
const SHARES = Array.from({ length: 41 }, (_, at) => at / 40)

/** The dimension of an edge, on the side that is away from the middle of the part. */
export function dimensionLine(
  from: Px,
  to: Px,
  middle: Px,
  text: string,
  frame: ViewSize,
): DimensionLine {
  const out = wayOut(from, to, middle)
  const off = (point: Px, px: number): Px => [point[0] + out[0] * px, point[1] + out[1] * px]
  const seen = middleOfSeen(from, to, frame)
  const isLong = farPx(from, to) >= text.length * CHARACTER_PX + 24
  return {
    from: off(from, AWAY_PX),
    to: off(to, AWAY_PX),
    extensions: [from, to].map((end) => [off(end, GAP_PX), off(end, AWAY_PX + OVER_PX)] as const),
    label: isLong
      ? { text, at: off(seen, AWAY_PX), turnDeg: uprightTurn(from, to), anchor: 'middle' }
      : withinFrame(
          { text, at: off(seen, AWAY_PX + BESIDE_PX), turnDeg: 0, anchor: anchorBeside(out) },
          frame,
        ),
  }
}

export function farPx(from: Px, to: Px): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** At right angles to the edge, away from the middle of the part, one pixel long. */
function wayOut(from: Px, to: Px, middle: Px): Px {
  const far = farPx(from, to)
  const [x, y] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const side = (from[0] + to[0] - 2 * middle[0]) * -y + (from[1] + to[1] - 2 * middle[1]) * x
  return side >= 0 ? [-y, x] : [y, -x]
}

/** The middle of what the frame shows of a line, so that its label is seen from near too. */
function middleOfSeen(from: Px, to: Px, { widthPx, heightPx }: ViewSize): Px {
  const at = (share: number): Px => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const seen = SHARES.filter((share) => {
    const [x, y] = at(share)
    return x > 0 && y > 0 && x < widthPx && y < heightPx
  })
  return at(((seen[0] ?? 0) + (seen.at(-1) ?? 1)) / 2)
}

/** A label that stands beside its line is kept readable at the sides of the frame. */
function withinFrame(label: DimensionLabel, { widthPx }: ViewSize): DimensionLabel {
  const longPx = label.text.length * CHARACTER_PX
  const before = label.anchor === 'start' ? 0 : label.anchor === 'end' ? longPx : longPx / 2
  const least = EDGE_PX + before
  const most = widthPx - EDGE_PX - (longPx - before)
  return { ...label, at: [Math.max(least, Math.min(most, label.at[0])), label.at[1]] }
}

/** Along the line, never upside down; what stands is read from the right. */
function uprightTurn(from: Px, to: Px): number {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  if (turn > 60) return turn - 180
  return turn < -120 ? turn + 180 : turn
}

function anchorBeside([x]: Px): DimensionLabel['anchor'] {
  if (Math.abs(x) < 0.3) return 'middle'
  return x > 0 ? 'start' : 'end'
}
