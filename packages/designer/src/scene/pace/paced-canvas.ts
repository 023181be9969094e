import type { Orbit, ViewSize } from '@millrun/viewer/orbit/orbit'
import type { WebGLRenderer } from 'three'
import { atLeastPacedBy, pacedBy, pixelRatio, UNKNOWN_PACE } from './frame-pace.ts'
import { type Sharpening, sharpening } from './sharpening.ts'
import { stripDrawing } from './strip-drawing.ts'
import type { Strip } from './strip-picture.ts'

export interface Drawing {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly size: () => ViewSize
  readonly render: (orbit: Orbit, strip?: Strip) => void
}

/** A canvas with as many pixels as its graphics card can follow, and what is known of how quick that is. */
export interface PacedCanvas {
  /** Pixels of the canvas to one of the page. */
  readonly ratioFor: (kind: 'moving' | 'still') => number
  readonly drawAt: (ratio: number, orbit: Orbit) => void
  /** So long the last picture has taken the card. */
  readonly hasTaken: (tookMs: number) => void
  /** How what stands still is drawn next; undefined once it is as sharp as it can be. */
  readonly sharper: () => Sharpening | undefined
  /** Gives back how to stop. */
  readonly drawInStrips: (ratio: number, orbit: Orbit, onShown: () => void) => () => void
}

const SHARPEST = 2

export function pacedCanvas({ renderer, context, size, render }: Drawing): PacedCanvas {
  let pace = UNKNOWN_PACE
  let ratio = 1
  let isWarm = false

  function resizeTo(nextRatio: number): void {
    if (nextRatio === ratio) return
    ratio = nextRatio
    renderer.setPixelRatio(ratio)
  }

  return {
    ratioFor: (kind) => pixelRatio(pace, kind, pixelsOf(size()), sharpest()),
    drawAt: (nextRatio, orbit) => {
      resizeTo(nextRatio)
      render(orbit)
    },
    hasTaken: (tookMs) => {
      // The first picture waits for the shaders to be made: it does not tell how quick the card is.
      if (isWarm) pace = pacedBy(pace, pixelsOf(size()) * ratio ** 2, tookMs)
      isWarm = true
    },
    sharper: () => sharpening(pace, ratio, sharpest(), pixelsOf(size())),
    drawInStrips: (nextRatio, orbit, onShown) => {
      const { widthPx, heightPx } = size()
      return stripDrawing({
        renderer,
        context,
        widthPx: Math.floor(widthPx * nextRatio),
        heightPx: Math.floor(heightPx * nextRatio),
        render: (strip) => render(orbit, strip),
        onStrip: (pixels, tookMs) => (pace = atLeastPacedBy(pace, pixels, tookMs)),
        resize: () => resizeTo(nextRatio),
        onShown,
      })
    },
  }
}

function pixelsOf({ widthPx, heightPx }: ViewSize): number {
  return widthPx * heightPx
}

/** Pixels of the canvas to one of the page, as many as can be seen. */
function sharpest(): number {
  return Math.min(window.devicePixelRatio, SHARPEST)
}
