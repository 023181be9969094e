import type { Room } from '@millrun/stair/design/design'

/** What a stair is seen in: one of our rooms, or a photograph of the place where it will stand. */
export type Background = { readonly kind: 'room'; readonly room: Room } | PhotographBackground

/** A straightened photograph that stands upright behind the stair, square to its open side, at true size. */
export interface PhotographBackground {
  readonly kind: 'photograph'
  /** Seen square on; the whole of it is shown. */
  readonly image: ImageBitmap | HTMLCanvasElement
  /** What the picture is wide and high in the house, in inches. */
  readonly widthIn: number
  readonly heightIn: number
  /**
   * From the foot of the first riser on the lower floor to the middle of the picture's lower edge, in inches:
   * along the stair as it is seen, positive to the right of the eye.
   */
  readonly shiftXIn: number
  /** From the lower floor up to the picture's lower edge, in inches. */
  readonly shiftYIn: number
}
