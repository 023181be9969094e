import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Product } from '@millrun/catalogue/product'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { PerspectiveCamera } from 'three'
import { openCanvasView, type ViewStage } from '../canvas-view.ts'
import { layDimensionOverlay } from '../dimensions/dimension-overlay.ts'
import { firstAngle } from '../orbit/first-angle.ts'
import type { ViewControls } from '../orbit/orbit-input.ts'
import { orbitMotion } from '../orbit/orbit-motion.ts'
import { orbitControls } from '../orbit/orbit-controls.ts'
import {
  eyeOf,
  isSameView,
  keptWithin,
  LENS_DEG,
  type Orbit,
  type ViewSize,
  wholeInView,
} from '../orbit/orbit.ts'
import { overallDimensions } from '../dimensions/overall-dimensions.ts'
import { type PartScene, partScene } from './part-scene.ts'
import { partSentence } from './part-sentence.ts'
import { shownPart, type ShownPart } from './shown-part.ts'

/** A part that can be turned and looked at from all sides. */
export interface PartView extends ViewControls {
  /** Shows the part in other choices; only what differs is made anew. */
  readonly show: (choices: Choices) => void
  readonly showDimensions: (areShown: boolean) => void
  /** Takes the keys. */
  readonly focus: () => void
  /** Stops everything and gives back all memory of the graphics card. */
  readonly close: () => void
}

interface PartStage extends ViewStage {
  /** What is shown and its sizes, in words, whenever that changes. */
  readonly onShown: (sentence: string) => void
}

const SHARPEST = 2
const NARROW_PX = 520
/** Round the whole part, for its dimensions. */
const MARGIN_PX = { narrow: 58, wide: 76 } as const

/** Shows a product. Nothing is drawn while nothing moves. */
export function openPartView(stage: PartStage, product: Product, choices: Choices): PartView {
  const view = openCanvasView(stage)
  const camera = new PerspectiveCamera(LENS_DEG)
  const set = partScene()
  const overlay = layDimensionOverlay(view.host)
  let areDimensionsShown = true
  let shown = put(set, shownPart(product, choices))
  let size = view.size()
  let whole = wholeOf(shown, size)
  const motion = orbitMotion(whole, draw)
  const controls = orbitControls(motion, () => ({ box: shown.box, size, whole }))
  fit()
  tell(stage, product, shown)
  view.follow(controls, fit, motion.ask)

  function fit(): void {
    const isWhole = isSameView(motion.goal(), whole)
    size = view.size()
    view.renderer.setPixelRatio(Math.min(window.devicePixelRatio, SHARPEST))
    view.renderer.setSize(size.widthPx, size.heightPx, false)
    camera.aspect = size.widthPx / size.heightPx
    whole = wholeOf(shown, size)
    if (isWhole) motion.jump(whole)
    else motion.ask()
  }

  function draw(orbit: Orbit): void {
    aim(camera, orbit, whole)
    set.lightFrom(orbit.azimuthDeg)
    view.renderer.render(set.scene, camera)
    const { box, part } = shown
    overlay.draw(areDimensionsShown ? overallDimensions(box, orbit, size, part.lengthIn) : [])
  }

  function show(nextChoices: Choices): void {
    const { box } = shown
    shown = put(set, shownPart(product, nextChoices), shown)
    if (shown.box !== box) {
      whole = wholeOf(shown, size)
      motion.jump(keptWithin(motion.goal(), shown.box))
    }
    motion.ask()
    tell(stage, product, shown)
  }

  return {
    ...controls,
    show,
    showDimensions: (areShown) => {
      areDimensionsShown = areShown
      motion.ask()
    },
    focus: () => view.host.focus({ preventScroll: true }),
    close: () => {
      motion.stop()
      set.dispose()
      view.close()
    },
  }
}

/** A part and the box it stands in. */
interface Shown {
  readonly part: ShownPart
  readonly box: Box
}

/** Puts a part on the stage; one that differs in its material only is painted anew. */
function put(set: PartScene, part: ShownPart, before?: Shown): Shown {
  set.paint(part.material)
  const isSame = JSON.stringify(part.shape) === JSON.stringify(before?.part.shape)
  return { part, box: isSame && before !== undefined ? before.box : set.build(part.shape) }
}

function tell({ canvas, onShown }: PartStage, { title }: Product, { part, box }: Shown): void {
  const sentence = partSentence(title, part, box)
  canvas.setAttribute('aria-label', sentence)
  onShown(sentence)
}

function wholeOf({ part, box }: Shown, size: ViewSize): Orbit {
  const marginPx = size.widthPx < NARROW_PX ? MARGIN_PX.narrow : MARGIN_PX.wide
  return wholeInView(box, firstAngle(part.shape), size, marginPx)
}

function aim(camera: PerspectiveCamera, orbit: Orbit, whole: Orbit): void {
  camera.position.set(...eyeOf(orbit))
  camera.lookAt(...orbit.target)
  camera.near = orbit.distanceIn / 60
  camera.far = orbit.distanceIn + whole.distanceIn * 2
  camera.updateProjectionMatrix()
}
