import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Colour } from './woods.ts'

/** What a finish on iron looks like. Photographs and the 3D view are made from the same numbers. */
export interface FinishLook {
  /** Mottled over a few inches, from its darkest places to its lightest. */
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
    /** How far the veins lie below the islands, 0 to 1. */
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
    colours: ['#2a1b13', '#3b281b', '#5f3d27'],
    metalness: 0.85,
    roughness: [0.36, 0.46],
    bump: 0.12,
  },
  CV: {
    colours: ['#633723', '#7b442a', '#965a3a'],
    metalness: 0.9,
    roughness: [0.3, 0.4],
    bump: 0.1,
    vein: { colour: '#20130c', islandIn: 0.085, share: 0.4, depth: 0.25 },
  },
  AB: {
    colours: ['#5d4320', '#705124', '#866632'],
    metalness: 0.9,
    roughness: [0.34, 0.46],
    bump: 0.12,
  },
  PW: {
    colours: ['#6b6b6b', '#848483', '#9b9b99'],
    metalness: 0.9,
    roughness: [0.38, 0.46],
    bump: 0.14,
  },
  SV: {
    colours: ['#8b8f93', '#a6aaad', '#c0c4c6'],
    metalness: 0.92,
    roughness: [0.28, 0.38],
    bump: 0.1,
    vein: { colour: '#484b4e', islandIn: 0.085, share: 0.34, depth: 0.25 },
  },
  VB: {
    colours: ['#a07430', '#b38a3e', '#c39c50'],
    metalness: 0.95,
    roughness: [0.28, 0.38],
    bump: 0.08,
  },
}
