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
  /** Bare metal where hands and rags rub it, along edges, which only photographs find. */
  readonly rubbed?: Colour
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
    colours: ['#251912', '#312118', '#40291b'],
    metalness: 0.85,
    roughness: [0.3, 0.4],
    bump: 0.1,
    rubbed: '#8a5632',
  },
  CV: {
    colours: ['#54331f', '#6b432c', '#87583b'],
    metalness: 0.9,
    roughness: [0.3, 0.4],
    bump: 0.1,
    vein: { colour: '#20130c', islandIn: 0.13, share: 0.13, depth: 0.6 },
  },
  AB: {
    colours: ['#4a3419', '#5a411f', '#6b4f29'],
    metalness: 0.9,
    roughness: [0.27, 0.37],
    bump: 0.1,
    rubbed: '#a8803f',
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
    vein: { colour: '#3c3f42', islandIn: 0.13, share: 0.12, depth: 0.6 },
  },
  VB: {
    colours: ['#a07430', '#b38a3e', '#c39c50'],
    metalness: 0.95,
    roughness: [0.28, 0.38],
    bump: 0.08,
  },
}
