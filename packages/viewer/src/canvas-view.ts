import { WebGLRenderer } from 'three'
import { listenToHands, type ViewControls } from './orbit/orbit-input.ts'
import type { ViewSize } from './orbit/orbit.ts'

/** What a page gives a view to draw on. */
export interface ViewStage {
  readonly canvas: HTMLCanvasElement
  /** Of the canvas, with an alpha channel. */
  readonly context: WebGL2RenderingContext
  /** What the view fills. */
  readonly place: HTMLElement
  /** Names the text that says which keys do what. */
  readonly hintId: string
  /** The graphics card was taken away, or is back. */
  readonly onInterrupted: (isInterrupted: boolean) => void
}

/** A canvas in its place on the page, and the renderer that draws on it. */
export interface CanvasView {
  readonly renderer: WebGLRenderer
  /** What takes pointers, keys and the focus. */
  readonly host: HTMLElement
  readonly size: () => ViewSize
  /** Follows hands and the size of its place; `again` draws what a graphics card that is back has lost. */
  readonly follow: (controls: ViewControls, fit: () => void, again: () => void) => void
  /** Stops all of that and gives back the memory of the graphics card. */
  readonly close: () => void
}

export function openCanvasView(stage: ViewStage): CanvasView {
  const { canvas, context, place, hintId, onInterrupted } = stage
  const renderer = new WebGLRenderer({ canvas, context, alpha: true })
  renderer.setClearAlpha(0)
  const host = hostOf(canvas, hintId)
  place.append(host)
  const off = new AbortController()
  return {
    renderer,
    host,
    size: () => ({
      widthPx: Math.max(1, host.clientWidth),
      heightPx: Math.max(1, host.clientHeight),
    }),
    follow: (controls, fit, again) => {
      const stopListening = listenToHands(host, controls)
      const resizing = new ResizeObserver(fit)
      resizing.observe(host)
      canvas.addEventListener('webglcontextlost', () => onInterrupted(true), off)
      canvas.addEventListener('webglcontextrestored', () => onInterrupted(false), off)
      canvas.addEventListener('webglcontextrestored', again, off)
      off.signal.addEventListener('abort', stopListening)
      off.signal.addEventListener('abort', () => resizing.disconnect())
    },
    close: () => {
      off.abort()
      host.remove()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Fills its place, with the canvas in it. */
function hostOf(canvas: HTMLCanvasElement, hintId: string): HTMLElement {
  const host = document.createElement('div')
  host.tabIndex = 0
  host.role = 'application'
  host.ariaLabel = '3D view'
  host.setAttribute('aria-describedby', hintId)
  Object.assign(host.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    cursor: 'grab',
    userSelect: 'none',
    outlineOffset: '-2px',
  })
  canvas.role = 'img'
  Object.assign(canvas.style, { position: 'absolute', width: '100%', height: '100%' })
  host.append(canvas)
  return host
}
