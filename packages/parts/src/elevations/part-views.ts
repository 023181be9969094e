import type { Shape } from '@millrun/catalogue/shape'
import { ironBalusterView } from './iron-baluster.ts'
import type { Aspect, PartView } from './part-view.ts'
import { hardwareView } from './hardware.ts'
import { railView } from './rail.ts'
import { turnedPartView } from './turned-part.ts'

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>

type Views = {
  readonly [K in Shape['kind']]?: (shape: ShapeOf<K>, aspect: Aspect) => PartView
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
}

export class NoPartViewError extends Error {
  override readonly name = 'NoPartViewError'
}

/** The view of a shape. Throws NoPartViewError for a kind that cannot be drawn. */
export function partView(shape: Shape, aspect: Aspect): PartView {
  return viewOf(shape, aspect)
}

function viewOf<K extends Shape['kind']>(shape: ShapeOf<K>, aspect: Aspect): PartView {
  const view: ((shape: ShapeOf<K>, aspect: Aspect) => PartView) | undefined = VIEWS[shape.kind]
  if (view === undefined) throw new NoPartViewError(`No view of ${shape.kind}`)
  return view(shape, aspect)
}

/** Whether this kind of shape can be drawn. */
export function hasPartView(shape: Shape): boolean {
  return VIEWS[shape.kind] !== undefined
}
