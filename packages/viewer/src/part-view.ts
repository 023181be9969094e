import type { Choices } from '@millrun/catalogue/choices'
import type { Product } from '@millrun/catalogue/product'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { PerspectiveCamera, WebGLRenderer } from 'three'
import { layDimensionOverlay } from './dimension-overlay.ts'
import { firstSide } from './first-side.ts'
import { listenToHands, type OrbitWishes } from './orbit-input.ts'
import { orbitMotion } from './orbit-motion.ts'
import { orbitWishes } from './orbit-wishes.ts'
import {
  eyeOf,
  type Frame,
  isSameView,
  keptWithin,
  LENS_DEG,
  type Orbit,
  wholeInView,
} from './orbit.ts'
import { overallDimensions } from './overall-dimensions.ts'
import { partScene } from './part-scene.ts'
import { partSentence } from './part-sentence.ts'
import { shownPart } from './shown-part.ts'
import { hostOf } from './view-host.ts'
import { watchContext } from './watch-context.ts'

/** A part that can be turned and looked at from all sides. */
export interface PartView extends OrbitWishes {
  /** Shows the part in other choices; only what differs is made anew. */
  readonly show: (choices: Choices) => void
  readonly showDimensions: (areShown: boolean) => void
  /** Stops everything and gives back all memory of the graphics card. */
  readonly close: () => void
}

interface Stage {
  readonly canvas: HTMLCanvasElement
  /** Of the canvas, with an alpha channel. */
  readonly context: WebGL2RenderingContext
  /** What the view fills. */
  readonly place: HTMLElement
  /** Names the text that says which keys do what. */
  readonly hintId: string
  /** What is shown and its sizes, in words, whenever that changes. */
  readonly onShown: (sentence: string) => void
  /** The graphics card was taken away, or is back. */
  readonly onInterrupted: (isInterrupted: boolean) => void
}

const SHARPEST = 2

/** Shows a product, and takes the focus. Nothing is drawn while nothing moves. */
export function openPartView(stage: Stage, product: Product, choices: Choices): PartView {
  const { canvas } = stage
  const renderer = new WebGLRenderer({ canvas, context: stage.context, alpha: true })
  const host = hostOf(canvas, stage.place, stage.hintId)
  renderer.setClearAlpha(0)
  const camera = new PerspectiveCamera(LENS_DEG)
  const set = partScene()
  const overlay = layDimensionOverlay(host)
  let part = shownPart(product, choices)
  let areDimensionsShown = true
  let box: Box = set.build(part.shape)
  set.paint(part.material)
  let frame = frameOf(host)
  let whole = wholeView()
  const motion = orbitMotion(whole, draw)
  fit()
  tell()
  host.focus({ preventScroll: true })

  function wholeView(): Orbit {
    return wholeInView(box, firstSide(part.shape), frame, frame.widthPx < 520 ? 58 : 76)
  }

  function fit(): void {
    const isWhole = isSameView(motion.goal(), whole)
    frame = frameOf(host)
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, SHARPEST))
    renderer.setSize(frame.widthPx, frame.heightPx, false)
    camera.aspect = frame.widthPx / frame.heightPx
    whole = wholeView()
    if (isWhole) motion.jump(whole)
    else motion.ask()
  }

  function draw(orbit: Orbit): void {
    camera.position.set(...eyeOf(orbit))
    camera.lookAt(...orbit.target)
    camera.near = orbit.distanceIn / 60
    camera.far = orbit.distanceIn + whole.distanceIn * 2
    camera.updateProjectionMatrix()
    set.lightFrom(orbit.azimuthDeg)
    renderer.render(set.scene, camera)
    overlay.draw(areDimensionsShown ? overallDimensions(box, orbit, frame, part.lengthIn) : [])
  }

  function show(nextChoices: Choices): void {
    const next = shownPart(product, nextChoices)
    const isSame = JSON.stringify(next.shape) === JSON.stringify(part.shape)
    part = next
    set.paint(part.material)
    if (!isSame) {
      box = set.build(part.shape)
      whole = wholeView()
      motion.jump(keptWithin(motion.goal(), box))
    }
    motion.ask()
    tell()
  }

  function tell(): void {
    const sentence = partSentence(product.title, part, box)
    canvas.setAttribute('aria-label', sentence)
    stage.onShown(sentence)
  }

  const wishes = orbitWishes(motion, () => ({ box, frame, whole }))
  const stopListening = listenToHands(host, wishes)
  const resizing = new ResizeObserver(fit)
  resizing.observe(host)
  const stopWatching = watchContext(canvas, (isInterrupted) => {
    stage.onInterrupted(isInterrupted)
    if (!isInterrupted) motion.ask()
  })

  function close(): void {
    stopWatching()
    stopListening()
    resizing.disconnect()
    motion.stop()
    host.remove()
    set.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
  }

  return {
    ...wishes,
    show,
    showDimensions: (areShown) => {
      areDimensionsShown = areShown
      motion.ask()
    },
    close,
  }
}

function frameOf({ clientWidth, clientHeight }: HTMLElement): Frame {
  return { widthPx: Math.max(1, clientWidth), heightPx: Math.max(1, clientHeight) }
}
