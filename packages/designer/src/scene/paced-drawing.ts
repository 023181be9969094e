import type { Frame, Orbit } from '@millrun/viewer/orbit'
import type { WebGLRenderer } from 'three'
import { whenDrawn } from './drawn-by-card.ts'
import { isWorthSharpening, pacedBy, pixelRatio, UNKNOWN_PACE } from './frame-pace.ts'

/** Draws as sharply as the graphics card can follow. */
export interface PacedDrawing {
  /** Draws as soon as the card is free. */
  readonly draw: (orbit: Orbit) => void
  /** Draws at once and as large as a picture to keep; what is seen goes back to its size in the next frame. */
  readonly drawLarge: (orbit: Orbit) => void
  readonly stop: () => void
}

interface Drawing {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly frame: () => Frame
  readonly render: (orbit: Orbit) => void
  /** Whether the eye stands still there. */
  readonly isStill: (orbit: Orbit) => boolean
  /** Asks for `draw` in the next frame. */
  readonly again: () => void
}

const SHARPEST = 2
/** How wide a picture to keep is at least: enough for a screen or half a page. */
const LARGE_PX = 1920

export function pacedDrawing({
  renderer,
  context,
  frame,
  render,
  isStill,
  again,
}: Drawing): PacedDrawing {
  let pace = UNKNOWN_PACE
  let ratio = 1
  let isWarm = false
  let wasMoving = false
  /** Set while the card is drawing. */
  let stopWaiting: (() => void) | undefined
  let isWaiting = false

  /** While the card is busy the picture waits: the next one shows where the eye is then. */
  function draw(orbit: Orbit): void {
    if (stopWaiting !== undefined) {
      isWaiting = true
      return
    }
    const stands = isStill(orbit)
    drawAt(ratioFor(stands && !wasMoving ? 'still' : 'moving'), orbit)
    wasMoving = !stands
    stopWaiting = whenDrawn(context, onDrawn)
  }

  function onDrawn(tookMs: number): void {
    stopWaiting = undefined
    // The first picture waits for the shaders to be made; only the next one tells how quick the card is.
    if (!isWarm) {
      isWarm = true
      again()
      return
    }
    pace = pacedBy(pace, pagePixels() * ratio ** 2, tookMs)
    if (isWaiting || isWorthSharpening(ratio, ratioFor('still'))) again()
    isWaiting = false
  }

  function pagePixels(): number {
    const { widthPx, heightPx } = frame()
    return widthPx * heightPx
  }

  function ratioFor(kind: 'moving' | 'still'): number {
    const sharpest = Math.min(window.devicePixelRatio, SHARPEST)
    return pixelRatio(pace, kind, pagePixels(), sharpest)
  }

  function drawAt(nextRatio: number, orbit: Orbit): void {
    if (nextRatio !== ratio) {
      ratio = nextRatio
      renderer.setPixelRatio(ratio)
    }
    render(orbit)
  }

  return {
    draw,
    drawLarge: (orbit) => {
      drawAt(Math.max(1, LARGE_PX / frame().widthPx), orbit)
      again()
    },
    stop: () => stopWaiting?.(),
  }
}
