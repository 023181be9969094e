import { openCanvasView, type ViewStage } from '@millrun/viewer/canvas-view'
import { isSameView, type Orbit } from '@millrun/viewer/orbit/orbit'
import type { ViewControls } from '@millrun/viewer/orbit/orbit-input'
import type { Stair } from '@millrun/stair/model/stair'
import type { Background } from './background.ts'
import { type LookFrom, stairEye } from './eye/stair-eye.ts'
import { openFormWorkshop } from './forms/form-workshop.ts'
import { pacedDrawing } from './pace/paced-drawing.ts'
import { stairCamera } from './stair-camera.ts'
import { stairScene } from './stair-scene.ts'

export interface StairStage extends ViewStage {
  /** The first picture of the stair is there. */
  readonly onShown?: () => void
  /** That picture is as sharp as the screen, or somebody has gone on from it. */
  readonly onSettled?: () => void
  /** How far up the stair one has walked, 0 to 1. */
  readonly onClimbed?: (share: number) => void
}

/** A whole stair in its room that can be turned and walked up. Nothing is drawn while nothing moves. */
export interface StairView extends ViewControls {
  /** Shows a stair. Until parts that it has for the first time are made, the one before stays. */
  readonly show: (stair: Stair) => void
  readonly setBackground: (background: Background) => void
  readonly lookFrom: (from: LookFrom) => void
  /** Walks to a share of the way up, 0 to 1. */
  readonly climb: (share: number) => void
  /** What is seen just now, as a PNG of at least 1920 pixels across. */
  readonly takePicture: () => Promise<Blob>
  /** Stops everything and gives back all memory of the graphics card. */
  readonly close: () => void
}

/** The browser gave no picture of the canvas. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError'
}

export function openStairView(stage: StairStage, first: Stair, background: Background): StairView {
  const { set, eye, drawing, show, close } = stagedStair(stage, first, background)
  return {
    ...eye.controls,
    climb: eye.climb,
    show,
    setBackground: (next) => {
      set.setBackground(next)
      eye.see({ isPhotograph: isPhotograph(next) })
    },
    lookFrom: (from) => {
      set.standWalls(from === 'walk-up')
      eye.lookFrom(from)
    },
    takePicture: () => {
      drawing.drawLarge(eye.motion.goal())
      return pictureOf(stage.canvas)
    },
    close,
  }
}

/** The stair in its scene, with an eye on it that draws whatever it sees. */
function stagedStair(stage: StairStage, first: Stair, background: Background) {
  const view = openCanvasView(stage)
  const workshop = openFormWorkshop(present)
  const set = stairScene(workshop.solidsOf, background)
  const camera = stairCamera(view.renderer, set)
  const subject = { stair: first, size: view.size(), isPhotograph: isPhotograph(background) }
  const eye = stairEye(view.host, subject, draw, stage)
  const drawing = pacedDrawing({
    renderer: view.renderer,
    context: stage.context,
    size: eye.size,
    render: (orbit, strip) => camera.draw(orbit, eye.isWalking(), strip),
    isStill: (orbit) => isSameView(orbit, eye.motion.goal()),
    again: eye.motion.ask,
    onSharp: settle,
  })
  let wanted = first
  let isShown = false
  let isSettled = false

  function present(): void {
    if (!set.show(wanted)) return
    eye.see({ stair: wanted })
    if (isShown) return
    isShown = true
    stage.onShown?.()
  }

  function show(next: Stair): void {
    if (next === wanted) return
    wanted = next
    present()
  }

  function fit(): void {
    eye.see({ size: view.size() })
    camera.fit(eye.size())
  }

  function draw(orbit: Orbit): void {
    if (!isShown) return
    if (!eye.isOnWhole()) settle()
    drawing.draw(orbit)
  }

  function settle(): void {
    if (!isSettled) stage.onSettled?.()
    isSettled = true
  }

  view.follow(eye.controls, fit, eye.motion.ask)
  const stopLeaving = listenToLeaving(drawing.stop, eye.motion.ask)
  fit()
  present()
  const parts = [stopLeaving, eye.close, drawing.stop, workshop.close, set.dispose, view.close]
  return { set, eye, drawing, show, close: () => parts.forEach((stop) => stop()) }
}

/** Nobody looks at a page that was left; the browser may bring it back as it was. */
function listenToLeaving(leave: () => void, comeBack: () => void): () => void {
  const off = new AbortController()
  window.addEventListener('pagehide', leave, off)
  window.addEventListener('pageshow', comeBack, off)
  return () => off.abort()
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new NoPictureError('no picture')) : resolve(blob),
    )
  })
}

function isPhotograph({ kind }: Background): boolean {
  return kind === 'photograph'
}
