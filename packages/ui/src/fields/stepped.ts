/** Against sums that miss a whole step in the last place. */
const NOTHING = 1e-9

/** The next multiple of `step` above a number (`direction` 1) or below it (-1). */
export function stepped(value: number, step: number, direction: 1 | -1): number {
  const steps = (value / step) * direction
  return (Math.floor(steps + NOTHING) + 1) * step * direction
}
