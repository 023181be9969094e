/** Where and how much a bar is twisted. Heights in inches, `turns` in whole turns, left-hand when negative. */
export interface Twist {
  readonly fromIn: number
  readonly toIn: number
  readonly turns: number
}

const LEAD_IN = 0.5

/**
 * How far the bar is turned at a height, in degrees from its lower end: even in the middle, taken up and
 * given back smoothly over the first and last half inch.
 */
export function twistAngle(twist: Twist, heightIn: number): number {
  const length = twist.toIn - twist.fromIn
  const lead = Math.min(LEAD_IN, length / 3)
  const rate = (twist.turns * 360) / (length - lead)
  const t = Math.min(Math.max(heightIn - twist.fromIn, 0), length)
  if (t < lead) return (rate * t * t) / (2 * lead)
  if (t > length - lead) return twist.turns * 360 - (rate * (length - t) ** 2) / (2 * lead)
  return rate * (t - lead / 2)
}

/** The height at which the bar has turned by `angleDeg`: the way back from `twistAngle`. */
export function twistHeight(twist: Twist, angleDeg: number): number {
  let low = twist.fromIn
  let high = twist.toIn
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (Math.abs(twistAngle(twist, middle)) < Math.abs(angleDeg)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
