import { formatInches } from '@millrun/catalogue/inches'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import type { Quantity, Rule } from '@millrun/stair/code-check/rule-set'
import { hasFlight } from '@millrun/stair/layouts/layouts'
import type { Stair } from '@millrun/stair/model/stair'

/** What somebody hears at once of the rail that stays. */
export interface RailVerdict {
  readonly state: 'not-measured' | 'low' | 'high' | 'fits'
  readonly title: string
  readonly sentences: readonly string[]
}

/** How a rail that stays stands to the code, and what follows for new balusters under it. */
export function existingRailVerdict(stair: Stair): RailVerdict {
  const { design } = stair
  const heightIn = design.existingRailIn
  if (heightIn === 'not-measured') return notMeasured(design.railHeightIn)
  const isLevel = !hasFlight(design)
  const lowest = limitOf(isLevel ? 'guard-height-level' : 'handrail-height', 'at least')
  if (heightIn < lowest.limit) return low(heightIn, lowest, stair)
  const highest = limitOf('handrail-height', 'at most')
  return !isLevel && heightIn > highest.limit ? high(heightIn, highest) : fits(heightIn, stair)
}

function notMeasured(drawnIn: number): RailVerdict {
  return {
    state: 'not-measured',
    title: 'Not measured yet',
    sentences: [
      `Until you have, the rail is drawn at ${formatInches(drawnIn)} and the lengths of the balusters are only a guess. Do not order by them.`,
    ],
  }
}

function low(heightIn: number, { limit, section, why }: Rule, stair: Stair): RailVerdict {
  return {
    state: 'low',
    title: `Your rail is ${formatInches(limit - heightIn)} too low`,
    sentences: [
      `It is ${formatInches(heightIn)} high, and the code asks for at least ${formatInches(limit)} (${section}). ${why}`,
      'New balusters under a low rail do not make it right: they would have to come out again with the rail.',
      ...squareTape(heightIn, stair),
    ],
  }
}

/** A tape held square to a sloping rail reads less than one held straight up. */
function squareTape(heightIn: number, { flights, steps }: Stair): readonly string[] {
  if (flights.length === 0) return []
  const plumbIn = heightIn / Math.cos((steps.pitchDeg * Math.PI) / 180)
  return [
    `Did you hold the tape straight up? Held square to the slope, ${formatInches(heightIn)} would mean a rail of about ${formatInches(Math.round(plumbIn * 8) / 8)}.`,
  ]
}

function high(heightIn: number, { limit, section, why }: Rule): RailVerdict {
  return {
    state: 'high',
    title: `Your rail is ${formatInches(heightIn - limit)} higher than a handrail may be`,
    sentences: [
      `The code allows at most ${formatInches(limit)} for a rail that is held on to (${section}). ${why}`,
      'New balusters can stand under it. A second handrail on the wall puts the rest right.',
    ],
  }
}

function fits(heightIn: number, { bays }: Stair): RailVerdict {
  const level = limitOf('guard-height-level', 'at least')
  const isLowOnLevel = heightIn < level.limit && bays.some(({ span }) => span.kind === 'level')
  return {
    state: 'fits',
    title: 'High enough to keep',
    sentences: isLowOnLevel
      ? [
          `That holds for the steps. Along the landing the code asks for ${formatInches(level.limit)}: measure the rail there too.`,
        ]
      : [],
  }
}

/** A limit of the code. Throws when the code has none: it would have lost a rule. */
function limitOf(quantity: Quantity, bound: Rule['bound']): Rule {
  const rule = IRC_2021.rules.find((one) => one.quantity === quantity && one.bound === bound)
  if (rule === undefined) throw new Error(`the code has no limit for ${quantity}`)
  return rule
}
