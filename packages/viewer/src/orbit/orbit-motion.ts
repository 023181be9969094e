import { isSameView, onTheWay, type Orbit } from './orbit.ts'

/** Leads the eye to where it is wished, softly, or at once for who asks for less motion. */
export interface OrbitMotion {
  /** Where it is going. */
  readonly goal: () => Orbit
  readonly go: (to: Orbit) => void
  readonly jump: (to: Orbit) => void
  /** Draws once more, though nothing moves. */
  readonly ask: () => void
  readonly stop: () => void
}

/** Of the way that is left, all but a third is gone in this time. */
const SOFTNESS_MS = 70
const LONGEST_FRAME_MS = 50

/** `draw` is called once for every frame in which something changes, and never else. */
export function orbitMotion(first: Orbit, draw: (orbit: Orbit) => void): OrbitMotion {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  let here = first
  let goal = first
  let asked = 0
  let lastMs = 0

  function ask(): void {
    if (asked !== 0) return
    lastMs = performance.now()
    asked = requestAnimationFrame(step)
  }

  function step(nowMs: number): void {
    asked = 0
    const passedMs = Math.min(LONGEST_FRAME_MS, Math.max(8, nowMs - lastMs))
    const share = still.matches ? 1 : 1 - Math.exp(-passedMs / SOFTNESS_MS)
    here = onTheWay(here, goal, share)
    if (isSameView(here, goal)) here = goal
    else ask()
    draw(here)
  }

  return {
    goal: () => goal,
    go: (to) => {
      goal = to
      ask()
    },
    jump: (to) => {
      goal = to
      here = to
      ask()
    },
    ask,
    stop: () => cancelAnimationFrame(asked),
  }
}
