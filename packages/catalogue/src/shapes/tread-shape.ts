/**
 * How an end of a tread is worked, seen from above: cut square, with a mitred strip of nosing, rounded
 * to a half circle, or to a quarter circle in front.
 */
export type TreadEnd = 'square' | 'return' | 'bullnose' | 'quarter'

/** A level board with a nosing along its front: tread, cap, nosing or landing tread. Inches. */
export interface TreadShape {
  readonly kind: 'tread'
  /** Across the stair. Mitred returns come on top of it, rounded ends are part of it. */
  readonly lengthIn: number
  /** From the front of the nosing to the back edge. */
  readonly depthIn: number
  /** Behind the nosing. */
  readonly thickIn: number
  readonly nose: {
    /** Greater than the thickness of the board where the nosing turns down. */
    readonly thickIn: number
    /** Of the rounding above and below; half the thickness makes a full round. */
    readonly radiusIn: number
    /** How far back a nosing that turns down keeps its thickness. */
    readonly backIn: number
  }
  readonly left: TreadEnd
  readonly right: TreadEnd
  /** Width of a mitred return. */
  readonly returnIn: number
  /** Depth at the narrow left end of a winder. */
  readonly narrowIn?: number
  /**
   * Its outline where it is cut to a template, instead of ends and depths: x to the right, y back from the front,
   * anticlockwise from the left of its front, which alone is nosed.
   */
  readonly plan?: readonly (readonly [xIn: number, yIn: number])[]
  /** The back edge is worked like the front. */
  readonly isBackNosed?: true
  /** The mirror image of what the other numbers say: the part for the other side of the stair. */
  readonly isRightHand?: boolean
  /** What a starting step stands on: a riser that follows the outline of the tread. */
  readonly riser?: {
    readonly heightIn: number
    readonly thickIn: number
    /** How far the nosing stands out beyond it. */
    readonly insetIn: number
  }
}

/** The upright board between two treads. Inches. */
export interface RiserShape {
  readonly kind: 'riser'
  readonly lengthIn: number
  /** Heights it is cut to, the lowest first; pictures and drawings show that one. */
  readonly heightsIn: readonly [number, ...number[]]
  readonly thickIn: number
  /** One end is cut to 45 degrees, the long side in front. */
  readonly isMitred?: true
  /** Saw cuts across the back of a riser that is bent on site. */
  readonly kerfs?: { readonly apartIn: number; readonly depthIn: number }
}

/** A molding with a hollow face, for the corner below a nosing. Inches. */
export interface CoveShape {
  readonly kind: 'cove'
  readonly lengthIn: number
  /** Along the riser and under the tread. */
  readonly sideIn: number
  readonly radiusIn: number
}

/** Whole length with the mitred returns, in inches. */
export function treadOverallIn({ lengthIn, left, right, returnIn }: TreadShape): number {
  const returns = [left, right].filter((end) => end === 'return').length
  return lengthIn + returns * returnIn
}

/**
 * Whether a picture shows all of a part: short ones, those with something to see at both ends, and those
 * that are to be told from their mirror image. The others run out of the picture to the right.
 */
export function isShownWhole(shape: TreadShape | RiserShape): boolean {
  if (shape.lengthIn < 20) return true
  if (shape.kind === 'riser') return false
  return shape.right !== 'square' || shape.narrowIn !== undefined || shape.isRightHand !== undefined
}
