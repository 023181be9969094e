import Parser from 'dxf-parser'

interface Place {
  readonly x: number
  readonly y: number
}

/** Something on a DXF drawing: a line with its corners, or a text. */
export interface Entity {
  readonly layer: string
  readonly vertices: readonly Place[]
  readonly text: string | undefined
}

/** A DXF drawing as a CAD program reads it. Throws for what is none. */
export function parsedDxf(dxf: string) {
  const drawing = new Parser().parseSync(dxf)
  if (drawing === null) throw new Error('this is no DXF')
  const { header, entities } = drawing
  return { header, entities: entities.map(entityOf) }
}

function entityOf(entity: { readonly layer: string }): Entity {
  const vertices = 'vertices' in entity && isPlaces(entity.vertices) ? entity.vertices : []
  const text = 'text' in entity && typeof entity.text === 'string' ? entity.text : undefined
  return { layer: entity.layer, vertices, text }
}

function isPlaces(value: unknown): value is readonly Place[] {
  return Array.isArray(value) && value.every((place: unknown) => isPlace(place))
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value
}
