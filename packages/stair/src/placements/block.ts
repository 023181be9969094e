import type { Frame } from '../segments/frame.ts'

/** A place of an outline: along a frame, and above the lower floor. */
export type BlockPoint = readonly [alongIn: number, upIn: number]

/** Carpentry that is not sold by the piece: an outline along a frame, pulled out sideways between two lines. */
export interface Block {
  readonly kind: 'carriage' | 'stringer' | 'knee-wall' | 'landing' | 'floor' | 'wall'
  readonly frame: Frame
  /** Closed, anticlockwise seen from the right of the frame. */
  readonly outline: readonly BlockPoint[]
  readonly fromRightIn: number
  readonly toRightIn: number
}
