/** From a lower height to an upper one, in inches above the foot of a part. */
export type Heights = readonly [fromIn: number, toIn: number]

/** So much height about a middle. */
export function heightsAbout(centreIn: number, heightIn: number): Heights {
  return [centreIn - heightIn / 2, centreIn + heightIn / 2]
}
