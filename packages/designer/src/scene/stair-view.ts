import { type Frame, isSameView } from '@millrun/viewer/orbit'
import { listenToHands, type OrbitWishes } from '@millrun/viewer/orbit-input'
import { orbitMotion } from '@millrun/viewer/orbit-motion'
import { eyeOf, LENS_DEG, type Orbit } from '@millrun/viewer/orbit'
import { hostOf } from '@millrun/viewer/view-host'
import { watchContext } from '@millrun/viewer/watch-context'
import { PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three'
import type { Stair } from '../model/stair.ts'
import type { Background } from './background.ts'
import { whenDrawn } from './drawn-by-card.ts'
import { isWorthSharpening, pacedBy, pixelRatio, UNKNOWN_PACE } from './frame-pace.ts'
import { openFormWorkshop } from './form-workshop.ts'
import { composedView } from './composed-view.ts'
import { stairScene } from './stair-scene.ts'
import { stairWishes } from './stair-wishes.ts'
import { boxOf, stairHull } from './stair-hull.ts'
import { walkPath } from './walk-path.ts'

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
  /** What is seen just now, as a PNG. */
  readonly takePicture: () => Promise<Blob>
  /** Draw calls of the last picture, those of new shadows included. */
  readonly drawCalls: () => number
  readonly triangles: () => number
  /** Stops everything and gives back all memory of the graphics card. */
  readonly close: () => void
}

const SHARPEST = 2
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
  renderer.info.autoReset = false
  renderer.setClearAlpha(0)
  const camera = new PerspectiveCamera(LENS_DEG)
  let wanted = first
  let isShown = false
  let pace = UNKNOWN_PACE
  let ratio = 1
  let isWarm = false
  let wasMoving = false
  /** Set while the card is drawing. */
  let stopWaiting: (() => void) | undefined
  let isWaiting = false
  const workshop = openFormWorkshop(() => present())
  const set = stairScene(workshop.solidsOf, background)
  let stair = first
  let frame = frameOf(host)
  let from: LookFrom = 'orbit'
  let climbed = 0
  let isPhotograph = background.kind === 'photograph'
  let whole = wholeView()
  const motion = orbitMotion(whole, draw)
  const wishes = stairWishes(motion, () => ({
    box: boxOf(stairHull(stair)),
    frame,
    whole,
    view: composedView(stair, frame, isPhotograph).view,
  }))

  function wholeView(): Orbit {
    return composedView(stair, frame, isPhotograph).whole
  }

  function present(): void {
    if (!set.show(wanted)) return
    const isWhole = isSameView(motion.goal(), whole)
    stair = wanted
    whole = wholeView()
    if (isWhole) motion.jump(whole)
    else motion.ask()
    if (isShown) return
    isShown = true
    stage.onShown?.()
  }

  function fit(): void {
    const isWhole = isSameView(motion.goal(), whole)
    frame = frameOf(host)
    renderer.setSize(frame.widthPx, frame.heightPx, false)
    camera.aspect = frame.widthPx / frame.heightPx
    whole = wholeView()
    if (isWhole) motion.jump(whole)
    else motion.ask()
  }

  /** While the card is busy the picture waits: the next one shows where the eye is then. */
  function draw(orbit: Orbit): void {
    if (!isShown) return
    if (stopWaiting !== undefined) {
      isWaiting = true
      return
    }
    const isStill = isSameView(orbit, motion.goal())
    drawAt(ratioFor(isStill && !wasMoving ? 'still' : 'moving'), orbit)
    wasMoving = !isStill
    stopWaiting = whenDrawn(stage.context, (tookMs) => {
      stopWaiting = undefined
      // The first picture waits for the shaders to be made; only the next one tells how quick the card is.
      if (!isWarm) {
        isWarm = true
        motion.ask()
        return
      }
      pace = pacedBy(pace, frame.widthPx * frame.heightPx * ratio ** 2, tookMs)
      if (isWaiting || isWorthSharpening(ratio, ratioFor('still'))) motion.ask()
      isWaiting = false
    })
  }

  function ratioFor(kind: 'moving' | 'still'): number {
    const sharpest = Math.min(window.devicePixelRatio, SHARPEST)
    return pixelRatio(pace, kind, frame.widthPx * frame.heightPx, sharpest)
  }

  function drawAt(nextRatio: number, orbit: Orbit): void {
    if (nextRatio !== ratio) {
      ratio = nextRatio
      renderer.setPixelRatio(ratio)
    }
    if (from === 'orbit') stand(orbit)
    else walk(orbit)
    camera.updateProjectionMatrix()
    renderer.info.reset()
    renderer.render(set.scene, camera)
  }

  function stand(orbit: Orbit): void {
    camera.fov = LENS_DEG
    camera.position.set(...eyeOf(orbit))
    camera.lookAt(...orbit.target)
    camera.near = Math.max(2, orbit.distanceIn / 40)
    camera.far = orbit.distanceIn + 2400
    set.lightFrom(orbit.azimuthDeg)
  }

  function walk({ azimuthDeg, elevationDeg }: Orbit): void {
    const { eye, headingDeg } = walkPath(stair)(climbed)
    const turn = ((headingDeg - azimuthDeg) * Math.PI) / 180
    const up = (-elevationDeg * Math.PI) / 180
    camera.fov = WALK_LENS_DEG
    camera.position.set(...eye)
    camera.lookAt(
      eye[0] + Math.cos(turn) * Math.cos(up),
      eye[1] + Math.sin(up),
      eye[2] - Math.sin(turn) * Math.cos(up),
    )
    camera.near = 3
    camera.far = 2400
    set.lightFrom(90 - headingDeg + azimuthDeg + 180)
  }

  const stopListening = listenToHands(host, wishes)
  const resizing = new ResizeObserver(fit)
  resizing.observe(host)
  const stopWatching = watchContext(canvas, (isInterrupted) => {
    stage.onInterrupted(isInterrupted)
    if (!isInterrupted) motion.ask()
  })
  fit()
  present()

  return {
    ...wishes,
    show: (next) => {
      wanted = next
      present()
    },
    setBackground: (next) => {
      // a photograph is right from in front of it only, and a room looks best from aside
      const isOther = isPhotograph !== (next.kind === 'photograph')
      isPhotograph = next.kind === 'photograph'
      set.setBackground(next)
      whole = wholeView()
      if (isOther) motion.jump(whole)
      else motion.ask()
    },
    lookFrom: (next) => {
      from = next
      motion.ask()
    },
    climb: (share) => {
      climbed = Math.min(1, Math.max(0, share))
      motion.ask()
    },
    takePicture: () => {
      drawAt(Math.max(1, ratioFor('still')), motion.goal())
      return new Promise((resolve, reject) => {
        canvas.toBlob((blob) =>
          blob === null ? reject(new NoPictureError('no picture')) : resolve(blob),
        )
      })
    },
    drawCalls: () => renderer.info.render.calls,
    triangles: () => renderer.info.render.triangles,
    close: () => {
      stopWatching()
      stopListening()
      resizing.disconnect()
      motion.stop()
      stopWaiting?.()
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
