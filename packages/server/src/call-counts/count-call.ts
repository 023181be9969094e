/** How often somebody has called within a span of time, and how much of that is left. */
export interface Counted {
  readonly calls: number
  readonly leftMs: number
}

/** Counts a call of whom `key` names, in a span that begins with the first one; of `most`, where it is more matters. */
export type CountCall = (key: string, spanMs: number, most: number) => Promise<Counted>
