/** What is cut into a turning after the lathe, such as flutes and rope. */
export interface Carving {
  readonly fromIn: number
  readonly toIn: number
  /** Rows follow each other at most this far apart between the two heights. */
  readonly stepIn: number
  /** How deep the cut is, in inches, `angle` radians round from the front. */
  readonly depthIn: (angle: number, heightIn: number, radiusIn: number) => number
}
