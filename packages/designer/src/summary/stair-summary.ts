import { formatInches } from '@millrun/catalogue/inches'
import { choicesLabel } from '@millrun/catalogue/choosing/choices'
import { layoutOf } from '@millrun/stair/layouts/layouts'
import { widestGapIn } from '@millrun/stair/bays/bay'
import { railHeights } from '@millrun/stair/rails/rail-heights'
import type { Stair } from '@millrun/stair/model/stair'
import { lineFor } from '@millrun/stair/stock/line-for'
import { exactText } from './exact-text.ts'

/** The stair in sentences, for whoever cannot see the picture or wants to check it by ear. */
export function stairSummary(stair: Stair): readonly string[] {
  return [
    layoutSentence(stair),
    ...sideSentence(stair),
    ...partSentences(stair),
    ...problems(stair),
  ]
}

function layoutSentence({ design, steps, segments, flights }: Stair): string {
  const name = layoutOf(design).words(design)
  const sizes =
    flights.length === 0
      ? ''
      : `, ${formatInches(design.totalRiseIn)} from floor to floor and ${formatInches(design.widthIn)} wide: ${steps.risers} risers of ${exactText(steps.riseIn)} and treads of ${exactText(steps.runIn)}`
  return `${name}${sizes}${segments.map(({ words }) => words).join('')}.`
}

function sideSentence({ design, flights }: Stair): readonly string[] {
  if (flights.length === 0) return []
  const side = (name: 'left' | 'right') =>
    `the ${name} side is ${design[name] === 'open' ? 'open' : 'a wall'}`
  const footing =
    design.footing === 'treads'
      ? 'balusters stand on the treads'
      : `balusters stand on a knee wall ${formatInches(design.kneeWallIn)} above the nosings`
  return [`Going up, ${side('left')} and ${side('right')}; ${footing}.`]
}

function partSentences(stair: Stair): readonly string[] {
  if (stair.bays.length === 0) return []
  return [balusterSentence(stair), railSentence(stair), newelSentence(stair)]
}

function balusterSentence({ bays, design, parts }: Stair): string {
  const all = bays.flatMap(({ balusters }) => balusters)
  const counts = parts.styles.map((style) => {
    const count = all.filter((one) => one.style === style).length
    return `${count} × ${lineFor(style.product, design).title}`
  })
  const gap = (Math.round(widestGapIn(bays) * 1000) / 1000).toString()
  return `It has ${all.length === 1 ? 'one baluster' : `${all.length} balusters`}: ${counts.join(' and ')}. The widest gap between them is ${gap} inches.`
}

function railSentence(stair: Stair): string {
  const { design, parts, bays } = stair
  const heights = railHeights(design)
  const kinds = new Set(bays.map(({ span }) => span.kind))
  const where = [
    ...(kinds.has('rake') ? [`${formatInches(heights.rakeIn)} above the nosings`] : []),
    ...(kinds.has('level') ? [`${formatInches(heights.levelIn)} above the floor`] : []),
  ].join(' and ')
  if (design.job === 'keep-rail') return `The rail stays, ${where}.`
  const system = design.railSystem === 'post-to-post' ? 'cut between newels' : 'running over newels'
  return `The rail is ${parts.rail.product.title}, ${system}, ${where}.`
}

function newelSentence({ newels, design }: Stair): string {
  const counts = new Map<string, number>()
  for (const { stock } of newels) {
    const label = choicesLabel(stock.product, lineFor(stock.product, design).choices)
    const title = label === '' ? stock.product.title : `${stock.product.title} in ${label}`
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  if (counts.size === 0) return 'It ends at walls, without newels.'
  const names = [...counts].map(([title, count]) => `${count} × ${title}`).join(' and ')
  return design.job === 'keep-rail' ? 'The newels stay.' : `Newels: ${names}.`
}

function problems({ problems: all }: Stair): readonly string[] {
  return all.length === 0 ? [] : ['To be put right:', ...all.map(({ text }) => text)]
}
