import { cornersOf } from '@millrun/parts/geometry/figures'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Frame } from '../segments/frame.ts'

export type Span = readonly [from: number, to: number]
/** Corners of a section, anticlockwise where it is seen from. */
export type Outline = readonly (readonly [number, number])[]

/** What the surfaces of a room are made of. */
export const SURFACES = ['paint', 'boards', 'bricks', 'tiles', 'glow', 'metal', 'cloth'] as const

export interface Coat {
  readonly surface: (typeof SURFACES)[number]
  readonly colour: `#${string}`
}

/** What every room has in a coat of its own; `sky` is what one sees through its windows. */
export const COAT_NAMES = [
  'wall',
  'partition',
  'trim',
  'floor',
  'ceiling',
  'door',
  'knob',
  'sky',
] as const
export type CoatName = (typeof COAT_NAMES)[number]

interface Coated {
  readonly coat: CoatName | Coat
}

/** A rectangle on a wall, seen from its room. */
export interface FaceForm extends Coated {
  readonly kind: 'face'
  readonly frame: Frame
  readonly along: Span
  readonly up: Span
  readonly outIn: number
}

/** A box on a wall, standing out into the room. */
export interface BoxForm extends Coated {
  readonly kind: 'box'
  readonly frame: Frame
  readonly along: Span
  readonly up: Span
  readonly out: Span
}

/**
 * A section pulled out along a frame (its corners lie to the right of it and up), upwards (along it and to its right),
 * or across it (along it and up).
 */
export interface PrismForm extends Coated {
  readonly kind: 'prism'
  readonly way: 'along' | 'up' | 'across'
  readonly frame: Frame
  readonly outline: Outline
  readonly span: Span
}

/** A molding round a rectangle of a wall. */
export interface PanelForm extends Coated {
  readonly kind: 'panel'
  readonly frame: Frame
  readonly along: Span
  readonly up: Span
  readonly outIn: number
  /** Across the molding from the outside of the panel inwards, and out of the wall. */
  readonly molding: Outline
}

/** A level rectangle, along x and along z, seen from above or, as a ceiling, from below. */
export interface LevelForm extends Coated {
  readonly kind: 'level'
  readonly along: Span
  readonly across: Span
  readonly upIn: number
  readonly seenFrom: 'above' | 'below'
}

/** A round thing about an upright axis: its outline as radii and heights, from below. */
export interface SpindleForm extends Coated {
  readonly kind: 'spindle'
  readonly at: SpacePoint
  readonly outline: Outline
}

/** One plain thing of a room. Inches; a `frame` runs along the foot of a wall, and its right is out into the room. */
export type RoomForm = FaceForm | BoxForm | PrismForm | PanelForm | LevelForm | SpindleForm

/** The corners of a rectangle, anticlockwise. */
export function rectangle([left, right]: Span, [low, high]: Span): Outline {
  return cornersOf([left, low], [right, high])
}

/** Both ends of a span in order, whichever comes first. */
export function spanOf(one: number, other: number): Span {
  return [Math.min(one, other), Math.max(one, other)]
}
