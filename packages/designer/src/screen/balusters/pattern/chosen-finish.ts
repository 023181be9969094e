import { type FinishCode, finishName } from '@millrun/catalogue/choosing/option-group'
import { balusterUnderRail } from '@millrun/stair/compatibility/baluster-under-rail'
import { type FittedDesign, fittedDesign } from '@millrun/stair/choices/fitted-design'
import { stylesTogether } from '@millrun/stair/compatibility/styles-together'
import type { Design } from '@millrun/stair/design/design'
import { partsOf } from '@millrun/stair/model/stair-parts'
import { BALUSTER_STYLES, type BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { seriesOf } from '../gallery/baluster-series.ts'
import { insteadText, isSoldIn, patternOf, standIn } from './stand-in.ts'

/** What stands where each style of a pattern stood; undefined where nothing like it can be had. */
type Beside = readonly (BalusterStyle | undefined)[]

/**
 * The design in another finish. A baluster that is not sold in it gives way to one of its kind that is, on
 * another bar if need be; undefined when nothing like the balusters is.
 */
export function withFinish(before: Design, finish: FinishCode): FittedDesign | undefined {
  const design = { ...before, finish }
  const { styles } = partsOf(design)
  const beside = besideIn(design)
  const first = beside.find((style) => style !== undefined)
  if (first === undefined) return undefined
  const pattern = patternOf(design.pattern.order, beside, first)
  const fitted = fittedDesign({ ...design, pattern })
  const notes = styles.flatMap((style, place) => {
    const now = beside[place] ?? first
    return now === style ? [] : [noteOf(style, now, finish)]
  })
  return { design: fitted.design, notes: [...notes, ...fitted.notes] }
}

/** Which places of the pattern another finish changes. */
export function placesChanged(design: Design, finish: FinishCode): readonly number[] {
  const { styles } = partsOf(design)
  const beside = besideIn({ ...design, finish })
  return styles.flatMap((style, place) => (beside[place] === style ? [] : [place]))
}

/** The balusters of a design in its finish: on the bar that keeps most of what they are worth, the present one first. */
function besideIn(design: Design): Beside {
  const { styles } = partsOf(design)
  if (styles.every((style) => isSoldIn(style, design.finish))) return styles
  const tries = bars(styles).map((bar) => onBar(bar, design))
  const worths = tries.map((beside) => worthOf(styles, beside))
  return tries[worths.indexOf(Math.max(...worths))] ?? []
}

function onBar(bar: BalusterStyle, design: Design): Beside {
  const { styles, rail } = partsOf(design)
  const taken: BalusterStyle[] = []
  const fits = (other: BalusterStyle) =>
    isSoldIn(other, design.finish) &&
    isOneBar(bar, other) &&
    !taken.includes(other) &&
    balusterUnderRail(other, rail).ok
  return styles.map((style) => {
    const now = fits(style) ? style : standIn(style, design, fits)
    if (now !== undefined) taken.push(now)
    return now
  })
}

/** One baluster for each bar that we sell: first that of the pattern, then those nearest to it. */
function bars([first]: readonly BalusterStyle[]): readonly BalusterStyle[] {
  if (first?.kind !== 'iron') return []
  const { barIn, section } = first.shape
  const apartIn = ({ kind, shape }: BalusterStyle) =>
    kind === 'iron' ? Math.abs(shape.barIn - barIn) + (shape.section === section ? 0 : 1) : Infinity
  const others = BALUSTER_STYLES.filter(({ kind }) => kind === 'iron').toSorted(
    (a, b) => apartIn(a) - apartIn(b),
  )
  return [first, ...others].filter(
    (one, index, all) => all.findIndex((other) => isOneBar(one, other)) === index,
  )
}

function isOneBar(one: BalusterStyle, other: BalusterStyle): boolean {
  if (one.kind !== 'iron' || other.kind !== 'iron') return false
  const [a, b] = [one.shape, other.shape]
  return a.barIn === b.barIn && a.section === b.section && a.isHollow === b.isHollow
}

/** What the styles cost whose kind is kept, since ornament is what makes a bar dear; a cent for each that is replaced at all. */
function worthOf(styles: readonly BalusterStyle[], beside: Beside): number {
  return styles.reduce((sum, style, place) => {
    const now = beside[place]
    if (now === undefined) return sum
    return sum + (seriesOf(now) === seriesOf(style) ? style.product.priceCents : 1)
  }, 0)
}

function noteOf(style: BalusterStyle, now: BalusterStyle, finish: FinishCode): string {
  const fit = stylesTogether(now, style)
  const reason =
    isSoldIn(style, finish) && !fit.ok
      ? fit.reason
      : `${style.product.title} is not sold in ${finishName(finish)}.`
  return `${reason} ${insteadText(now, style)}`
}
