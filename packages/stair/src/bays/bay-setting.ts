import { IRC_2021 } from '../code-check/irc-2021.ts'
import { limitOf } from '../code-check/rule-set.ts'
import type { Design } from '../design/design.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import type { TreadRhythm } from '../balusters/balusters-on-treads.ts'
import type { RailRun } from '../rails/rail-run.ts'
import type { Span } from '../segments/span.ts'
import type { SetOut } from '../model/set-out.ts'
import type { StairParts } from '../model/stair-parts.ts'
import type { Steps } from '../segments/steps.ts'

/** All that a bay is filled by. */
export interface BaySetting {
  readonly span: Span
  readonly design: Design
  readonly steps: Steps
  readonly parts: StairParts
  readonly rhythm: TreadRhythm
  readonly setOut: SetOut | undefined
  readonly rail: RailRun
  /** What stands at either end; undefined for a wall. */
  readonly fromNewel: NewelStock | undefined
  readonly toNewel: NewelStock | undefined
}

/** Level guards stop this sphere everywhere, in inches; the open side of a flight may have its own. */
export const LEVEL_SPHERE_IN = limitOf(IRC_2021, 'opening-level', 'at most')

/** The sphere that must not pass in a span, in inches. */
export function sphereOf(span: Span, design: Design): number {
  return span.kind === 'rake' ? design.stairSphereIn : LEVEL_SPHERE_IN
}
