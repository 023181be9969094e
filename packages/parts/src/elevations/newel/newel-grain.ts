import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { Frame } from '../part-view.ts'
import { moved } from '../../geometry/path.ts'
import type { Line } from '../piece.ts'
import { flatGrain, treeFor } from '../wood/grain.ts'
import { type Field, panelFields } from './newel-panel.ts'
import { postTopIn, postWidthAt } from './box-newel-rings.ts'
import type { NewelSide } from './newel-side.ts'

const STEP_IN = 1.5

/** Grain that runs up one side of the post, from its base to its cap. */
export function sideGrain(shape: BoxNewelShape, side: NewelSide, frame: Frame): readonly Line[] {
  const topIn = postTopIn(shape)
  const halfIn = Math.min(shape.widthIn, shape.topWidthIn) / 2
  const outIn = postWidthAt(shape, topIn / 2) / 2
  const whole = { middleIn: 0, halfIn, fromIn: shape.base?.toIn ?? 0, toIn: topIn, outIn }
  return fieldGrain(whole, side, frame, 'side')
}

/** Grain of a panel's innermost field, or of its slats: other boards than the frame. */
export function panelGrain(
  shape: BoxNewelShape,
  panel: BoxNewelShape['panels'][number],
  side: NewelSide,
  frame: Frame,
): readonly Line[] {
  const fields = panelFields(shape, panel).slice(1)
  const shown = panel.form === 'slats' ? fields : fields.slice(-1)
  return shown.flatMap((field) => fieldGrain(field, side, frame, `panel ${field.middleIn}`))
}

function fieldGrain(field: Field, side: NewelSide, frame: Frame, board: string): readonly Line[] {
  const { middleIn, halfIn, fromIn, toIn, outIn } = field
  const low = Math.max(fromIn, frame.centre[1] - frame.heightIn / 2 - 1)
  const count = Math.max(2, Math.ceil((toIn - low) / STEP_IN))
  const heights = Array.from(
    { length: count + 1 },
    (_, step) => low + ((toIn - low) * step) / count,
  )
  const flat = { distanceIn: outIn, halfIn, normalDeg: 0 }
  const ends = { bottom: () => low, top: () => toIn }
  const tree = treeFor(`${board} ${side.normalDeg} ${halfIn} ${toIn}`, halfIn * 2)
  return flatGrain(tree, flat, heights, ends).map((line) => ({
    ...line,
    path: moved(line.path, ([alongIn, heightIn]) =>
      side.place(middleIn + alongIn, heightIn, outIn),
    ),
  }))
}
