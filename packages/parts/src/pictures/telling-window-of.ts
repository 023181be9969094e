import type { ShapeOf } from '@millrun/catalogue/shape'
import {
  newelWindow,
  type TellingWindow,
  type UprightKind,
  type UprightShape,
} from '../elevations/telling-window.ts'
import { ironWindow } from '../forms/iron-baluster/iron-window.ts'
import { turnedWindow } from '../forms/turned/turned-window.ts'

const WINDOWS: { readonly [K in UprightKind]: (shape: ShapeOf<K, UprightShape>) => TellingWindow } =
  {
    'iron-baluster': ironWindow,
    turned: turnedWindow,
    'box-newel': ({ lengthIn }) => newelWindow(lengthIn),
  }

/** The window of the picture of a baluster or a newel. */
export function tellingWindowOf<K extends UprightKind>(
  shape: ShapeOf<K, UprightShape>,
): TellingWindow {
  return WINDOWS[shape.kind](shape)
}
