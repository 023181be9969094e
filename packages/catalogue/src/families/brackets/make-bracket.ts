import { BRACKETS_APART_IN } from './bracket-count.ts'
import type { Bracket, BracketKind } from './bracket.ts'
import { formatInches } from '../../inches.ts'
import { type FinishCode, finishName } from '../../choosing/option-group.ts'
import type { BracketShape, TreadBracketShape } from '../../shapes/bracket-shape.ts'
import { railWidthIn } from '../../shapes/rail-sizes.ts'
import { usualProduct } from '../usual-listing.ts'
import { RAIL_SECTIONS, type RailSectionName } from '../handrails/rail-sections.ts'

/** What is written by hand about a bracket; sizes and fit follow from its shape. */
export interface BracketEntry {
  readonly id: string
  readonly title: string
  readonly kind: BracketKind
  readonly priceCents: number
  readonly finish: FinishCode
  readonly material: string
  readonly shape: BracketShape | TreadBracketShape
  /** The rail whose clearance is told. */
  readonly rail?: RailSectionName
  readonly description: string
  readonly use: string
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = ['bracket', 'handrail bracket', 'rail bracket', 'support']

/** A bracket with its sizes, clearance and fixing worked out from its shape. */
export function makeBracket(entry: BracketEntry): Bracket {
  const { shape, rail, material, use, searchKeywords, ...written } = entry
  return {
    ...written,
    ...usualProduct('brackets', entry),
    category: 'Handrail Brackets',
    features: [...features(shape, rail), use],
    materials: [material, finishName(entry.finish)],
    dimensions: overall(shape),
    searchKeywords: [...TRADE_WORDS, ...searchKeywords],
    specifications: {
      Material: material,
      Finish: finishName(entry.finish),
      ...(shape.kind === 'bracket' ? railRows(shape, rail) : treadRows(shape)),
    },
    shape:
      shape.kind === 'bracket' && rail !== undefined
        ? { ...shape, rail: RAIL_SECTIONS[rail] }
        : shape,
  }
}

function features(
  shape: BracketShape | TreadBracketShape,
  rail: RailSectionName | undefined,
): readonly string[] {
  if (shape.kind === 'tread-bracket') return [overall(shape), `${shape.holes} screws in each leg`]
  return [
    `${formatInches(shape.projectionIn)} from wall to rail center`,
    saddleText(shape),
    ...(rail === undefined
      ? []
      : [`Keeps a ${railName(rail)} rail ${clearance(shape, rail)} off the wall`]),
  ]
}

function railRows(shape: BracketShape, rail: RailSectionName | undefined): Record<string, string> {
  const { plate, arm, saddle } = shape
  const { least, most } = BRACKETS_APART_IN
  return {
    Projection: projection(shape),
    Rise: `${formatInches(shape.riseIn)}, plate center to underside of rail`,
    ...(rail === undefined
      ? {}
      : { Clearance: `${clearance(shape, rail)} behind a ${railName(rail)} rail` }),
    Plate: `${plateSize(plate)} ${plate.form}, ${plate.screws} screws`,
    Arm: `${formatInches(arm.barIn)} ${arm.section} bar`,
    Saddle: `${formatInches(saddle.lengthIn)} by ${formatInches(saddle.widthIn)}, ${saddle.screws} screws, ${saddle.pivots ? 'tilts to the pitch' : 'fixed'}`,
    Spacing: `Into studs, ${least / 12} to ${most / 12} feet apart; check your local code`,
  }
}

function treadRows(shape: TreadBracketShape): Record<string, string> {
  return {
    Length: formatInches(shape.lengthIn),
    'Under the tread': formatInches(shape.deepIn),
    'On the stringer': formatInches(shape.tallIn),
    Thickness: formatInches(shape.thickIn),
    Holes: `${shape.holes} in each leg, countersunk`,
    Brace: shape.isBraced ? 'Welded web between the legs' : 'None',
  }
}

function overall(shape: BracketShape | TreadBracketShape): string {
  return shape.kind === 'bracket'
    ? `${projection(shape)} projection, ${plateSize(shape.plate)} plate, ${formatInches(shape.saddle.lengthIn)} saddle`
    : `${formatInches(shape.lengthIn)} long, ${formatInches(shape.deepIn)} by ${formatInches(shape.tallIn)} angle, ${formatInches(shape.thickIn)} thick`
}

/** The projection, or the least and the greatest where the arm draws out. */
function projection({ projectionIn, arm }: BracketShape): string {
  const most =
    arm.drawsOutIn === undefined ? '' : ` to ${formatInches(projectionIn + arm.drawsOutIn)}`
  return `${formatInches(projectionIn)}${most}`
}

function plateSize({ widthIn, heightIn }: BracketShape['plate']): string {
  return widthIn === heightIn
    ? formatInches(widthIn)
    : `${formatInches(widthIn)} by ${formatInches(heightIn)}`
}

function saddleText({ saddle }: BracketShape): string {
  const form =
    saddle.form === 'hollow' ? 'Hollow saddle for round rail' : 'Flat saddle for molded rail'
  return saddle.pivots ? `${form}, tilts to the pitch` : form
}

function railName(rail: RailSectionName): string {
  return formatInches(railWidthIn({ halfSection: RAIL_SECTIONS[rail] }))
}

/** Room for the fingers between wall and rail. */
function clearance(shape: BracketShape, rail: RailSectionName): string {
  return formatInches(shape.projectionIn - railWidthIn({ halfSection: RAIL_SECTIONS[rail] }) / 2)
}
