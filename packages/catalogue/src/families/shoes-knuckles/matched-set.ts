import { sizeCode } from '../../inches.ts'
import type { Choices } from '../../choosing/choices.ts'
import type { FinishCode, OptionGroup } from '../../choosing/option-group.ts'
import type { HardwareSection, ShoeShape, SlipOnShape } from '../../shapes/hardware-shape.ts'
import { BAR_SIZE, shoeSizes } from './sized-shoe.ts'

/** What has to be known of a bar to say what slides on it. Inches. */
export interface Bar {
  readonly section: HardwareSection
  readonly barIn: number
  readonly isHollow: boolean
}

/** A part that slides on a bar, as the catalogue has it. */
export interface SlipOnPart {
  readonly id: string
  readonly optionGroups: readonly OptionGroup[]
  readonly shape: SlipOnShape
}

/** A part that fits: its product, and the size of it where there are several. */
export interface MatchedPart {
  readonly id: string
  readonly size: Choices
}

/** What fits a bar. Every baluster that we sell has both shoes. */
export interface MatchedSet {
  /** On treads, landings, floors and level curbs. */
  readonly flatShoe: MatchedPart | undefined
  /** On the slope of a knee wall. */
  readonly pitchShoe: MatchedPart | undefined
  readonly knuckles: readonly MatchedPart[]
  readonly collars: readonly MatchedPart[]
}

/**
 * What slides on a bar, out of `parts`: only what is bored for its section and size. Hollow (lite) parts come
 * first for hollow bars, solid ones for solid bars; else the order of `parts` holds, and the shoes are the
 * first of their kind.
 */
export function matchedSet(bar: Bar, parts: readonly SlipOnPart[]): MatchedSet {
  const fitting = parts
    .filter((part) => matchedPart(part, bar) !== undefined)
    .toSorted((a, b) => Number(isAsHollow(b, bar)) - Number(isAsHollow(a, bar)))
  const ofKind = (kind: SlipOnShape['kind']) =>
    fitting
      .filter(({ shape }) => shape.kind === kind)
      .flatMap((part) => matchedPart(part, bar) ?? [])
  const shoeOn = (surface: Surface) => {
    const shoe = fitting.find(({ shape }) => shape.kind === 'shoe' && surfaceOf(shape) === surface)
    return shoe && matchedPart(shoe, bar)
  }
  return {
    flatShoe: shoeOn('flat'),
    pitchShoe: shoeOn('pitched'),
    knuckles: ofKind('knuckle'),
    collars: ofKind('collar'),
  }
}

/** What a shoe stands on: a level, or the slope of a knee wall. */
export type Surface = 'flat' | 'pitched'

/** The surface that a shoe is made for. */
export function surfaceOf({ pitchDeg }: ShoeShape): Surface {
  return pitchDeg === 0 ? 'flat' : 'pitched'
}

/** The choices of a matched part in the finish of its bar; with them its line is named and priced. */
export function matchedChoices({ size }: MatchedPart, finish: FinishCode): Choices {
  return { ...size, finish: finish.toLowerCase() }
}

/** The part in the size that is bored for a bar; undefined where it is bored for none such. */
export function matchedPart(
  { id, optionGroups, shape }: SlipOnPart,
  { section, barIn }: Bar,
): MatchedPart | undefined {
  const sizes = shape.kind === 'shoe' ? shoeSizes(shape) : [shape]
  const isBored = shape.section === section && sizes.some(({ openingIn }) => openingIn === barIn)
  if (!isBored) return undefined
  const hasSizes = optionGroups.some((group) => group.id === BAR_SIZE.id)
  return { id, size: hasSizes ? { [BAR_SIZE.id]: sizeCode(barIn) } : {} }
}

/** Whether a part is hollow where the bar is, or solid as the bar is. */
export function isAsHollow({ shape }: Pick<SlipOnPart, 'shape'>, { isHollow }: Bar): boolean {
  return (shape.wallIn !== undefined) === isHollow
}
