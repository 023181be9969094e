/** Where on the screen a problem is put right. */
export type ProblemPlace = 'layout' | 'balusters' | 'rail' | 'newels' | 'retrofit'

/** Something about a design that does not work, in a sentence that says what to do. */
export interface Problem {
  readonly place: ProblemPlace
  readonly text: string
}
