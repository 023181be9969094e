import { formatInches, sizeCode } from '../../inches.ts'
import {
  ANY_COAT,
  type FinishCode,
  type Option,
  type OptionGroup,
} from '../../choosing/option-group.ts'
import type { ShoeKnuckle, ShoeKnuckleKind } from './shoe-knuckle.ts'
import type { ShoeSize, SlipOnShape } from '../../shapes/hardware-shape.ts'
import { usualProduct } from '../usual-listing.ts'
import { DESCRIPTORS } from '../families.ts'
import { BAR_SIZE, shoeSizes } from './sized-shoe.ts'
import { smallPartFinish } from './small-part-finish.ts'

/** What is written by hand about a shoe, knuckle or collar. */
export interface ShoeKnuckleEntry {
  readonly id: string
  /** Title without the size of the bar. */
  readonly name: string
  readonly priceCents: number
  /** The finish it is priced and first photographed in; the others are chosen. */
  readonly finish: FinishCode
  readonly shape: SlipOnShape
  /** What each further size of a shoe adds to the price, in cents and in the shape's order. */
  readonly sizeAddsCents?: readonly number[]
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
  const { id, name, finish, shape, use } = entry
  return {
    ...usualProduct('shoes-knuckles', { ...entry, title: titleOf(name, shape) }),
    category: 'Shoes & Knuckles',
    kind: KINDS[shape.kind],
    type: typeLabel(shape),
    finish,
    optionGroups: [...sizeGroups(entry), smallPartFinish(finish)],
    href: `${DESCRIPTORS['shoes-knuckles'].path}#${id}`,
    features: [fit(shape), construction(shape), fixing(shape), use],
    materials: [shape.wallIn === undefined ? 'Cast iron' : 'Pressed steel', ANY_COAT],
    dimensions: size(shape),
    searchKeywords: [...TRADE_WORDS[shape.kind], ...(entry.searchKeywords ?? [])],
    specifications: specifications(shape),
    shape,
  }
}

/** A shoe for several bars says in which one it is bought. */
function titleOf(name: string, shape: SlipOnShape): string {
  const section = shape.section === 'square' ? 'Square' : 'Round'
  return sizesOf(shape).length > 1
    ? `${name}, ${section}`
    : `${name}, ${formatInches(shape.openingIn)} ${section}`
}

function sizeGroups({ shape, sizeAddsCents = [] }: ShoeKnuckleEntry): readonly OptionGroup[] {
  const [own, ...further] = sizesOf(shape).map(({ openingIn }, index): Option => ({
    code: sizeCode(openingIn),
    name: `${formatInches(openingIn)} bar`,
    priceAddCents: index === 0 ? 0 : (sizeAddsCents[index - 1] ?? 0),
  }))
  return own === undefined || further.length === 0
    ? []
    : [{ ...BAR_SIZE, options: [own, ...further] }]
}

function sizesOf(shape: SlipOnShape): readonly Pick<ShoeSize, 'openingIn'>[] {
  return shape.kind === 'shoe' ? shoeSizes(shape) : [shape]
}

/** Outer sizes in one line: `1-1/4" base, 7/8" high, 1/2" opening`; of a shoe for several bars size by size. */
export function size(shape: SlipOnShape): string {
  const sizes =
    shape.kind === 'shoe' ? shoeSizes(shape).map((one) => ({ ...shape, ...one })) : [shape]
  return sizes.map((one) => `${outerSize(one)}, ${formatInches(one.openingIn)} opening`).join('; ')
}

/** The bar it slides on. */
export function fit(shape: SlipOnShape): string {
  return `For ${openings(shape)} ${shape.section} bar`
}

/** `1/2"`, or `5/8" or 3/4"`, the thinnest first. */
function openings(shape: SlipOnShape): string {
  const sizes = sizesOf(shape).map(({ openingIn }) => openingIn)
  const [last = '', ...others] = sizes.toSorted((a, b) => b - a).map(formatInches)
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`
}

/** Solid, or hollow with its wall. */
export function construction(shape: SlipOnShape): string {
  return shape.wallIn === undefined
    ? 'Solid casting'
    : `Hollow (lite), ${formatInches(shape.wallIn)} wall`
}

/** How it is kept in place. */
export function fixing(shape: SlipOnShape): string {
  if (shape.kind === 'shoe' && shape.hasSetScrew) return 'Set screw at the back'
  return shape.kind === 'shoe' ? 'Held by a dab of epoxy' : 'Slips on, held by epoxy'
}

function specifications(shape: SlipOnShape): Record<string, string> {
  return {
    Type: typeLabel(shape),
    Opening: `${openings(shape)} ${shape.section}`,
    Size: sizesOf(shape).length > 1 ? size(shape) : outerSize(shape),
    Construction: construction(shape),
    Finish: ANY_COAT,
    Fixing: fixing(shape),
    ...(shape.kind === 'shoe' && shape.pitchDeg > 0
      ? { Pitch: `${shape.pitchDeg}°, within two degrees` }
      : {}),
    ...(sizesOf(shape).length > 1
      ? { Drawing: `Shows the shoe for ${formatInches(shape.openingIn)} bar` }
      : {}),
  }
}

function typeLabel(shape: SlipOnShape): string {
  const kind =
    shape.kind === 'shoe' ? (shape.pitchDeg > 0 ? 'Pitch shoe' : 'Flat shoe') : shape.kind
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${shape.section}`
}

function outerSize(shape: SlipOnShape): string {
  return `${footprint(shape)}, ${formatInches(shape.heightIn)} high`
}

function footprint(shape: SlipOnShape): string {
  if (shape.kind === 'shoe') return `${formatInches(shape.baseIn)} ${shape.section} base`
  if (shape.kind === 'knuckle') return `${formatInches(shape.diameterIn)} across`
  return `${formatInches(shape.widthIn)} ${shape.section}`
}
