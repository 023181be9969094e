import { idDraw } from './id-hash.ts'

/** Stars and reviews that stand in until real ones are collected; never to be published as data. */
export interface SampleRating {
  /** 4.8 to 5.0 in tenths. */
  readonly stars: number
  /** 20 to 119. */
  readonly reviews: number
}

/** The sample rating of a product: the same on every load, in the page and on the server. */
export function sampleRating(id: string): SampleRating {
  return { stars: (48 + idDraw(id, 'stars', 3)) / 10, reviews: 20 + idDraw(id, 'reviews', 100) }
}
