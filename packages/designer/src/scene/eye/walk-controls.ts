import type { ViewControls } from '@millrun/viewer/orbit/orbit-input'
import { type Walk, WALK_START } from './walk-view.ts'

const FARTHEST_DOWN_DEG = 40
const FARTHEST_UP_DEG = 30
/** Up the stair for twice as near, and for a hundred pixels. */
const SHARE_PER_DOUBLING = 0.12
const SHARE_PER_PX = 0.0006

/** What hands ask of somebody who walks: turning turns the head, zooming and moving lead up and down. */
export function walkControls(here: () => Walk, go: (walk: Walk) => void): ViewControls {
  const climb = (by: number) => {
    const walk = here()
    go({ ...walk, share: Math.min(1, Math.max(0, walk.share + by)) })
  }
  return {
    turn: (rightDeg, upDeg) => {
      const walk = here()
      const downDeg = Math.max(-FARTHEST_UP_DEG, Math.min(FARTHEST_DOWN_DEG, walk.downDeg + upDeg))
      go({ ...walk, rightDeg: walk.rightDeg - rightDeg, downDeg })
    },
    move: (_, upPx) => climb(upPx * SHARE_PER_PX),
    zoom: (factor) => climb(Math.log2(factor) * SHARE_PER_DOUBLING),
    reset: () => go(WALK_START),
  }
}

/** One press of an arrow key, as a zoom. */
const STEP = 1.5

/** Arrow keys up and down walk the stair; `walking` gives nothing while nobody walks. */
export function listenToSteps(
  element: HTMLElement,
  walking: () => ViewControls | undefined,
): () => void {
  const off = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    const factor = { ArrowUp: STEP, ArrowDown: 1 / STEP }[event.key]
    const controls = walking()
    if (factor === undefined || controls === undefined || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    controls.zoom(factor, [0, 0])
  }
  element.addEventListener('keydown', onKey, { signal: off.signal, capture: true })
  return () => off.abort()
}
