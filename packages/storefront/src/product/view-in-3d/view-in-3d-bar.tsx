import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Product } from '@millrun/catalogue/product'
import { Tooltip, TooltipProvider } from '@millrun/ui/over/tooltip.tsx'
import { type ReactNode, useState } from 'react'
import { HINT_ID, type PartView, type ShownView } from './view-in-3d-state.ts'

interface ViewIn3dBarProps extends ShownView {
  readonly choices: Choices
  readonly onClose: () => void
}

const STEP_DEG = 30
const STEP_ZOOM = 1.4

/** Everything that can be done with the part, for who has no pointer to drag with too. */
export function ViewIn3dBar({ view, product, choices, onClose }: ViewIn3dBarProps) {
  return (
    <TooltipProvider>
      <button
        type="button"
        onClick={onClose}
        className="absolute top-3 left-5 h-11 cursor-pointer rounded-xs border border-ink bg-paper px-4 text-[15px] font-medium hover:bg-paper-2 lg:left-12"
      >
        Back to picture
      </button>
      <Sizes view={view} />
      <div className="border-t border-rule px-3 py-1.5 lg:flex lg:items-center lg:gap-5 lg:pr-6 lg:pl-9.5">
        <fieldset aria-label="Turn and zoom" className="flex justify-between">
          <Step name="Turn left" drawing="M15 5 8 12l7 7" onPress={() => view.turn(-STEP_DEG, 0)} />
          <Step name="Turn right" drawing="m9 5 7 7-7 7" onPress={() => view.turn(STEP_DEG, 0)} />
          <Step name="From above" drawing="m5 15 7-7 7 7" onPress={() => view.turn(0, STEP_DEG)} />
          <Step name="From below" drawing="m5 9 7 7 7-7" onPress={() => view.turn(0, -STEP_DEG)} />
          <Step
            name="Nearer"
            drawing="M6 12h12m-6-6v12"
            onPress={() => view.zoom(STEP_ZOOM, [0, 0])}
          />
          <Step
            name="Farther"
            drawing="M6 12h12"
            onPress={() => view.zoom(1 / STEP_ZOOM, [0, 0])}
          />
          <Step
            name="Whole part"
            drawing="M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4"
            onPress={view.reset}
          />
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-2 lg:flex-1 lg:px-0">
          <Hint />
          <Download product={product} choices={choices} />
        </div>
      </div>
    </TooltipProvider>
  )
}

function Hint() {
  return (
    <>
      <p
        aria-hidden="true"
        className="hidden text-[13px] text-ink-2 sm:block lg:max-w-26 lg:leading-tight"
      >
        <span className="pointer-coarse:hidden">Drag to turn, scroll to zoom</span>
        <span className="pointer-fine:hidden">Stroke sideways, pinch to zoom</span>
      </p>
      <p id={HINT_ID} className="sr-only">
        Arrow keys turn the part, plus and minus zoom, Shift with arrow keys moves it, Home shows it
        whole, Escape goes back to the picture.
      </p>
    </>
  )
}

function Step({ name, drawing, onPress }: { name: string; drawing: string; onPress: () => void }) {
  return (
    <Tooltip text={name}>
      <button
        type="button"
        aria-label={name}
        onClick={onPress}
        className="grid size-11 cursor-pointer place-items-center hover:bg-paper-2"
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          aria-hidden="true"
        >
          <path d={drawing} />
        </svg>
      </button>
    </Tooltip>
  )
}

function Sizes({ view }: { view: PartView }): ReactNode {
  const [areShown, setShown] = useState(true)
  return (
    <button
      type="button"
      aria-pressed={areShown}
      onClick={() => {
        view.showDimensions(!areShown)
        setShown(!areShown)
      }}
      className="absolute top-3 right-5 h-11 cursor-pointer rounded-xs border border-rule-2 bg-paper px-4 text-[15px] font-medium hover:bg-paper-2 aria-pressed:border-plotter aria-pressed:text-plotter"
    >
      Dimensions
    </button>
  )
}

function Download({ product, choices }: { product: Product; choices: Choices }) {
  const [hasFailed, setFailed] = useState(false)
  const save = () =>
    savePartFile(product, choices).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <button
      type="button"
      onClick={() => void save()}
      className="more min-h-11 cursor-pointer text-[15px]"
    >
      {hasFailed ? 'Not downloaded; try again' : 'Download 3D model (GLB)'}
    </button>
  )
}

/** Makes the 3D model of a product in these choices and hands it to the browser as a download. */
async function savePartFile(product: Product, choices: Choices): Promise<void> {
  const { partFile } = await import('@millrun/viewer/part/part-file')
  const file = new Blob([await partFile(product, choices)], { type: 'model/gltf-binary' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${[product.id, ...Object.values(choices)].join('-')}.glb`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
