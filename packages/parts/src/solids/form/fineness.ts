/**
 * How closely triangles follow curves: 1 for photographs and the single part in 3D, less where many parts
 * are seen from afar, 0.25 at least.
 */
export type Fineness = number

/** Edges as sandpaper leaves them, or as they are drawn. */
export type Edges = 'eased' | 'sharp'

/** How many straight lines follow a curve that takes `atFull` of them in a photograph; 3 at least. */
export function linesFor(atFull: number, fineness: Fineness): number {
  return Math.max(3, Math.round(atFull * fineness))
}
