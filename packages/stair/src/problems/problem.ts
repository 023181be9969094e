import type { Design } from '../design/design.ts'

/** Where on the screen a problem is put right. */
export type ProblemPlace = 'layout' | 'balusters' | 'rail' | 'newels' | 'retrofit'

/** Something about a design that does not work, in a sentence that says what to do. */
export interface Problem {
  readonly place: ProblemPlace
  /** The decision to change, where it is one. */
  readonly decision?: keyof Design
  readonly text: string
}
