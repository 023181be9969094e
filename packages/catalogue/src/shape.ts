import type { BoxNewelShape } from './shapes/box-newel-shape.ts'
import type { BracketShape, TreadBracketShape } from './shapes/bracket-shape.ts'
import type { FittingShape } from './shapes/fitting-shape.ts'
import type { IronBalusterShape } from './shapes/iron-baluster-shape.ts'
import type { KitShape } from './shapes/kit-shape.ts'
import type { RailShape } from './shapes/rail-shape.ts'
import type { HardwareShape } from './shapes/hardware-shape.ts'
import type { RosetteShape } from './shapes/rosette-shape.ts'
import type { CoveShape, RiserShape, TreadShape } from './shapes/tread-shape.ts'
import type { TurnedShape } from './shapes/turned-shape.ts'

/** The numbers a part is made from. `kind` says which; all lengths are inches. */
export type Shape =
  | IronBalusterShape
  | TurnedShape
  | RailShape
  | HardwareShape
  | BoxNewelShape
  | FittingShape
  | BracketShape
  | TreadBracketShape
  | RosetteShape
  | TreadShape
  | RiserShape
  | CoveShape
  | KitShape

/** The shape of one kind, of all of them or of some. */
export type ShapeOf<K extends Shape['kind'], S extends Shape = Shape> = Extract<
  S,
  { readonly kind: K }
>
