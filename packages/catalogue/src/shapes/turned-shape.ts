/** Height from the bottom and diameter there, both in inches. */
export type Station = readonly [heightIn: number, diameterIn: number]

/**
 * A wood part turned between square blocks: balusters and turned posts. The lathe's profile is cut
 * out of the square stick, so a diameter larger than the block leaves the square standing: that is
 * how a shoulder begins. Two stations at one height are a step. Where `stations` is empty the part is
 * square over its whole length (S4S).
 */
export interface TurnedShape {
  readonly kind: 'turned'
  readonly lengthIn: number
  readonly blockIn: number
  readonly bottomBlockIn: number
  /** 0 when the turning runs to the top (pin top). */
  readonly topBlockIn: number
  /** To what the top is cut where a rail slopes over it, rising with x; `lengthIn` is that of its long side. */
  readonly topPitchDeg?: number
  readonly stations: readonly Station[]
  /** Turning above the top block, to the very top: the block ends where it begins. */
  readonly finial?: readonly Station[]
  readonly flutes?: { readonly fromIn: number; readonly toIn: number; readonly count: number }
  /** Rope turning between two heights. `depthIn` is cut below the profile, measured on the radius. */
  readonly spiral?: {
    readonly fromIn: number
    readonly toIn: number
    readonly turns: number
    readonly strands: number
    readonly depthIn: number
  }
  /** The end that tells it from a twin with the same foot, where that is the top. */
  readonly tellingEnd?: 'top'
  /** Chamfer or ease of the long edges of the blocks. */
  readonly easeIn: number
}
