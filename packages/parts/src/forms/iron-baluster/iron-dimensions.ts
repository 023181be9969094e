import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { type Dimension, type LeaderDimension, lengthsAlong } from '../../elevations/dimension.ts'
import { ornamentHeights, ornamentLeader } from './ornaments.ts'

/** Ends nearer together than this are one place in the chain. */
const SAME_PLACE_IN = 0.4
const BAR_AT_IN = 2
/** What ends this near to an end of the bar ends there. */
const END_IN = 1.01

/** The chain from ornament to ornament, the whole length, and what the ornaments measure across. */
export function ironDimensions(shape: IronBalusterShape): readonly Dimension[] {
  return [
    ...lengthsAlong(chainPlaces(shape), shape.lengthIn),
    ...leaders(shape.ornaments),
    barLeader(shape),
    ...(shape.pin.lengthIn > 0 ? [pinLeader(shape)] : []),
  ]
}

/** The bar is measured where nothing else is, near its foot. */
function barLeader({ barIn, section }: IronBalusterShape): LeaderDimension {
  const mark = section === 'round' ? 'ø' : '□'
  return { kind: 'leader', at: [-barIn / 2, BAR_AT_IN], valueIn: barIn, mark, note: 'bar' }
}

function pinLeader({ pin, lengthIn }: IronBalusterShape): LeaderDimension {
  const at = [-pin.diameterIn / 2, lengthIn - pin.lengthIn / 2] as const
  const { diameterIn: valueIn } = pin
  return { kind: 'leader', at, valueIn, mark: 'ø', lengthIn: pin.lengthIn, note: 'pin' }
}

/** Long ornaments are measured from end to end, short ones that stand by themselves to their middle. */
function chainPlaces(shape: IronBalusterShape): readonly number[] {
  const long = shape.ornaments.filter((ornament) => 'fromIn' in ornament).map(ornamentHeights)
  const short = shape.ornaments
    .flatMap((ornament) => ('centreIn' in ornament ? [ornament.centreIn] : []))
    .filter((centre) => !long.some(([from, to]) => centre > from && centre < to))
  const places = [0, shape.lengthIn]
  for (const place of [...long.flat(), ...short]) {
    const isAtEnd = place < END_IN || place > shape.lengthIn - END_IN
    const isNew = places.every((known) => Math.abs(known - place) >= SAME_PLACE_IN)
    if (isNew && !isAtEnd) places.push(place)
  }
  return places.toSorted((a, b) => a - b)
}

function leaders(ornaments: readonly IronOrnament[]): readonly LeaderDimension[] {
  const all = ornaments.flatMap((ornament) => ornamentLeader(ornament) ?? [])
  return all.filter((one, index) => all.findIndex((other) => isSameMeasure(one, other)) === index)
}

function isSameMeasure(a: LeaderDimension, b: LeaderDimension): boolean {
  return a.valueIn === b.valueIn && a.mark === b.mark && a.note === b.note
}
