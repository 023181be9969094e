import { catalogue } from '@millrun/catalogue/catalogue'
import type { Shape, ShapeOf } from '@millrun/catalogue/shape'

/** Every product of a kind, by its id and its shape. */
export function shapesOf<K extends Shape['kind']>(
  kind: K,
): readonly (readonly [id: string, shape: ShapeOf<K>])[] {
  const isOfKind = (shape: Shape): shape is ShapeOf<K> => shape.kind === kind
  return catalogue.flatMap(({ id, shape }) => (isOfKind(shape) ? [[id, shape] as const] : []))
}
