/** A place in a picture or on a wall, x to the right and y down. What the numbers count says who holds it. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const CORNER_NAMES = ['top left', 'top right', 'bottom right', 'bottom left'] as const
export type CornerName = (typeof CORNER_NAMES)[number]

/**
 * The four corners that a visitor put on a rectangle in a photograph, in the order of `CORNER_NAMES`, in
 * shares of the picture's width and height.
 */
export type Corners = readonly [Point, Point, Point, Point]

/** The same corners with one of them elsewhere, kept inside the picture. */
export function withCorner(corners: Corners, index: number, { x, y }: Point): Corners {
  const moved = { x: clamped(x), y: clamped(y) }
  const [a, b, c, d] = corners
  return [
    index === 0 ? moved : a,
    index === 1 ? moved : b,
    index === 2 ? moved : c,
    index === 3 ? moved : d,
  ]
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share))
}
