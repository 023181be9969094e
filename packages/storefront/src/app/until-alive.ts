import { isAlive } from './is-alive.ts'

/** How often, and how many times at the most, is looked whether React has taken over all that was printed. */
const PAUSE_MS = 100
const MOST_LOOKS = 100

/** Resolves when React has compared what was printed with what it would have printed itself. */
export async function untilAlive(): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const printed = document.querySelectorAll('#root *')
    if (Array.from(printed).every(isAlive)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
