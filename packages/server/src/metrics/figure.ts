/** What the database says at a moment, as Prometheus is told it. */
export interface Figure {
  readonly name: string
  /** With the sentence that explains the figure: one for all of a name. */
  readonly help: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** How long ago a time was; 0 where there is none. */
export function secondsSince(at: string | null | undefined, now: Date): number {
  if (at === null || at === undefined) return 0
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}
