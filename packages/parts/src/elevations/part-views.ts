import type { Shape } from '@millrun/catalogue/shape'
import { boxNewelView } from './box-newel.ts'
import { bracketView } from './bracket.ts'
import { coveView } from './cove.ts'
import { fittingView } from './fitting.ts'
import { ironBalusterView } from './iron-baluster.ts'
import type { Aspect, PartView } from './part-view.ts'
import { hardwareView } from './hardware.ts'
import { kitView } from './kit/kit-view.ts'
import { railView } from './rail.ts'
import { riserView } from './riser.ts'
import { rosetteView } from './rosette.ts'
import { treadView } from './tread.ts'
import { treadBracketView } from './tread-bracket.ts'
import { turnedPartView } from './turned-part.ts'

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>

type Views = {
  readonly [K in Shape['kind']]: (shape: ShapeOf<K>, aspect: Aspect) => PartView
}

/** How each kind of shape is seen. A new kind is one more file and one more line. */
const VIEWS: Views = {
  'iron-baluster': ironBalusterView,
  turned: turnedPartView,
  rail: railView,
  shoe: hardwareView,
  knuckle: hardwareView,
  collar: hardwareView,
  'newel-cap': hardwareView,
  'box-newel': boxNewelView,
  fitting: fittingView,
  bracket: bracketView,
  'tread-bracket': treadBracketView,
  rosette: rosetteView,
  tread: treadView,
  riser: riserView,
  cove: coveView,
  kit: kitView,
}

/** The view of a shape. */
export function partView<K extends Shape['kind']>(shape: ShapeOf<K>, aspect: Aspect): PartView {
  return VIEWS[shape.kind](shape, aspect)
}
