import { coatLook } from '../materials/wares.ts'
import { type Colour, PRIMER, WOOD_LOOKS } from '../materials/woods.ts'
import type { Material } from '../materials/material.ts'

/** A material as one colour, for programs that know nothing of our woods. */
export interface PlainLook {
  readonly name: string
  /** Red, green and blue in linear light, 0 to 1. */
  readonly colour: readonly [number, number, number]
  readonly metalness: number
  readonly roughness: number
}

/** The middle colour of a wood or a finish. */
export function plainLook(material: Material): PlainLook {
  if (!('wood' in material)) {
    const name = 'finish' in material ? material.finish : material.ware
    const { colours, metalness, roughness } = coatLook(name)
    return {
      name,
      colour: linear(colours[1]),
      metalness,
      roughness: (roughness[0] + roughness[1]) / 2,
    }
  }
  const name = material.wood
  if (name === 'primed') {
    return { name, colour: linear(PRIMER.colour), metalness: 0, roughness: PRIMER.roughness }
  }
  const { ring, roughness } = WOOD_LOOKS[name]
  return { name, colour: linear(ring[1]), metalness: 0, roughness }
}

function linear(colour: Colour): PlainLook['colour'] {
  return [channel(colour, 1), channel(colour, 3), channel(colour, 5)]
}

function channel(colour: Colour, start: number): number {
  const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
