import { fullDescription } from '../../full-description.ts'
import { formatInches } from '../../inches.ts'
import type { IronBaluster } from './iron-baluster.ts'
import { ornamentTexts } from './iron-ornament-text.ts'
import { ironComplexity, ironSeries } from './iron-series.ts'
import { isIronInStock, isIronPopular } from './iron-stock.ts'
import { ironStyle } from './iron-style.ts'
import { ANY_COAT, FINISH, type FinishCode, finishName } from '../../choosing/option-group.ts'
import type { IronBalusterShape, IronOrnament } from '../../shapes/iron-baluster-shape.ts'
import { usualProduct } from '../usual-listing.ts'
import type { BarStock } from './patterns/bars.ts'

const DEFAULT_LENGTH_IN = 44

/** What is written by hand about an iron baluster; everything else follows from it. */
export interface IronBalusterEntry {
  readonly id: string
  readonly title: string
  /** List price in cents, the work of its series included. */
  readonly priceCents: number
  /** The one finish it is sold in, or `all` when the buyer chooses. */
  readonly finish: FinishCode | 'all'
  readonly bar: BarStock
  /** 44 unless it says otherwise. */
  readonly lengthIn?: number
  readonly ornaments: readonly IronOrnament[]
  readonly description: string
  readonly searchKeywords?: readonly string[]
}

const TRADE_WORDS = ['iron baluster', 'wrought iron', 'spindle', 'picket', 'stair baluster']

/** An iron baluster with its sizes, fit, weight, series, style and stock worked out. */
export function makeIronBaluster(entry: IronBalusterEntry): IronBaluster {
  const { id, title, finish } = entry
  const shape = shapeOf(entry)
  const series = ironSeries(id, title)
  const features = featuresOf(shape)
  const description = fullDescription(entry.description, title, features)
  return {
    ...usualProduct('iron-balusters', { ...entry, description }),
    category: 'Iron Balusters',
    inStock: isIronInStock(id),
    isPopular: isIronPopular(id),
    optionGroups: finish === 'all' ? [FINISH] : [],
    series,
    style: ironStyle(title, description),
    complexity: ironComplexity(series),
    availableColors: finish === 'all' ? FINISH.options.map(({ code }) => code) : [finish],
    heightIn: shape.lengthIn,
    section: shape.section,
    barIn: shape.barIn,
    isHollow: shape.isHollow,
    isPlain: shape.ornaments.length === 0,
    features,
    materials: [`${shape.isHollow ? 'Hollow' : 'Solid'} mild steel`, coat(finish)],
    dimensions: `${formatInches(shape.lengthIn).replace('"', '')} inches long, ${barText(shape)}`,
    searchKeywords: [...TRADE_WORDS, series.toLowerCase(), ...(entry.searchKeywords ?? [])],
    specifications: specifications(shape, finish),
    shape,
  }
}

function shapeOf({ bar, lengthIn, ornaments }: IronBalusterEntry): IronBalusterShape {
  return { kind: 'iron-baluster', ...bar, lengthIn: lengthIn ?? DEFAULT_LENGTH_IN, ornaments }
}

function barText(shape: IronBalusterShape): string {
  return `${formatInches(shape.barIn)} ${shape.section}`
}

function featuresOf(shape: IronBalusterShape): readonly string[] {
  return [
    `${barText(shape)}, ${formatInches(shape.lengthIn)} long`,
    ...ornamentTexts(shape).map(({ feature }) => feature),
    shape.isHollow ? 'Hollow core' : 'Solid bar',
    `${formatInches(shape.pin.diameterIn)} round pin at the top`,
    'Trims to height at the foot',
  ]
}

function specifications(
  shape: IronBalusterShape,
  finish: IronBalusterEntry['finish'],
): Record<string, string> {
  const ornaments = ornamentTexts(shape).map(({ name, size }) => [name, size] as const)
  return {
    Length: `${formatInches(shape.lengthIn)}, trims to height at the foot`,
    Bar: `${barText(shape)}, ${shape.isHollow ? 'hollow' : 'solid'}`,
    ...Object.fromEntries(ornaments),
    Top: `${formatInches(shape.pin.diameterIn)} round pin, ${formatInches(shape.pin.lengthIn)} long`,
    Finish: coat(finish),
    'Fits shoe': `${barText(shape)}, flat or pitch`,
  }
}

function coat(finish: IronBalusterEntry['finish']): string {
  return finish === 'all' ? ANY_COAT : `${finishName(finish)} powder coat`
}
