import type { Work } from './work-written.ts'

/** Calls whoever waits for rows to work on, as soon as they are written. */
export interface Bell {
  /** Rings for those who wait for such work. */
  readonly ring: (work: Iterable<Work>) => void
  /** Says whether from now on the bell rings for what others write, too; when that begins, it rings for all. */
  readonly hearOthers: (hears: boolean) => void
  /** How to wait for some work. */
  readonly callFor: (...work: readonly Work[]) => Call
}

/** What somebody waits for. */
export interface Call {
  /** Whether it comes for all that any server writes. Until then one has to look. */
  readonly isSure: () => boolean
  readonly heard: (come: () => void) => void
}

/** The bell of one server. It rings for what is written here; a line to the others rings it for the rest. */
export function openBell(): Bell {
  const waiting = new Map<() => void, readonly Work[]>()
  let hearsOthers = false
  return {
    ring(rung) {
      const written = new Set(rung)
      for (const [come, work] of waiting) if (work.some((one) => written.has(one))) come()
    },
    hearOthers(hears) {
      const isNews = hears && !hearsOthers
      hearsOthers = hears
      if (isNews) for (const come of waiting.keys()) come()
    },
    callFor(...work) {
      return {
        isSure: () => hearsOthers,
        heard: (come) => void waiting.set(come, work),
      }
    },
  }
}
