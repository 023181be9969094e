/** One corner of a bar's section: how far from the axis, and turned how far from the viewer (right is positive). */
export interface Corner {
  readonly radiusIn: number
  readonly angleDeg: number
}

/** The corners of a square or flat bar, in the order in which they pass the viewer from left to right. */
export function barCorners(widthIn: number, depthIn: number): readonly Corner[] {
  const radiusIn = Math.hypot(widthIn, depthIn) / 2
  const half = (Math.atan2(widthIn, depthIn) * 180) / Math.PI
  return [-half, half, 180 - half, 180 + half].map((angleDeg) => ({ radiusIn, angleDeg }))
}

export interface Side {
  readonly left: Corner
  readonly right: Corner
  readonly normalDeg: number
}

/** The flat sides between neighbouring corners. */
export function barSides(corners: readonly Corner[]): readonly Side[] {
  return corners.map((left, index) => {
    const next = corners[(index + 1) % corners.length] ?? left
    const right = { ...next, angleDeg: next.angleDeg + (index === corners.length - 1 ? 360 : 0) }
    return { left, right, normalDeg: sideNormal(left, right) }
  })
}

function sideNormal(left: Corner, right: Corner): number {
  return (left.angleDeg + right.angleDeg) / 2
}
