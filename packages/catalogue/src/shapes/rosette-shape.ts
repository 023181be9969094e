/** Depth in from the outline and height above the wall there, both in inches. */
export type MoldingPoint = readonly [insetIn: number, heightIn: number]

/** A plate between the end of a rail and the wall. Inches. */
export interface RosetteShape {
  readonly kind: 'rosette'
  /** Oblong has half round ends. */
  readonly form: 'square' | 'round' | 'oval' | 'oblong' | 'rectangle'
  readonly widthIn: number
  readonly heightIn: number
  /** From the outline at the wall in to the flat that takes the rail. */
  readonly molding: readonly MoldingPoint[]
}

/** Width and height of the flat face that takes the rail, in inches. */
export function rosetteFaceIn(shape: RosetteShape): readonly [widthIn: number, heightIn: number] {
  const insetIn = shape.molding.at(-1)?.[0] ?? 0
  return [shape.widthIn - 2 * insetIn, shape.heightIn - 2 * insetIn]
}

/** How far a rosette stands off the wall, in inches. */
export function rosetteThickIn(shape: RosetteShape): number {
  return Math.max(...shape.molding.map(([, heightIn]) => heightIn))
}
