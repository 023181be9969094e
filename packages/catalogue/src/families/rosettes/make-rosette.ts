import { formatInches } from '../../inches.ts'
import { usualProduct } from '../usual-listing.ts'
import { ROSETTE_KINDS, type Rosette } from './rosette.ts'
import { rosetteFaceIn, rosetteThickIn, type RosetteShape } from '../../shapes/rosette-shape.ts'

/** What is written by hand about a rosette; sizes follow from its shape. */
export interface RosetteEntry {
  readonly id: string
  readonly title: string
  readonly priceCents: number
  readonly shape: RosetteShape
  /** What its edge looks like, as a card says it. */
  readonly edge: string
  readonly use: string
  readonly description: string
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = ['rosette', 'wall rosette', 'rail end plate', 'handrail rosette']
const MATERIAL = 'Red Oak'

/** A rosette with its sizes worked out from its shape. */
export function makeRosette(entry: RosetteEntry): Rosette {
  const { shape, edge, use } = entry
  return {
    ...usualProduct('rosettes', entry),
    category: 'Handrail Rosettes',
    kind: shape.form,
    features: [edge, `Flat face ${face(shape)} for the end of the rail`, use],
    materials: [MATERIAL],
    dimensions: overall(shape),
    searchKeywords: [...TRADE_WORDS, ...entry.searchKeywords],
    specifications: {
      Form: ROSETTE_KINDS[shape.form],
      Size: overall(shape),
      'Flat face': face(shape),
      Edge: edge,
      Material: `${MATERIAL}, sanded, unfinished`,
      Fixing: 'Rail bolt or screws from the back, then glue; no screws in sight',
    },
    shape,
  }
}

function overall(shape: RosetteShape): string {
  return `${across(shape.widthIn, shape.heightIn, shape)}, ${formatInches(rosetteThickIn(shape))} thick`
}

function face(shape: RosetteShape): string {
  const [widthIn, heightIn] = rosetteFaceIn(shape)
  return across(widthIn, heightIn, shape)
}

function across(widthIn: number, heightIn: number, { form }: RosetteShape): string {
  if (form === 'round') return `${formatInches(widthIn)} across`
  if (form === 'square') return `${formatInches(widthIn)} square`
  return `${formatInches(widthIn)} wide, ${formatInches(heightIn)} high`
}
