import { isSameView, type Orbit, type ViewSize } from '@millrun/viewer/orbit/orbit'
import type { ViewControls } from '@millrun/viewer/orbit/orbit-input'
import { type OrbitMotion, orbitMotion } from '@millrun/viewer/orbit/orbit-motion'
import type { Stair } from '@millrun/stair/model/stair'
import { boxOf, stairHull } from '../stair-hull.ts'
import { composedView } from './composed-view.ts'
import { stairControls } from './stair-controls.ts'
import { listenToSteps, walkControls } from './walk-controls.ts'
import { type Walk, WALK_START, walkView } from './walk-view.ts'

export type LookFrom = 'orbit' | 'walk-up'

/** What is looked at, and on what. */
interface Subject {
  readonly stair: Stair
  readonly size: ViewSize
  /** Whether it stands before a photograph. */
  readonly isPhotograph: boolean
}

/** The eye that goes round a stair or walks up it. */
export interface StairEye {
  readonly motion: OrbitMotion
  readonly controls: ViewControls
  readonly size: () => ViewSize
  readonly isWalking: () => boolean
  /** Whether it looks at the whole stair, as it did at first. */
  readonly isOnWhole: () => boolean
  /** Something else to look at. Who looks at the whole goes on doing so; who went nearer stays there. */
  readonly see: (next: Partial<Subject>) => void
  readonly lookFrom: (from: LookFrom) => void
  /** Walks to a share of the way up, 0 to 1. */
  readonly climb: (share: number) => void
  readonly close: () => void
}

/** Arrow keys on `host` walk up and down. */
export function stairEye(
  host: HTMLElement,
  first: Subject,
  draw: (orbit: Orbit) => void,
  { onClimbed }: { readonly onClimbed?: (share: number) => void },
): StairEye {
  let subject = first
  let composed = composedOf(first)
  let from: LookFrom = 'orbit'
  let walk = WALK_START
  const motion = orbitMotion(composed.whole, draw)
  const round = stairControls(motion, () => ({ ...subject, box: boxAround(subject), ...composed }))
  const up = walkControls(() => walk, goUp)
  const hands = () => (from === 'orbit' ? round : up)
  const stopWalking = listenToSteps(host, () => (from === 'walk-up' ? up : undefined))

  function goUp(next: Walk): void {
    if (next.share !== walk.share) onClimbed?.(next.share)
    walk = next
    if (from === 'walk-up') motion.go(walkView(subject.stair, walk))
  }

  function see(next: Partial<Subject>): void {
    const before = subject
    const isWhole = isOnWhole()
    subject = { ...subject, ...next }
    composed = composedOf(subject)
    // a photograph is right from in front of it only, and a room looks best from aside
    const isAnew = before.isPhotograph !== subject.isPhotograph
    if (from === 'walk-up') motion.jump(walkView(subject.stair, walk))
    else if (isWhole || isAnew) motion.jump(composed.whole)
    else motion.ask()
  }

  function isOnWhole(): boolean {
    return from === 'orbit' && isSameView(motion.goal(), composed.whole)
  }

  return {
    motion,
    controls: {
      turn: (rightDeg, upDeg) => hands().turn(rightDeg, upDeg),
      move: (rightPx, upPx) => hands().move(rightPx, upPx),
      zoom: (factor, at) => hands().zoom(factor, at),
      reset: () => hands().reset(),
    },
    size: () => subject.size,
    isWalking: () => from === 'walk-up',
    isOnWhole,
    see,
    lookFrom: (next) => {
      if (next === from) return
      from = next
      motion.jump(next === 'orbit' ? composed.whole : walkView(subject.stair, walk))
    },
    climb: (share) => goUp({ ...walk, share: Math.min(1, Math.max(0, share)) }),
    close: () => {
      stopWalking()
      motion.stop()
    },
  }
}

function composedOf({ stair, size, isPhotograph }: Subject) {
  return composedView(stair, size, isPhotograph)
}

function boxAround({ stair }: Subject) {
  return boxOf(stairHull(stair))
}
