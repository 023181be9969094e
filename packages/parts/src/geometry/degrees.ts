/** Sine and cosine of angles in degrees, as everything here is turned by degrees. */
export function cosDeg(angleDeg: number): number {
  return Math.cos((angleDeg * Math.PI) / 180)
}

export function sinDeg(angleDeg: number): number {
  return Math.sin((angleDeg * Math.PI) / 180)
}
