import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Colour } from './woods.ts'

/** What a finish on iron looks like. Photographs and the 3D view are made from the same numbers. */
export interface FinishLook {
  /** Fine flakes in one coat, from the darkest to the lightest. */
  readonly colours: readonly [dark: Colour, body: Colour, light: Colour]
  /** How metallic it is, 0 (paint) to 1 (bare metal). */
  readonly metalness: number
  /** From its smoothest places to its roughest, 0 to 1. */
  readonly roughness: readonly [smooth: number, rough: number]
  /** Depth of the fine unevenness of the coat, 0 to 1. */
  readonly bump: number
  /** Hammertone: smooth islands of metal in a net of dark veins. */
  readonly vein?: {
    readonly colour: Colour
    readonly islandIn: number
    /** Share of the surface that veins take. */
    readonly share: number
    /** How far the veins lie below the islands, as a share of how wide those are. */
    readonly depth: number
  }
}

/** Each finish by its code in the option group. */
export const FINISH_LOOKS: Readonly<Record<FinishCode, FinishLook>> = {
  SB: {
    colours: ['#0d0d0e', '#0f0f10', '#121213'],
    metalness: 0,
    roughness: [0.3, 0.37],
    bump: 0.1,
  },
  ORB: {
    colours: ['#291d16', '#2f2219', '#37281e'],
    metalness: 0.5,
    roughness: [0.34, 0.42],
    bump: 0.1,
  },
  CV: {
    colours: ['#5c3722', '#664028', '#714b31'],
    metalness: 0.55,
    roughness: [0.32, 0.4],
    bump: 0.1,
    vein: { colour: '#5e3923', islandIn: 0.024, share: 0.12, depth: 0.02 },
  },
  AB: {
    colours: ['#4d391e', '#574022', '#634a29'],
    metalness: 0.55,
    roughness: [0.32, 0.4],
    bump: 0.1,
  },
  PW: {
    colours: ['#747575', '#7e7f7e', '#8a8988'],
    metalness: 0.55,
    roughness: [0.4, 0.48],
    bump: 0.14,
  },
  SV: {
    colours: ['#a1a5a8', '#a6aaad', '#abafb2'],
    metalness: 0.85,
    roughness: [0.28, 0.38],
    bump: 0.03,
    vein: { colour: '#9fa3a6', islandIn: 0.019, share: 0.1, depth: 0.02 },
  },
  VB: {
    colours: ['#a8803e', '#b08a45', '#ba954f'],
    metalness: 0.6,
    roughness: [0.32, 0.4],
    bump: 0.08,
  },
}
