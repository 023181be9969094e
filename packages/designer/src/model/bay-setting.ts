import type { Design } from '../design/design.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import type { TreadRhythm } from './balusters-on-treads.ts'
import type { RailRun } from './rail-run.ts'
import type { Span } from './span.ts'
import type { StairParts } from './stair-parts.ts'
import type { Steps } from './steps.ts'

/** All that a bay is filled by. */
export interface BaySetting {
  readonly span: Span
  readonly design: Design
  readonly steps: Steps
  readonly parts: StairParts
  readonly rhythm: TreadRhythm
  readonly rail: RailRun
  /** What stands at either end; undefined for a wall. */
  readonly fromNewel: NewelStock | undefined
  readonly toNewel: NewelStock | undefined
}

/** Level guards stop a 4 inch sphere everywhere; the open side of a flight may have its own. */
export const LEVEL_SPHERE_IN = 4

/** The sphere that must not pass in a span, in inches. */
export function sphereOf(span: Span, design: Design): number {
  return span.kind === 'rake' ? design.stairSphereIn : LEVEL_SPHERE_IN
}
