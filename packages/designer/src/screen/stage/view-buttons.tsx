import type { StairView } from './use-stair-view.ts'

const STEP_DEG = 20
const STEP_ZOOM = 1.4

/** Everything that can be done with the view, for who has no pointer to drag with too. */
export function ViewButtons({ view }: { view: StairView }) {
  return (
    <fieldset
      aria-label="Turn and zoom"
      className="absolute right-2 bottom-2 flex bg-paper lg:right-4 lg:bottom-4"
    >
      <Step name="Turn left" drawing="M15 5 8 12l7 7" onPress={() => view.turn(-STEP_DEG, 0)} />
      <Step name="Turn right" drawing="m9 5 7 7-7 7" onPress={() => view.turn(STEP_DEG, 0)} />
      <Step name="From above" drawing="m5 15 7-7 7 7" onPress={() => view.turn(0, STEP_DEG)} />
      <Step name="From below" drawing="m5 9 7 7 7-7" onPress={() => view.turn(0, -STEP_DEG)} />
      <Step name="Nearer" drawing="M6 12h12m-6-6v12" onPress={() => view.zoom(STEP_ZOOM, [0, 0])} />
      <Step name="Farther" drawing="M6 12h12" onPress={() => view.zoom(1 / STEP_ZOOM, [0, 0])} />
      <Step name="Whole stair" drawing="M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4" onPress={view.reset} />
    </fieldset>
  )
}

interface StepProps {
  readonly name: string
  readonly drawing: string
  readonly onPress: () => void
}

function Step({ name, drawing, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center hover:bg-paper-2"
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
    </button>
  )
}
