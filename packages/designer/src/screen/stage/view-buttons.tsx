import { LateTooltipProvider } from '@millrun/ui/over/late-tooltip.tsx'
import { IconButton } from './icon-button.tsx'
import type { StairView } from './use-stair-view.ts'

const STEP_DEG = 20
const STEP_ZOOM = 1.4

/** Everything that can be done with the view, for who has no pointer to drag with too. */
export function ViewButtons({ view }: { view: StairView }) {
  return (
    <fieldset
      aria-label="Turn and zoom"
      className="flex justify-center bg-paper lg:absolute lg:right-4 lg:bottom-4 print:hidden"
    >
      <LateTooltipProvider>
        <IconButton
          name="Turn left"
          drawing="M15 5 8 12l7 7"
          onPress={() => view.turn(-STEP_DEG, 0)}
        />
        <IconButton
          name="Turn right"
          drawing="m9 5 7 7-7 7"
          onPress={() => view.turn(STEP_DEG, 0)}
        />
        <IconButton
          name="From above"
          drawing="m5 15 7-7 7 7"
          onPress={() => view.turn(0, STEP_DEG)}
        />
        <IconButton
          name="From below"
          drawing="m5 9 7 7 7-7"
          onPress={() => view.turn(0, -STEP_DEG)}
        />
        <IconButton
          name="Nearer"
          drawing="M6 12h12m-6-6v12"
          onPress={() => view.zoom(STEP_ZOOM, [0, 0])}
        />
        <IconButton
          name="Farther"
          drawing="M6 12h12"
          onPress={() => view.zoom(1 / STEP_ZOOM, [0, 0])}
        />
        <IconButton
          name="Whole stair"
          drawing="M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4"
          onPress={view.reset}
        />
      </LateTooltipProvider>
    </fieldset>
  )
}
