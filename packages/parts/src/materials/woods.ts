import type { Species } from '@millrun/catalogue/choosing/species'

/** Woods that products are made of, and hickory, which only an option group offers. */
export type Wood = Species | 'hickory'

/** A colour as `#rrggbb`, in sRGB. */
export type Colour = `#${string}`

/** Lengths across the grain (twice) and along it, in inches to one wave of a pattern. */
export type Grain = readonly [acrossIn: number, acrossIn: number, alongIn: number]

/**
 * What a wood looks like in the solid: rings round a pith that lies off the stick, fibres along the grain,
 * pores in the rings. Photographs and the 3D view are made from the same numbers.
 */
export interface WoodLook {
  /** Across one ring, from early wood through late wood to the dark line that ends it. */
  readonly ring: readonly [early: Colour, middle: Colour, late: Colour, line: Colour]
  readonly ringsPerInch: number
  /** How far rings wander from circles, in inches; with it flat sides show arches. */
  readonly wanderIn: number
  /** How far fibres run past the end of a ring, in rings: 0 a clean line, as diffuse-porous woods nearly have. */
  readonly combed: number
  /** How much rings, and places of a board, differ in lightness: 0 none, 0.35 lively. */
  readonly variation: number
  /** How strongly fibres streak the colour, 0 to 1. */
  readonly fibre: number
  readonly pore: {
    readonly colour: Colour
    /** 0 none to 1: how dark pores are. */
    readonly depth: number
    /** Share of the surface that pores take in early wood. */
    readonly share: number
    readonly size: Grain
    /** How much of that is left in late wood: ring-porous woods little, diffuse-porous ones all. */
    readonly lateShare: number
  }
  /** Slow bands of a second colour along the grain, as in poplar and hickory. */
  readonly streak?: { readonly colour: Colour; readonly strength: number }
  /** Small bright ticks across the rays of quarter-sawn sides, as in beech and white oak. */
  readonly fleck?: { readonly colour: Colour; readonly strength: number }
  /** Of a satin varnish over it, 0 to 1. */
  readonly roughness: number
  /** Weight of the clear coat, 0 to 1. */
  readonly coat: number
}

/** White primer, sprayed: it hides the grain. */
export const PRIMER = { colour: '#e3e1db', roughness: 0.46 } as const

const OAK_PORES: Grain = [0.013, 0.013, 0.24]
const FINE_PORES: Grain = [0.011, 0.011, 0.16]

