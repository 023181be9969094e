import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'

/** A baluster cut to length at its foot, as on the stair. Throws a RangeError when more is cut off than its plain foot. */
export function cutBaluster<Baluster extends IronBalusterShape | TurnedShape>(
  shape: Baluster,
  lengthIn: number,
): Baluster {
  const offIn = shape.lengthIn - lengthIn
  if (offIn > plainFootIn(shape)) {
    throw new RangeError(`A baluster cannot be cut by ${offIn} in, which reaches its ornament`)
  }
  return { ...shape, ...cut(shape, offIn), lengthIn }
}

function plainFootIn(shape: IronBalusterShape | TurnedShape): number {
  if (shape.kind === 'turned')
    return shape.stations.length === 0 ? shape.lengthIn : shape.bottomBlockIn
  return Math.min(shape.lengthIn, ...shape.ornaments.map(lowEnd))
}

function lowEnd(ornament: IronOrnament): number {
  if ('fromIn' in ornament) return ornament.fromIn
  const highIn = ornament.kind === 'leaf' ? ornament.lengthIn : ornament.heightIn
  return ornament.centreIn - highIn / 2
}

function cut(shape: IronBalusterShape | TurnedShape, offIn: number) {
  if (shape.kind === 'turned') return cutTurning(shape, offIn)
  return { ornaments: shape.ornaments.map((ornament) => lowered(ornament, offIn)) }
}

function lowered(ornament: IronOrnament, byIn: number): IronOrnament {
  if (!('fromIn' in ornament)) return { ...ornament, centreIn: ornament.centreIn - byIn }
  return { ...ornament, fromIn: ornament.fromIn - byIn, toIn: ornament.toIn - byIn }
}

function cutTurning(shape: TurnedShape, offIn: number): Partial<TurnedShape> {
  const { stations, bottomBlockIn, flutes, spiral } = shape
  const span = <S extends { readonly fromIn: number; readonly toIn: number }>(one: S): S => ({
    ...one,
    fromIn: one.fromIn - offIn,
    toIn: one.toIn - offIn,
  })
  return {
    stations: stations.map(([heightIn, diameterIn]) => [heightIn - offIn, diameterIn] as const),
    bottomBlockIn: Math.max(0, bottomBlockIn - offIn),
    ...(flutes === undefined ? {} : { flutes: span(flutes) }),
    ...(spiral === undefined ? {} : { spiral: span(spiral) }),
  }
}
