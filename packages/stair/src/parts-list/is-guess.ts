import type { Design } from '../design/design.ts'

/** Whether the lengths of a list are a guess: below a rail that nobody has measured yet they cannot be right. */
export function isGuess({ job, existingRailIn }: Design): boolean {
  return job === 'keep-rail' && existingRailIn === 'not-measured'
}
