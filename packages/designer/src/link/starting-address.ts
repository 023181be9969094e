import { DESIGN_LIMITS } from '@millrun/stair/design/design-limits'
import type { Design } from '@millrun/stair/design/design'
import { stepsOf } from '@millrun/stair/layouts/steps-of'
import { presets } from '@millrun/stair/presets/presets'
import { roomPresets } from '@millrun/stair/presets/room-presets'

/** What an address asks the designer to begin with. */
export interface StartingAddress {
  readonly design: Design
  /** Whether a finished staircase was asked for: then its parts list comes first. */
  readonly isFinished: boolean
  /** How many steps were asked for; left out where the number could not be read. */
  readonly steps?: number
  /** What of the address could not be followed, as sentences. */
  readonly problems: readonly string[]
}

/** Total rises are measured to the quarter inch. */
const PARTS_OF_AN_INCH = 4

/**
 * Reads `?steps=14`, `?preset=scene-bronze` or both from an address: the finished stair of that name, the
 * first one where none is named, with that many steps of the height that it has. What cannot be followed
 * falls back to the stair as it is, and is told. Undefined where the address asks for neither.
 */
export function readStartingAddress(search: string): StartingAddress | undefined {
  const asked = new URLSearchParams(search)
  const [id, count] = [asked.get('preset'), asked.get('steps')]
  if (id === null && count === null) return undefined
  const preset = [...presets, ...roomPresets].find((one) => one.id === id)
  const { design } = preset ?? presets[0]
  const steps = count === null ? undefined : readSteps(count)
  return {
    design: steps === undefined ? design : withSteps(design, steps),
    isFinished: preset !== undefined,
    ...(steps === undefined ? {} : { steps }),
    problems: [
      ...(id === null || preset !== undefined ? [] : [unknownPreset(design)]),
      ...(count === null || steps !== undefined ? [] : [unreadableSteps(design)]),
    ],
  }
}

function readSteps(text: string): number | undefined {
  const { least, most } = DESIGN_LIMITS.risers
  const steps = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return steps >= least && steps <= most ? steps : undefined
}

/** Steps keep the height that they have: with their number the whole rise changes. */
function withSteps(design: Design, steps: number): Design {
  const own = stepsOf(design)
  if (own.risers === steps) return { ...design, risers: steps }
  const totalRiseIn = Math.round(steps * own.riseIn * PARTS_OF_AN_INCH) / PARTS_OF_AN_INCH
  return { ...design, name: `${design.name}, ${steps} steps`, risers: steps, totalRiseIn }
}

function unknownPreset({ name }: Design): string {
  return `The address names a staircase that we do not have, so you begin with ${name}.`
}

function unreadableSteps(design: Design): string {
  const { least, most } = DESIGN_LIMITS.risers
  return `The number of steps has to be a whole number from ${least} to ${most}, so the stair has ${stepsOf(design).risers}.`
}
