import type { Design } from '../design/design.ts'
import { hasTurn } from '../layouts/layouts.ts'
import type { Problem, ProblemPlace } from './problem.ts'
import { partsOf, type StairParts } from '../model/stair-parts.ts'
import { finishName } from '@millrun/catalogue/choosing/option-group'
import { finishOf } from '../stock/finish-of.ts'
import { balusterInLayout } from '../compatibility/baluster-in-layout.ts'
import { balusterUnderRail } from '../compatibility/baluster-under-rail.ts'
import type { Fit } from '../compatibility/fit.ts'
import { newelInSystem } from '../compatibility/newel-in-system.ts'
import { railOverPosts } from '../compatibility/rail-in-system.ts'
import { stylesTogether } from '../compatibility/styles-together.ts'

/** What of a design does not fit together: it may come from an old link, or from parts chosen one by one. */
export function choiceProblems(design: Design): readonly Problem[] {
  const parts = partsOf(design)
  const isKept = design.job === 'keep-rail'
  return [
    ...broken('balusters', balusterFits(design, parts)),
    ...finishProblems(design, parts),
    ...(isKept ? [] : broken('rail', railFits(design, parts))),
    ...(isKept ? [] : broken('newels', newelFits(design, parts))),
  ]
}

function balusterFits(design: Design, { styles, rail }: StairParts): readonly Fit[] {
  const [first] = styles
  return styles.flatMap((style) => [
    balusterInLayout(style, design),
    balusterUnderRail(style, rail),
    ...(first === undefined ? [] : [stylesTogether(first, style)]),
  ])
}

function railFits(design: Design, { rail }: StairParts): readonly Fit[] {
  return design.railSystem === 'over-the-post' ? [railOverPosts(rail, design)] : []
}

function newelFits(design: Design, { newel, landingNewel, rail }: StairParts): readonly Fit[] {
  return [newel, ...(hasTurn(design) ? [landingNewel] : [])].map((one) =>
    newelInSystem(one, design.railSystem, rail),
  )
}

function finishProblems({ finish }: Design, { styles }: StairParts): readonly Problem[] {
  return styles.flatMap((style): readonly Problem[] => {
    if (style.kind === 'wood') return []
    const own = finishOf(style, finish)
    if (own === finish) return []
    const text = `${style.product.title} is not sold in ${finishName(finish)}; it is drawn and priced in ${finishName(own)}.`
    return [{ place: 'balusters', text }]
  })
}

function broken(place: ProblemPlace, fits: readonly Fit[]): readonly Problem[] {
  return fits.flatMap((fit) => (fit.ok ? [] : [{ place, text: fit.reason }]))
}
