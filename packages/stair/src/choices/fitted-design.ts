import { FINISH, type FinishCode, finishName } from '@millrun/catalogue/choosing/option-group'
import { type Design, type Pattern, START_FITTINGS } from '../design/design.ts'
import { hasTurn } from '../layouts/layouts.ts'
import { partsOf } from '../model/stair-parts.ts'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import { FITTING_NAMES } from '../stock/fitting-stock.ts'
import { findNewel, NEWELS } from '../stock/newel-stock.ts'
import { RAILS, type RailStock } from '../stock/rail-stock.ts'
import { balusterInLayout } from '../compatibility/baluster-in-layout.ts'
import { balusterUnderRail } from '../compatibility/baluster-under-rail.ts'
import { firstMisfit, type Fit } from '../compatibility/fit.ts'
import { newelAt, type NewelPlace } from './newel-at.ts'
import { newelInSystem } from '../compatibility/newel-in-system.ts'
import { railOverPosts } from '../compatibility/rail-in-system.ts'
import { stylesTogether } from '../compatibility/styles-together.ts'

/** A design whose parts go together, and what had to be changed for it, as sentences. */
export interface FittedDesign {
  readonly design: Design
  readonly notes: readonly string[]
}

type Fitting = (design: Design) => FittedDesign

/** What stands in for a baluster that cannot be had here. */
const PLAIN_BAR = 'm-101'
/** What is taken first where a newel has to give way. */
const USUAL_NEWELS = {
  'post-to-post': { newelId: 'n-4010', landingNewelId: 'n-4910' },
  'over-the-post': { newelId: 'n-4030', landingNewelId: 'n-4030' },
} as const

/**
 * Lets everything else give way to the balusters that were chosen: other styles of the pattern, finish,
 * rail, system and newels in this order. The first style stays wherever it can be had at all.
 */
export function fittedDesign(design: Design): FittedDesign {
  const steps: readonly Fitting[] = [
    fittedFirst,
    fittedPattern,
    fittedFinish,
    ...(design.job === 'keep-rail' ? [] : [fittedRail, fittedSystem, fittedNewels]),
  ]
  return steps.reduce<FittedDesign>(
    (before, step) => {
      const after = step(before.design)
      return { design: after.design, notes: [...before.notes, ...after.notes] }
    },
    { design, notes: [] },
  )
}

function fittedFirst(design: Design): FittedDesign {
  const [first] = partsOf(design).styles
  const fit = first === undefined ? undefined : balusterInLayout(first, design)
  if (fit === undefined || fit.ok) return unchanged(design)
  const pattern = { styles: [PLAIN_BAR], order: [0] }
  return { design: { ...design, pattern }, notes: [`${fit.reason} Plain bars stand in its place.`] }
}

function fittedPattern(design: Design): FittedDesign {
  const { styles } = partsOf(design)
  const [first] = styles
  if (first === undefined) return unchanged(design)
  const fits = styles.map((style) =>
    firstMisfit([balusterInLayout(style, design), stylesTogether(first, style)]),
  )
  if (fits.every(({ ok }) => ok)) return unchanged(design)
  const pattern = without(design.pattern, (place) => fits[place]?.ok === true)
  return { design: { ...design, pattern }, notes: reasons(fits) }
}

/** A pattern that keeps some of its styles; the first takes the places of the others. */
function without({ styles, order }: Pattern, isKept: (place: number) => boolean): Pattern {
  const kept = styles.filter((_, place) => isKept(place))
  const places = order.map((place) => Math.max(0, kept.indexOf(styles[place] ?? '')))
  return { styles: kept, order: places }
}

function fittedFinish(design: Design): FittedDesign {
  const iron = partsOf(design).styles.flatMap((style) => (style.kind === 'iron' ? [style] : []))
  const isSold = (code: FinishCode) =>
    iron.every(({ product }) => product.availableColors.includes(code))
  const shared = FINISH.options.find(({ code }) => isSold(code))
  if (isSold(design.finish) || shared === undefined) return unchanged(design)
  const notes = [
    `These balusters are not sold together in ${finishName(design.finish)}; the finish is now ${shared.name}.`,
  ]
  return { design: { ...design, finish: shared.code }, notes }
}

function fittedRail(design: Design): FittedDesign {
  const { styles, rail } = partsOf(design)
  const broken = firstMisfit(styles.map((style) => balusterUnderRail(style, rail)))
  if (broken.ok) return unchanged(design)
  const fitting = RAILS.filter((other) => goesOver(other, styles))
  const other =
    fitting.find(({ product }) => product.materials[0] === rail.product.materials[0]) ?? fitting[0]
  if (other === undefined) return unchanged(design)
  const notes = [`${broken.reason} The rail is now ${other.product.title}.`]
  return { design: { ...design, railId: other.product.id }, notes }
}

function goesOver(rail: RailStock, styles: readonly BalusterStyle[]): boolean {
  return styles.every((style) => balusterUnderRail(style, rail).ok)
}

/** Another way to begin the rail is tried before it is cut between posts. */
function fittedSystem(design: Design): FittedDesign {
  if (design.railSystem === 'post-to-post') return unchanged(design)
  const { rail } = partsOf(design)
  const fit = railOverPosts(rail, design)
  if (fit.ok) return unchanged(design)
  const start = START_FITTINGS.find((other) => railOverPosts(rail, { ...design, start: other }).ok)
  return start === undefined
    ? {
        design: { ...design, railSystem: 'post-to-post' },
        notes: [`${fit.reason} The rail is now cut between posts.`],
      }
    : {
        design: { ...design, start },
        notes: [`${fit.reason} It now begins with a ${FITTING_NAMES[start]}.`],
      }
}

/** The newel of a landing that is not there is fitted too, but nobody has to be told. */
function fittedNewels(design: Design): FittedDesign {
  const first = fittedNewel(unchanged(design), 'newelId')
  const both = fittedNewel(first, 'landingNewelId')
  return hasTurn(design) ? both : { design: both.design, notes: first.notes }
}

/**
 * The newel of one place, if it can stay; else the first of its kind that carries the rail there. Where
 * none is long enough, at least one of the right top.
 */
function fittedNewel({ design, notes }: FittedDesign, place: NewelPlace): FittedDesign {
  const newel = findNewel(design[place])
  const fit = newel === undefined ? undefined : newelAt(newel, place, design)
  if (newel === undefined || fit === undefined || fit.ok) return { design, notes }
  const usualId = USUAL_NEWELS[design.railSystem][place]
  const inSystem = [
    ...NEWELS.filter(({ product }) => product.id === usualId),
    ...NEWELS.filter(({ shape }) => shape.kind === newel.shape.kind),
    ...NEWELS,
  ].filter((one) => newelInSystem(one, design.railSystem, partsOf(design).rail).ok)
  const longEnough = inSystem.find((one) => newelAt(one, place, design).ok)
  const other = longEnough ?? (inSystem.includes(newel) ? undefined : inSystem[0])
  if (other === undefined) return { design, notes }
  return {
    design: { ...design, [place]: other.product.id },
    notes: [...notes, `${fit.reason} The newel is now ${other.product.title}.`],
  }
}

function reasons(fits: readonly Fit[]): readonly string[] {
  return fits.flatMap((fit) => (fit.ok ? [] : [fit.reason]))
}

function unchanged(design: Design): FittedDesign {
  return { design, notes: [] }
}
