/** Where the middle of a piece lies in its kit, seen from above. Inches. */
export interface Laid {
  readonly xIn: number
  readonly yIn: number
}

/** A thread between two heights above the foot of its rod. */
export interface Thread {
  readonly fromIn: number
  readonly toIn: number
  readonly pitchIn: number
  readonly depthIn: number
  /** Wood screws have a sharp crest and a wide valley; a nut runs on the other kind. */
  readonly isForWood: boolean
}

/** A bolt, a screw or a threaded rod. */
export interface RodPiece {
  readonly kind: 'rod'
  readonly name: string
  readonly lengthIn: number
  /** Over its threads. */
  readonly diameterIn: number
  readonly threads: readonly Thread[]
  /** Ends that run to a point. */
  readonly points: readonly ('foot' | 'top')[]
  /** A countersunk head with a star recess, at the top. */
  readonly headIn?: number
}

export interface NutPiece {
  readonly kind: 'nut'
  readonly name: string
  readonly acrossFlatsIn: number
  readonly thickIn: number
  readonly boreIn: number
}

/** A plain washer, or one whose teeth keep a nut from turning back. */
export interface WasherPiece {
  readonly kind: 'washer'
  readonly name: string
  readonly outsideIn: number
  readonly thickIn: number
  readonly boreIn: number
  readonly teeth?: number
}

/** Closes a bored hole; tapered, its grain across, so that it disappears. */
export interface PlugPiece {
  readonly kind: 'plug'
  readonly name: string
  readonly diameterIn: number
  readonly lengthIn: number
}

/** A square plate: a threaded hole in the middle, and screw holes near its corners. */
export interface PlatePiece {
  readonly kind: 'plate'
  readonly name: string
  readonly sideIn: number
  readonly thickIn: number
  readonly boreIn: number
  /** Between the screw holes. */
  readonly holesApartIn: number
}

/** Two barrels side by side, emptied together by hand. */
export interface SyringePiece {
  readonly kind: 'syringe'
  readonly name: string
  /** Of one barrel. */
  readonly barrelIn: number
  readonly barrelLongIn: number
}

/** Mixes what comes out of both barrels. */
export interface NozzlePiece {
  readonly kind: 'nozzle'
  readonly name: string
  readonly diameterIn: number
  readonly lengthIn: number
}

export type KitPiece = (
  | RodPiece
  | NutPiece
  | WasherPiece
  | PlugPiece
  | PlatePiece
  | SyringePiece
  | NozzlePiece
) &
  Laid

/** What holds a stair together, its pieces laid out side by side as one looks down on them. */
export interface KitShape {
  readonly kind: 'kit'
  /** The one that its sizes are told of comes first. */
  readonly pieces: readonly [KitPiece, ...KitPiece[]]
}