/** Every wood but the primed one, sanded and varnished satin. */
export const WOOD_LOOKS: Readonly<Record<Exclude<Wood, 'primed'>, WoodLook>> = {
  'red-oak': {
    ring: ['#b98f69', '#c49c76', '#be956e', '#a37853'],
    ringsPerInch: 7.5,
    wanderIn: 2.1,
    combed: 0.15,
    variation: 0.15,
    fibre: 0.55,
    pore: { colour: '#5a3220', depth: 0.5, share: 0.55, size: OAK_PORES, lateShare: 0.04 },
    fleck: { colour: '#9a6c49', strength: 0.4 },
    roughness: 0.44,
    coat: 0.12,
  },
  'white-oak': {
    ring: ['#b7966f', '#c5a67f', '#bd9d75', '#a07e57'],
    ringsPerInch: 8.5,
    wanderIn: 1.9,
    combed: 0.15,
    variation: 0.13,
    fibre: 0.5,
    pore: { colour: '#4d3823', depth: 0.55, share: 0.5, size: OAK_PORES, lateShare: 0.04 },
    fleck: { colour: '#c9ab82', strength: 0.35 },
    roughness: 0.45,
    coat: 0.1,
  },
  poplar: {
    ring: ['#ceb893', '#d5c09c', '#d0ba94', '#b19a72'],
    ringsPerInch: 6,
    wanderIn: 2.6,
    combed: 0.12,
    variation: 0.12,
    fibre: 0.3,
    pore: { colour: '#94805a', depth: 0.16, share: 0.3, size: FINE_PORES, lateShare: 0.8 },
    streak: { colour: '#aaa07f', strength: 0.35 },
    roughness: 0.52,
    coat: 0,
  },
  'hard-maple': {
    ring: ['#dabb95', '#e0c4a0', '#dab994', '#bf9872'],
    ringsPerInch: 4.5,
    wanderIn: 2.6,
    combed: 0.1,
    variation: 0.08,
    fibre: 0.22,
    pore: { colour: '#b18c66', depth: 0.2, share: 0.24, size: FINE_PORES, lateShare: 0.9 },
    roughness: 0.4,
    coat: 0.12,
  },
  maple: {
    ring: ['#d4b087', '#dbba92', '#d3ad83', '#b58b5e'],
    ringsPerInch: 3.5,
    wanderIn: 2.9,
    combed: 0.1,
    variation: 0.12,
    fibre: 0.26,
    pore: { colour: '#a58058', depth: 0.24, share: 0.24, size: FINE_PORES, lateShare: 0.9 },
    roughness: 0.42,
    coat: 0.1,
  },
  cherry: {
    ring: ['#985537', '#a4623f', '#9b5837', '#834428'],
    ringsPerInch: 4.4,
    wanderIn: 3,
    combed: 0.12,
    variation: 0.16,
    fibre: 0.48,
    pore: { colour: '#4a2012', depth: 0.42, share: 0.34, size: FINE_PORES, lateShare: 0.7 },
    roughness: 0.38,
    coat: 0.14,
  },
  hickory: {
    ring: ['#b8895a', '#c99f70', '#c09365', '#a1744a'],
    ringsPerInch: 6.2,
    wanderIn: 2.5,
    combed: 0.9,
    variation: 0.3,
    fibre: 0.48,
    pore: { colour: '#583a20', depth: 0.6, share: 0.28, size: OAK_PORES, lateShare: 0.22 },
    streak: { colour: '#8a5833', strength: 0.6 },
    roughness: 0.44,
    coat: 0.1,
  },
  hemlock: {
    ring: ['#d6b386', '#dcbb90', '#cfa676', '#b98c5c'],
    ringsPerInch: 9,
    wanderIn: 1.8,
    combed: 0.25,
    variation: 0.1,
    fibre: 0.32,
    pore: { colour: '#a07850', depth: 0, share: 0.1, size: FINE_PORES, lateShare: 1 },
    roughness: 0.55,
    coat: 0,
  },
  beech: {
    ring: ['#ca966f', '#d09f79', '#c9946d', '#b07a54'],
    ringsPerInch: 5.5,
    wanderIn: 2.2,
    combed: 0.15,
    variation: 0.09,
    fibre: 0.24,
    pore: { colour: '#8a5638', depth: 0.34, share: 0.22, size: [0.02, 0.02, 0.1], lateShare: 0.9 },
    fleck: { colour: '#a9714c', strength: 0.5 },
    roughness: 0.44,
    coat: 0.08,
  },
  alder: {
    ring: ['#b6815a', '#bd8b65', '#b6805a', '#9a653f'],
    ringsPerInch: 4,
    wanderIn: 2.8,
    combed: 0.12,
    variation: 0.13,
    fibre: 0.3,
    pore: { colour: '#7a4a2c', depth: 0.2, share: 0.26, size: FINE_PORES, lateShare: 0.9 },
    roughness: 0.46,
    coat: 0.06,
  },
  walnut: {
    ring: ['#4f3322', '#5a3c29', '#4f3221', '#3c2416'],
    ringsPerInch: 4.6,
    wanderIn: 4,
    combed: 0.7,
    variation: 0.34,
    fibre: 0.5,
    pore: { colour: '#1c0f08', depth: 0.6, share: 0.32, size: [0.02, 0.02, 0.62], lateShare: 0.5 },
    roughness: 0.38,
    coat: 0.1,
  },
  'special-order': {
    ring: ['#c3ae8c', '#ccb998', '#c5b08e', '#b49e7c'],
    ringsPerInch: 5,
    wanderIn: 2.4,
    combed: 0.8,
    variation: 0.13,
    fibre: 0.4,
    pore: { colour: '#84704f', depth: 0.4, share: 0.28, size: OAK_PORES, lateShare: 0.3 },
    roughness: 0.46,
    coat: 0.08,
  },
}
