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
const FLANGE_IN = 0.13
const LABEL_IN = 0.012

/** What a syringe with two barrels is made of, its outlet at the top. */
export function syringeBlocks({ barrelIn, barrelLongIn }: SyringePiece): readonly SyringeBlock[] {
  const half = barrelIn / 2
  const apart = half + WEB_IN
  const [foot, top] = [-barrelLongIn / 2, barrelLongIn / 2]
  const both = [-apart, apart]
  const plungerIn = 1.5
  return [
    round('barrel', 'white plastic', [foot, top], half, both, half * 0.3),
    round('label', 'blue plastic', [foot + 0.5, top - 0.75], half + LABEL_IN, [-apart], 0.004),
    round('label', 'dark plastic', [foot + 0.5, top - 0.75], half + LABEL_IN, [apart], 0.004),
    oval('head', 'white plastic', [top - 0.12, top + 0.12], apart + half * 0.55, half * 0.6, 0.05),
    round('neck', 'white plastic', [top + 0.1, top + 0.45], 0.2, [0], 0.01),
    round('cap', 'dark plastic', [top + 0.3, top + 0.68], 0.27, [0], 0.05),
    oval(
      'flange',
      'white plastic',
      [foot - FLANGE_IN, foot],
      apart + half + 0.5,
      half + 0.02,
      0.04,
    ),
    round('plunger', 'white plastic', [foot - plungerIn, foot], half * 0.5, both, 0.01),
    oval(
      'thumb rest',
      'white plastic',
      [foot - plungerIn - FLANGE_IN, foot - plungerIn],
      apart + half * 0.9,
      half * 0.85,
      0.05,
    ),
  ]
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
