import type { Frame, Orbit } from '@millrun/viewer/orbit'
import type { WebGLRenderer } from 'three'
import { whenDrawn } from './drawn-by-card.ts'
import { atLeastPacedBy, pacedBy, pixelRatio, UNKNOWN_PACE } from './frame-pace.ts'
import { sharpening } from './sharpening.ts'
import { stripDrawing } from './strip-drawing.ts'
import type { Strip } from './strip-picture.ts'

/** Draws as sharply as the graphics card can follow, and what stands still as sharply as the screen is. */
export interface PacedDrawing {
  /** Draws as soon as the card is free. */
  readonly draw: (orbit: Orbit) => void
  /** Draws at once and as large as a picture to keep; what is seen goes back to its size in the next frame. */
  readonly drawLarge: (orbit: Orbit) => void
  /** Waits for nothing any more, until something is to be drawn again. */
  readonly stop: () => void
}

interface Drawing {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly frame: () => Frame
  readonly render: (orbit: Orbit, strip?: Strip) => void
  /** Whether the eye stands still there. */
  readonly isStill: (orbit: Orbit) => boolean
  /** Asks for `draw` in the next frame. */
  readonly again: () => void
}

const SHARPEST = 2
/** How wide a picture to keep is at least: enough for a screen or half a page. */
const LARGE_PX = 1920

export function pacedDrawing(drawing: Drawing): PacedDrawing {
  const { renderer, context, frame, render, isStill, again } = drawing
  let pace = UNKNOWN_PACE
  let ratio = 1
  let isWarm = false
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
    drawAt(ratioFor(stands && !wasMoving ? 'still' : 'moving'), orbit)
    wasMoving = !stands
    stopWaiting = whenDrawn(context, (tookMs) => onDrawn(orbit, tookMs))
  }

  function onDrawn(orbit: Orbit, tookMs: number): void {
    stopWaiting = undefined
    // The first picture waits for the shaders to be made: it does not tell how quick the card is.
    if (isWarm) pace = pacedBy(pace, pagePixels() * ratio ** 2, tookMs)
    isWarm = true
    if (isWaiting) again()
    else if (isStill(orbit)) sharpen(orbit)
    isWaiting = false
  }

  /** Ends with a picture that is as sharp as the screen; then nothing more is drawn. */
  function sharpen(orbit: Orbit): void {
    stopSharpening = undefined
    const next = sharpening(pace, ratio, sharpest(), pagePixels())
    if (next === undefined || context.isContextLost()) return
    if (next.how === 'at-once') again()
    else {
      const { widthPx, heightPx } = frame()
      stopSharpening = stripDrawing({
        renderer,
        context,
        widthPx: Math.floor(widthPx * next.ratio),
        heightPx: Math.floor(heightPx * next.ratio),
        render: (strip) => render(orbit, strip),
        onStrip: (pixels, tookMs) => (pace = atLeastPacedBy(pace, pixels, tookMs)),
        resize: () => resizeTo(next.ratio),
        onShown: () => sharpen(orbit),
      })
    }
  }

  function pagePixels(): number {
    const { widthPx, heightPx } = frame()
    return widthPx * heightPx
  }

  function ratioFor(kind: 'moving' | 'still'): number {
    return pixelRatio(pace, kind, pagePixels(), sharpest())
  }

  function drawAt(nextRatio: number, orbit: Orbit): void {
    resizeTo(nextRatio)
    render(orbit)
  }

  function resizeTo(nextRatio: number): void {
    if (nextRatio === ratio) return
    ratio = nextRatio
    renderer.setPixelRatio(ratio)
  }

  return {
    draw,
    drawLarge: (orbit) => {
      stopSharpening?.()
      drawAt(Math.max(1, LARGE_PX / frame().widthPx), orbit)
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

/** Pixels of the canvas to one of the page, as many as can be seen. */
function sharpest(): number {
  return Math.min(window.devicePixelRatio, SHARPEST)
}
