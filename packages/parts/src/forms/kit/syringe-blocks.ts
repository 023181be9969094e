import type { SyringePiece } from '@millrun/catalogue/shapes/kit-shape'
import type { Ware } from '../../materials/wares.ts'

/** A part of a syringe between two heights, its middle at the middle of the barrels. Inches. */
export interface SyringeBlock {
  readonly name: string
  readonly ware: Ware
  readonly fromIn: number
  readonly toIn: number
  /** Half its width and half its depth; as deep as wide it is round. */
  readonly halfWideIn: number
  readonly halfDeepIn: number
  /** Where it stands beside the middle, once or twice. */
  readonly atIn: readonly number[]
  /** Its edges, taken off. */
  readonly easeIn: number
}

const WEB_IN = 0.05
const FLANGE_IN = 0.1
const MARK_IN = 0.02
const MARK_APART_IN = 0.2
const LABEL_IN = 0.012

/** What a syringe with two barrels is made of, its outlet at the top. */
export function syringeBlocks({ barrelIn, barrelLongIn }: SyringePiece): readonly SyringeBlock[] {
  const half = barrelIn / 2
  const apart = half + WEB_IN
  const [foot, top] = [-barrelLongIn / 2, barrelLongIn / 2]
  const both = [-apart, apart]
  const plungerIn = 1.7
  const body: Heights = [foot, top]
  const label: Heights = [foot + barrelLongIn * 0.24, foot + barrelLongIn * 0.56]
  return [
    round('barrel of resin', 'amber plastic', body, half, [-apart], half * 0.3),
    round('barrel of hardener', 'gray plastic', body, half, [apart], half * 0.3),
    round('label', 'blue plastic', label, half + LABEL_IN, both, 0.004),
    ...marks(label[1] + MARK_APART_IN, top - 2 * MARK_APART_IN).map((at) =>
      round('mark', 'white plastic', [at, at + MARK_IN], half + LABEL_IN / 2, both, 0.002),
    ),
    oval('head', 'white plastic', [top - 0.1, top + 0.1], apart + half * 0.6, half * 0.55, 0.04),
    round('neck', 'white plastic', [top + 0.08, top + 0.5], 0.17, [0], 0.01),
    round('cap', 'blue plastic', [top + 0.34, top + 0.82], 0.23, [0], 0.03),
    oval('flange', 'white plastic', [foot - FLANGE_IN, foot], apart + half + 0.3, half, 0.03),
    round('plunger', 'white plastic', [foot - plungerIn, foot], half * 0.36, both, 0.01),
    oval(
      'thumb rest',
      'white plastic',
      [foot - plungerIn - FLANGE_IN, foot - plungerIn],
      apart + half * 0.8,
      half * 0.7,
      0.03,
    ),
  ]
}

/** Where how much is left can be read. */
function marks(fromIn: number, toIn: number): readonly number[] {
  const count = Math.floor((toIn - fromIn) / MARK_APART_IN)
  return Array.from({ length: count + 1 }, (_, at) => fromIn + at * MARK_APART_IN)
}

type Heights = readonly [fromIn: number, toIn: number]

function round(
  name: string,
  ware: Ware,
  [fromIn, toIn]: Heights,
  radiusIn: number,
  atIn: readonly number[],
  easeIn: number,
): SyringeBlock {
  return { name, ware, fromIn, toIn, halfWideIn: radiusIn, halfDeepIn: radiusIn, atIn, easeIn }
}

function oval(
  name: string,
  ware: Ware,
  [fromIn, toIn]: Heights,
  halfWideIn: number,
  halfDeepIn: number,
  easeIn: number,
): SyringeBlock {
  return { name, ware, fromIn, toIn, halfWideIn, halfDeepIn, atIn: [0], easeIn }
}
