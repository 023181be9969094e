import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Dimension, LeaderDimension, SpanDimension } from '../dimension.ts'
import { bellyPeak } from './belly.ts'
import { ornamentSpan } from './ornament-span.ts'

/** Ends nearer together than this are one place in the chain. */
const SAME_PLACE_IN = 0.4
const BAR_AT_IN = 2
/** What ends this near to an end of the bar ends there. */
const END_IN = 1.01

/** The chain from ornament to ornament, the whole length, and what the ornaments measure across. */
export function ironDimensions(shape: IronBalusterShape): readonly Dimension[] {
  const places = chainPlaces(shape)
  const chain = places.slice(1).map((toIn, index) => along(places[index] ?? 0, toIn, 0))
  const overall = along(0, shape.lengthIn, chain.length > 1 ? 1 : 0)
  return [
    ...(chain.length > 1 ? chain : []),
    overall,
    ...leaders(shape.ornaments),
    barLeader(shape),
    pinLeader(shape),
  ]
}

function along(fromIn: number, toIn: number, row: number): SpanDimension {
  return { kind: 'along', fromIn, toIn, row }
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
  const long = shape.ornaments.filter((ornament) => 'fromIn' in ornament).map(ornamentSpan)
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
  const all = ornaments.flatMap((ornament) => leader(ornament) ?? [])
  return all.filter((one, index) => all.findIndex((other) => isSameMeasure(one, other)) === index)
}

function isSameMeasure(a: LeaderDimension, b: LeaderDimension): boolean {
  return a.valueIn === b.valueIn && a.mark === b.mark && a.note === b.note
}

function leader(ornament: IronOrnament): LeaderDimension | undefined {
  const [fromIn, toIn] = ornamentSpan(ornament)
  if (ornament.kind === 'twist') return twistLeader(ornament)
  const widthIn = acrossOf(ornament)
  if (widthIn === undefined) return undefined
  const isRound = ornament.kind === 'basket'
  return {
    kind: 'leader',
    at:
      ornament.kind === 'belly'
        ? [-widthIn, bellyPeak(ornament)]
        : [-widthIn / 2, (fromIn + toIn) / 2],
    valueIn: widthIn,
    mark: isRound ? 'ø' : '',
    note: isRound ? 'basket' : NOTES[ornament.kind],
  }
}

function twistLeader({ fromIn, toIn, turns }: Extract<IronOrnament, { kind: 'twist' }>) {
  const at = [0, (fromIn + toIn) / 2] as const
  const note = `twist, ${Math.abs(turns)} turns${turns < 0 ? ' left' : ''}`
  return { kind: 'leader', at, valueIn: toIn - fromIn, mark: '', note } as const
}

const NOTES = {
  basket: '',
  knuckle: 'knuckle',
  collar: 'collar',
  ribbon: 'ribbon',
  hammered: '',
  belly: 'bow',
  scroll: 'scrolls',
  panel: 'panel',
  leaf: 'leaves',
} as const satisfies Record<Exclude<IronOrnament['kind'], 'twist'>, string>

function acrossOf(ornament: Exclude<IronOrnament, { kind: 'twist' }>): number | undefined {
  switch (ornament.kind) {
    case 'basket':
    case 'knuckle':
      return ornament.diameterIn
    case 'collar':
    case 'ribbon':
    case 'scroll':
    case 'panel':
    case 'leaf':
      return ornament.widthIn
    case 'belly':
      return ornament.bowIn
    case 'hammered':
      return undefined
  }
}
