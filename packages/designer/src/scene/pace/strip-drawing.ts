import type { WebGLRenderer } from 'three'
import { whenDrawn } from './drawn-by-card.ts'
import { stripRows } from './sharpening.ts'
import { type Strip, stripPicture } from './strip-picture.ts'

interface StripDrawing {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  /** Of the whole picture, in pixels of the canvas. */
  readonly widthPx: number
  readonly heightPx: number
  readonly render: (strip: Strip) => void
  /** A strip of so many pixels took so long. */
  readonly onStrip: (pixels: number, tookMs: number) => void
  /** Gives the canvas the size of the picture. */
  readonly resize: () => void
  /** The picture is on the canvas. */
  readonly onShown: () => void
}

/**
 * Draws a picture over several frames, a strip in each, and shows it when it is whole. In between, the page and
 * the card are free for whatever else there is. Gives back how to stop, at once and for good.
 */
export function stripDrawing(drawing: StripDrawing): () => void {
  const { renderer, context, widthPx, heightPx, render, onStrip, resize, onShown } = drawing
  const picture = stripPicture(renderer, widthPx, heightPx)
  let fromPx = 0
  let rowsPx = stripRows(heightPx)
  let stopWaiting: (() => void) | undefined
  let asked = requestAnimationFrame(step)

  function step(): void {
    if (fromPx < heightPx) drawNext()
    else end()
  }

  function drawNext(): void {
    const strip = { widthPx, heightPx, fromPx, rowsPx: Math.min(rowsPx, heightPx - fromPx) }
    picture.draw(strip, () => render(strip))
    stopWaiting = whenDrawn(context, (tookMs) => {
      onStrip(widthPx * strip.rowsPx, tookMs)
      fromPx += strip.rowsPx
      rowsPx = stripRows(heightPx, { rowsPx: strip.rowsPx, tookMs })
      asked = requestAnimationFrame(step)
    })
  }

  function end(): void {
    resize()
    picture.show()
    picture.dispose()
    onShown()
  }

  return () => {
    cancelAnimationFrame(asked)
    stopWaiting?.()
    picture.dispose()
  }
}
