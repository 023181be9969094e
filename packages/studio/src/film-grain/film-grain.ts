import type { Field } from './bits.ts'

/**
 * How strong grain is at a lightness, both in 255ths: a sensor's drowns in light, and white, on which pictures of parts lie,
 * has none at all.
 */
const STRENGTHS = [
  { lightness: 0, share: 0.5 },
  { lightness: 24, share: 1 },
  { lightness: 130, share: 1 },
  { lightness: 215, share: 0 },
]

/** How much a point takes over of those before it, in 128ths: upper left, upper, upper right, left. */
const TAKEN_OVER = [3, 32, 3, 32]

/** By so much a scale is taken for every 255th of deviation: the decoder's noise has 34 and is divided by 1024. */
const SCALE = 1024 / 34

/**
 * `film_grain_params` of a still frame in colour (AV1, 5.9.30): noise in its lightness alone, `strength` 255ths strong where
 * it is strongest, in a pattern that `seed`, 0 to 65535, chooses.
 */
export function filmGrain(strength: number, seed: number): readonly Field[] {
  return [
    [1, 1], // apply_grain
    [seed, 16],
    [STRENGTHS.length, 4],
    ...STRENGTHS.flatMap(({ lightness, share }): readonly Field[] => [
      [lightness, 8],
      [Math.round(strength * share * SCALE), 8],
    ]),
    [0, 1], // chroma_scaling_from_luma
    [0, 4], // num_cb_points
    [0, 4], // num_cr_points
    [2, 2], // grain_scaling: 1024
    [1, 2], // ar_coeff_lag
    ...TAKEN_OVER.map((share): Field => [share + 128, 8]),
    [1, 2], // ar_coeff_shift: 128
    [0, 2], // grain_scale_shift
    [1, 1], // overlap_flag
    [0, 1], // clip_to_restricted_range
  ]
}
