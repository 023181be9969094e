import { choiceProblems } from './choice-problems.ts'
import { formatInches } from '@millrun/catalogue/inches'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import { limitOf } from '../code-check/rule-set.ts'
import { DESIGN_LIMITS } from '../design/design-limits.ts'
import type { Design } from '../design/design.ts'
import { ornamentClash } from '../balusters/ornament-clash.ts'
import type { Problem, ProblemPlace } from './problem.ts'
import type { Stair } from '../model/stair.ts'

type Built = Omit<Stair, 'problems'>

/** Below this a rail that stays is too low for the code of any place we know, in inches. */
const LOWEST_RAIL_IN = limitOf(IRC_2021, 'handrail-height', 'at least')
/** Treads outside of these are slips of the pen, in inches. */
const { least: LEAST_TREAD_IN, most: LONGEST_TREAD_IN } = DESIGN_LIMITS.treadRunIn

/** Everything about a stair that does not work, each said once. */
export function problemsOf(stair: Built): readonly Problem[] {
  const all = [
    ...retrofitProblems(stair),
    ...choiceProblems(stair.design),
    ...layoutProblems(stair),
    ...(stair.design.job === 'keep-rail' ? [] : railProblems(stair)),
    ...said('balusters', [...balusterProblems(stair), ...ornamentClash(stair.bays)]),
  ]
  const seen = new Set<string>()
  return all.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** A rail that stays is asked for its height before anything else. */
function retrofitProblems({ design }: Built): readonly Problem[] {
  if (design.job === 'new-rail') return []
  const { existingRailIn } = design
  if (existingRailIn === 'not-measured') {
    return said('retrofit', [
      'Measure your rail first: from the top of the rail straight down to the front edge of a tread, at about the fourth step.',
    ])
  }
  if (existingRailIn >= LOWEST_RAIL_IN) return []
  return said('retrofit', [
    `Your rail is ${formatInches(existingRailIn)} high. Most codes ask for at least ${LOWEST_RAIL_IN}", so new balusters under it would not make it right. Check your local code before you order, or plan a new rail.`,
  ])
}

function layoutProblems({ design, steps, segments, flights, bays }: Built): readonly Problem[] {
  if (flights.length === 0) return []
  const isOpen = design.left === 'open' || design.right === 'open'
  const asked = design.risers
  return [
    ...(isOpen
      ? []
      : about('left', 'Both sides are walls, so there is no balustrade to draw. Open a side.')),
    ...(asked !== 'fewest' && asked !== steps.risers
      ? about(
          'risers',
          `A stair with ${segments.some(({ winder }) => winder) ? 'winders' : 'a landing'} needs at least ${steps.risers} risers.`,
        )
      : []),
    ...(steps.runIn < LEAST_TREAD_IN || steps.runIn > LONGEST_TREAD_IN
      ? about(
          'runIn',
          `The treads come out ${formatInches(steps.runIn)} deep. Check the run, or the number of risers.`,
        )
      : []),
    ...tightBays(bays),
  ]
}

/** Newels that stand in one place: between wedges that is put right at their narrow end. */
function tightBays(bays: Built['bays']): readonly Problem[] {
  const tight = bays.filter(({ fromIn, toIn }) => toIn - fromIn < 0).map(({ span }) => span)
  const onWedges = tight.some(({ kind, flight }) => kind === 'rake' && flight === undefined)
  const elsewhere = tight.some(({ kind, flight }) => kind === 'level' || flight !== undefined)
  return [
    ...(elsewhere
      ? about(
          'widthIn',
          'Two newels stand in the same place. Make the stair wider or choose slimmer newels.',
        )
      : []),
    ...(onWedges
      ? about(
          'winderNarrowIn',
          'Two newels stand in the same place beside the winders. Give the winders a wider narrow end, or choose a slimmer landing newel.',
        )
      : []),
  ]
}

function about(decision: keyof Design, text: string): readonly Problem[] {
  return [{ place: 'layout', decision, text }]
}

function railProblems({ bays, newels }: Built): readonly Problem[] {
  const notes = bays.flatMap(({ rail }) => rail.notes)
  const short = newels.flatMap(({ problem }) => problem ?? [])
  return [...said('rail', notes), ...said('newels', short)]
}

/** The shortest of every style that cannot be cut stands for all of them. */
function balusterProblems({ bays }: Built): readonly string[] {
  const broken = bays
    .flatMap(({ balusters }) => balusters.filter(({ problem }) => problem !== undefined))
    .toSorted((a, b) => a.cutIn - b.cutIn)
  const firsts = broken.filter(
    ({ style }, index) => broken.findIndex((one) => one.style === style) === index,
  )
  return firsts.flatMap(({ problem }) => problem ?? [])
}

function said(place: ProblemPlace, texts: readonly string[]): readonly Problem[] {
  return texts.map((text) => ({ place, text }))
}
