import type { IronBalusterShape } from '../../../shapes/iron-baluster-shape.ts'

/** A bar before anything is forged on it. */
export type BarStock = Pick<IronBalusterShape, 'section' | 'barIn' | 'isHollow' | 'pin'>

/** Thin bars have a half inch pin, thick ones a five eighths pin that goes an inch into the rail. */
const THIN_PIN = { diameterIn: 0.5, lengthIn: 0.75 } as const
const THICK_PIN = { diameterIn: 0.625, lengthIn: 1 } as const

const square = { section: 'square' } as const
const round = { section: 'round' } as const
const hollow = { isHollow: true } as const
const solid = { isHollow: false } as const
const half = { barIn: 0.5, pin: THIN_PIN } as const
const nineSixteenths = { barIn: 0.5625, pin: THIN_PIN } as const
const fiveEighths = { barIn: 0.625, pin: THICK_PIN } as const
const threeQuarters = { barIn: 0.75, pin: THICK_PIN } as const

export const SQUARE_1_2_HOLLOW: BarStock = { ...square, ...half, ...hollow }
export const SQUARE_1_2_SOLID: BarStock = { ...square, ...half, ...solid }
export const SQUARE_9_16_SOLID: BarStock = { ...square, ...nineSixteenths, ...solid }
export const SQUARE_5_8_HOLLOW: BarStock = { ...square, ...fiveEighths, ...hollow }
export const SQUARE_5_8_SOLID: BarStock = { ...square, ...fiveEighths, ...solid }
export const SQUARE_3_4_HOLLOW: BarStock = { ...square, ...threeQuarters, ...hollow }
export const SQUARE_3_4_SOLID: BarStock = { ...square, ...threeQuarters, ...solid }
export const ROUND_1_2_SOLID: BarStock = { ...round, ...half, ...solid }
export const ROUND_9_16_HOLLOW: BarStock = { ...round, ...nineSixteenths, ...hollow }
export const ROUND_9_16_SOLID: BarStock = { ...round, ...nineSixteenths, ...solid }
export const ROUND_5_8_HOLLOW: BarStock = { ...round, ...fiveEighths, ...hollow }
export const ROUND_5_8_SOLID: BarStock = { ...round, ...fiveEighths, ...solid }
export const ROUND_3_4_HOLLOW: BarStock = { ...round, ...threeQuarters, ...hollow }
