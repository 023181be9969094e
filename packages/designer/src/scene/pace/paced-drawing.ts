import type { Orbit } from '@millrun/viewer/orbit/orbit'
import { whenDrawn } from './drawn-by-card.ts'
import { type Drawing, pacedCanvas } from './paced-canvas.ts'

/** Draws as sharply as the graphics card can follow, and what stands still as sharply as the screen is. */
export interface PacedDrawing {
  /** Draws as soon as the card is free. */
  readonly draw: (orbit: Orbit) => void
  /** Draws at once and as large as a picture to keep; what is seen goes back to its size in the next frame. */
  readonly drawLarge: (orbit: Orbit) => void
  /** Waits for nothing any more, until something is to be drawn again. */
  readonly stop: () => void
}

interface StillDrawing extends Drawing {
  /** Whether the eye stands still there. */
  readonly isStill: (orbit: Orbit) => boolean
  /** Asks for `draw` in the next frame. */
  readonly again: () => void
  /** What stands still is drawn as sharply as it can be. */
  readonly onSharp: () => void
}

/** How wide a picture to keep is at least: enough for a screen or half a page. */
const LARGE_PX = 1920

export function pacedDrawing(drawing: StillDrawing): PacedDrawing {
  const { context, size, isStill, again, onSharp } = drawing
  const canvas = pacedCanvas(drawing)
  let wasMoving = false
  /** Set while the card is drawing. */
  let stopWaiting: (() => void) | undefined
  let isWaiting = false
  /** Set while a sharper picture of what is seen is being drawn. */
  let stopSharpening: (() => void) | undefined

  /** While the card is busy the picture waits: the next one shows where the eye is then. */
  function draw(orbit: Orbit): void {
    stopSharpening?.()
    stopSharpening = undefined
    if (stopWaiting !== undefined) {
      isWaiting = true
      return
    }
    const stands = isStill(orbit)
    canvas.drawAt(canvas.ratioFor(stands && !wasMoving ? 'still' : 'moving'), orbit)
    wasMoving = !stands
    stopWaiting = whenDrawn(context, (tookMs) => onDrawn(orbit, tookMs))
  }

  function onDrawn(orbit: Orbit, tookMs: number): void {
    stopWaiting = undefined
    canvas.hasTaken(tookMs)
    if (isWaiting) again()
    else if (isStill(orbit)) sharpen(orbit)
    isWaiting = false
  }

  /** Ends with a picture that is as sharp as the screen; then nothing more is drawn. */
  function sharpen(orbit: Orbit): void {
    const next = canvas.sharper()
    stopSharpening = undefined
    if (context.isContextLost()) return
    if (next === undefined) onSharp()
    else if (next.how === 'at-once') again()
    else stopSharpening = canvas.drawInStrips(next.ratio, orbit, () => sharpen(orbit))
  }

  return {
    draw,
    drawLarge: (orbit) => {
      stopSharpening?.()
      canvas.drawAt(Math.max(1, LARGE_PX / size().widthPx), orbit)
      again()
    },
    stop: () => {
      stopWaiting?.()
      stopSharpening?.()
      stopWaiting = undefined
      stopSharpening = undefined
    },
  }
}
