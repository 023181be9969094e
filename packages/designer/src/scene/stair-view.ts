import { type Frame, isSameView } from '@millrun/viewer/orbit'
import { listenToHands, type OrbitWishes } from '@millrun/viewer/orbit-input'
import { orbitMotion } from '@millrun/viewer/orbit-motion'
import { eyeOf, LENS_DEG, type Orbit } from '@millrun/viewer/orbit'
import { hostOf } from '@millrun/viewer/view-host'
import { watchContext } from '@millrun/viewer/watch-context'
import { PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three'
import type { Stair } from '../model/stair.ts'
import type { Background } from './background.ts'
import { composedView } from './composed-view.ts'
import { openFormWorkshop } from './form-workshop.ts'
import { pacedDrawing } from './paced-drawing.ts'
import { stairScene } from './stair-scene.ts'
import { stairWishes } from './stair-wishes.ts'
import type { Strip } from './strip-picture.ts'
import { boxOf, stairHull } from './stair-hull.ts'
import { type Walk, WALK_START, walkView } from './walk-view.ts'
import { listenToSteps, walkWishes } from './walk-wishes.ts'

export interface StairStage {
  readonly canvas: HTMLCanvasElement
  /** Of the canvas, with an alpha channel. */
  readonly context: WebGL2RenderingContext
  /** What the view fills. */
  readonly place: HTMLElement
  /** Names the text that says which keys do what. */
  readonly hintId: string
  /** The graphics card was taken away, or is back. */
  readonly onInterrupted: (isInterrupted: boolean) => void
  /** The first picture of the stair is there. */
  readonly onShown?: () => void
  /** How far up the stair one has walked, 0 to 1. */
  readonly onClimbed?: (share: number) => void
}

export type LookFrom = 'orbit' | 'walk-up'

/** A whole stair in its room that can be turned and walked up. Nothing is drawn while nothing moves. */
export interface StairView extends OrbitWishes {
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

const WALK_LENS_DEG = 62

/** The browser gave no picture of the canvas. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError'
}

export function openStairView(stage: StairStage, first: Stair, background: Background): StairView {
  const { canvas } = stage
  const renderer = new WebGLRenderer({ canvas, context: stage.context, alpha: true })
  const host = hostOf(canvas, stage.place, stage.hintId)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearAlpha(0)
  const camera = new PerspectiveCamera(LENS_DEG)
  let wanted = first
  let stair = first
  let isShown = false
  let from: LookFrom = 'orbit'
  let walk = WALK_START
  let behind = background
  let frame = frameOf(host)
  let composed = composedView(stair, frame, isPhotograph(behind))
  const workshop = openFormWorkshop(present)
  const set = stairScene(workshop.solidsOf, background)
  const drawing = pacedDrawing({
    renderer,
    context: stage.context,
    frame: () => frame,
    render,
    isStill: (orbit) => isSameView(orbit, motion.goal()),
    again: () => motion.ask(),
  })
  const motion = orbitMotion(composed.whole, (orbit) => {
    if (isShown) drawing.draw(orbit)
  })
  const round = stairWishes(motion, () => ({ box: boxOf(stairHull(stair)), frame, ...composed }))
  const up = walkWishes(() => walk, goUp)
  const hands = () => (from === 'orbit' ? round : up)
  const wishes: OrbitWishes = {
    turn: (rightDeg, upDeg) => hands().turn(rightDeg, upDeg),
    move: (rightPx, upPx) => hands().move(rightPx, upPx),
    zoom: (factor, at) => hands().zoom(factor, at),
    reset: () => hands().reset(),
  }

  function goUp(next: Walk): void {
    if (next.share !== walk.share) stage.onClimbed?.(next.share)
    walk = next
    if (from === 'walk-up') motion.go(walkView(stair, walk))
  }

  function present(): void {
    if (!set.show(wanted)) return
    stair = wanted
    recompose()
    if (isShown) return
    isShown = true
    stage.onShown?.()
  }

  /** Who looks at the whole goes on doing so; who went nearer stays there. */
  function recompose(): void {
    const isWhole = isSameView(motion.goal(), composed.whole)
    composed = composedView(stair, frame, isPhotograph(behind))
    if (from === 'walk-up') motion.jump(walkView(stair, walk))
    else if (isWhole) motion.jump(composed.whole)
    else motion.ask()
  }

  function fit(): void {
    frame = frameOf(host)
    renderer.setSize(frame.widthPx, frame.heightPx, false)
    camera.aspect = frame.widthPx / frame.heightPx
    recompose()
  }

  function render(orbit: Orbit, strip?: Strip): void {
    const isWalking = from === 'walk-up'
    camera.fov = isWalking ? WALK_LENS_DEG : LENS_DEG
    camera.near = isWalking ? 3 : Math.max(2, orbit.distanceIn / 40)
    camera.far = orbit.distanceIn + 2400
    camera.position.set(...eyeOf(orbit))
    camera.lookAt(...orbit.target)
    if (strip === undefined) camera.clearViewOffset()
    else {
      const { widthPx, heightPx, fromPx, rowsPx } = strip
      camera.setViewOffset(widthPx, heightPx, 0, fromPx, widthPx, rowsPx)
    }
    camera.updateProjectionMatrix()
    set.lightFrom(orbit.azimuthDeg)
    renderer.render(set.scene, camera)
  }

  const stopListening = listenToHands(host, wishes)
  const stopWalking = listenToSteps(host, () => (from === 'walk-up' ? up : undefined))
  const resizing = new ResizeObserver(fit)
  resizing.observe(host)
  const stopWatching = watchContext(canvas, (isInterrupted) => {
    stage.onInterrupted(isInterrupted)
    if (!isInterrupted) motion.ask()
  })
  const leaving = new AbortController()
  // nobody looks at a page that was left; the browser may bring it back as it was
  window.addEventListener('pagehide', drawing.stop, leaving)
  window.addEventListener('pageshow', motion.ask, leaving)
  fit()
  present()

  return {
    ...wishes,
    show: (next) => {
      if (next === wanted) return
      wanted = next
      present()
    },
    setBackground: (next) => {
      if (next === behind) return
      // a photograph is right from in front of it only, and a room looks best from aside
      const isOther = isPhotograph(behind) !== isPhotograph(next)
      behind = next
      set.setBackground(next)
      recompose()
      if (isOther && from === 'orbit') motion.jump(composed.whole)
    },
    lookFrom: (next) => {
      if (next === from) return
      from = next
      set.standWalls(next === 'walk-up')
      motion.jump(next === 'orbit' ? composed.whole : walkView(stair, walk))
    },
    climb: (share) => goUp({ ...walk, share: Math.min(1, Math.max(0, share)) }),
    takePicture: () => {
      drawing.drawLarge(motion.goal())
      return new Promise((resolve, reject) => {
        canvas.toBlob((blob) =>
          blob === null ? reject(new NoPictureError('no picture')) : resolve(blob),
        )
      })
    },
    close: () => {
      leaving.abort()
      stopWatching()
      stopListening()
      stopWalking()
      resizing.disconnect()
      motion.stop()
      drawing.stop()
      workshop.close()
      host.remove()
      set.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function frameOf({ clientWidth, clientHeight }: HTMLElement): Frame {
  return { widthPx: Math.max(1, clientWidth), heightPx: Math.max(1, clientHeight) }
}

function isPhotograph({ kind }: Background): boolean {
  return kind === 'photograph'
}
