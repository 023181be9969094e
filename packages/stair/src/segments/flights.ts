import type { Frame } from './frame.ts'

/** Steps in one line. Its frame begins at the face of its first riser, in the middle of its width. */
export interface Flight {
  readonly frame: Frame
  /** Height of the floor or landing that it stands on. */
  readonly baseIn: number
  readonly risers: number
  /** From its first riser's face to its last. */
  readonly lengthIn: number
  readonly widthIn: number
}

/** A floor between two flights: a rectangle in the frame of the lower one, which ends at its front edge. */
export interface Landing {
  readonly frame: Frame
  readonly heightIn: number
  readonly depthIn: number
  /** How far it reaches to the left and to the right of the frame. */
  readonly leftIn: number
  readonly rightIn: number
}
