interface Place {
  readonly xPercent: number
  readonly yPercent: number
}

/** Closer than this, in percent of the drawing, two rings touch on a phone. */
const TOUCHING_PERCENT = 10
const NUDGE_PX = 6

/** How far a ring is moved off its part, in pixels, so that a neighbour's ring can be told from it. */
export function nudge(place: Place, places: readonly Place[]): readonly [x: number, y: number] {
  const [neighbour] = places
    .filter((other) => other !== place)
    .toSorted((one, other) => distance(one, place) - distance(other, place))
  if (neighbour === undefined || distance(neighbour, place) > TOUCHING_PERCENT) return [0, 0]
  const scale = NUDGE_PX / distance(neighbour, place)
  return [
    (place.xPercent - neighbour.xPercent) * scale,
    (place.yPercent - neighbour.yPercent) * scale,
  ]
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.xPercent - other.xPercent, one.yPercent - other.yPercent)
}
