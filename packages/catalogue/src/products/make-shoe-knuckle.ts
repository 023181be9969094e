import { formatInches } from '../inches.ts'
import { FINISH, type FinishCode } from '../option-group.ts'
import type { ShoeKnuckle, ShoeKnuckleKind } from '../shoe-knuckle.ts'
import type { CollarShape, KnuckleShape, ShoeShape } from '../shapes/hardware-shape.ts'

type SlipOnShape = ShoeShape | KnuckleShape | CollarShape

/** What is written by hand about a shoe, knuckle or collar. */
export interface ShoeKnuckleEntry {
  readonly id: string
  /** Title without the size of the bar. */
  readonly name: string
  readonly priceCents: number
  readonly finish: FinishCode
  readonly shape: SlipOnShape
  readonly description: string
  readonly use: string
  readonly searchKeywords?: readonly string[]
}

const KINDS = {
  shoe: 'Shoes',
  knuckle: 'Knuckles',
  collar: 'Collars',
} as const satisfies Record<SlipOnShape['kind'], ShoeKnuckleKind>

const TRADE_WORDS = {
  shoe: ['shoe', 'base shoe', 'foot', 'baluster shoe'],
  knuckle: ['knuckle', 'slip-on knuckle', 'ornament'],
  collar: ['collar', 'band', 'ring'],
} as const satisfies Record<SlipOnShape['kind'], readonly string[]>

/** A shoe, knuckle or collar with its sizes and fit worked out from its shape. */
export function makeShoeKnuckle(entry: ShoeKnuckleEntry): ShoeKnuckle {
  const { id, name, priceCents, finish, shape, description, use } = entry
  return {
    id,
    itemNumber: id.toUpperCase(),
    title: `${name}, ${formatInches(shape.openingIn)} ${shape.section === 'square' ? 'Square' : 'Round'}`,
    family: 'shoes-knuckles',
    category: 'Shoes & Knuckles',
    kind: KINDS[shape.kind],
    type: typeLabel(shape),
    finish,
    priceCents,
    originalCents: Math.round(priceCents * 1.2),
    inStock: true,
    optionGroups: [],
    href: `/gallery/shoes-knuckles#${id}`,
    description,
    features: [fit(shape), construction(shape), fixing(shape), use],
    materials: [shape.wallIn === undefined ? 'Cast iron' : 'Pressed steel', finishName(finish)],
    dimensions: size(shape),
    searchKeywords: [...TRADE_WORDS[shape.kind], ...(entry.searchKeywords ?? [])],
    specifications: specifications(shape, finish),
    inGallery: true,
    shape,
  }
}

/** Name of a finish as the catalogue prints it. */
export function finishName(code: FinishCode): string {
  return FINISH.options.find((option) => option.code === code)?.name ?? code
}

/** Outer sizes in one line: `1-1/4" base, 7/8" high, 1/2" opening`. */
export function size(shape: SlipOnShape): string {
  const opening = `${formatInches(shape.openingIn)} opening`
  return `${outerSize(shape)}, ${formatInches(shape.heightIn)} high, ${opening}`
}

/** The bar it slides on. */
export function fit(shape: SlipOnShape): string {
  return `For ${formatInches(shape.openingIn)} ${shape.section} bar`
}

/** Solid, or hollow with its wall. */
export function construction(shape: SlipOnShape): string {
  return shape.wallIn === undefined
    ? 'Solid casting'
    : `Hollow (lite), ${formatInches(shape.wallIn)} wall`
}

/** How it is kept in place. */
export function fixing(shape: SlipOnShape): string {
  if (shape.kind === 'shoe' && shape.hasSetScrew)
    return 'Set screw in one side, which goes to the back'
  return shape.kind === 'shoe' ? 'Held by a dab of epoxy' : 'Slips on, held by epoxy'
}

function specifications(shape: SlipOnShape, finish: FinishCode): Record<string, string> {
  return {
    Type: typeLabel(shape),
    Opening: `${formatInches(shape.openingIn)} ${shape.section}`,
    Size: `${outerSize(shape)}, ${formatInches(shape.heightIn)} high`,
    Construction: construction(shape),
    Finish: finishName(finish),
    Fixing: fixing(shape),
    ...(shape.kind === 'shoe' && shape.pitchDeg > 0
      ? { Pitch: `${shape.pitchDeg}°, within two degrees` }
      : {}),
  }
}

function typeLabel(shape: SlipOnShape): string {
  const kind =
    shape.kind === 'shoe' ? (shape.pitchDeg > 0 ? 'Pitch shoe' : 'Flat shoe') : shape.kind
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${shape.section}`
}

function outerSize(shape: SlipOnShape): string {
  if (shape.kind === 'shoe') return `${formatInches(shape.baseIn)} ${shape.section} base`
  if (shape.kind === 'knuckle') return `${formatInches(shape.diameterIn)} across`
  return `${formatInches(shape.widthIn)} ${shape.section}`
}
