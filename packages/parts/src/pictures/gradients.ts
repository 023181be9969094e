import type { BoxShading, LineShading, Shading } from '../elevations/piece.ts'
import { svgNumber } from '../svg/number.ts'
import type { Placing } from '../svg/path-data.ts'
import { type Attributes, tag } from '../svg/tag.ts'
import { colourUnder, type Palette } from './palette.ts'

const DIRECTIONS = {
  across: ['linearGradient', {}],
  along: ['linearGradient', { x1: 0, x2: 0, y1: 1, y2: 0 }],
  ball: ['radialGradient', { cx: 0.42, cy: 0.4, r: 0.68, fx: 0.32, fy: 0.26 }],
} as const

/** The gradients of one picture: asking twice for the same one gives the same name. */
export interface Gradients {
  /**
   * The `fill` for a shading: a colour when it is even, else a reference to a gradient. `place` says
   * where the ends of a shading between two places come to lie.
   */
  readonly paint: (shading: Shading, place?: Placing) => string
  /** The definitions of every gradient asked for so far. */
  readonly definitions: () => string
}

/** `idPrefix` keeps the names apart where several materials share a picture. */
export function gradientsFor(palette: Palette, idPrefix = ''): Gradients {
  const known = new Map<string, Known>()
  return {
    paint(shading, place = (point) => point) {
      const [first, ...rest] = shading.stops
      if (first !== undefined && rest.length === 0) return colourUnder(palette, first[1])
      const stops = stopTags(shading, palette)
      const [element, attributes] = runOf(shading, place)
      const key = `${shading.run}${JSON.stringify(attributes)}${stops}`
      const id = known.get(key)?.id ?? `${idPrefix}g${known.size}`
      known.set(key, { id, element, attributes, stops })
      return `url(#${id})`
    },
    definitions: () => [...known.values()].map(definition).join(''),
  }
}

interface Known {
  readonly id: string
  readonly element: string
  readonly attributes: Attributes
  readonly stops: string
}

function definition({ id, element, attributes, stops }: Known): string {
  return tag(element, { id, ...attributes }, stops)
}

function runOf(
  shading: BoxShading | LineShading,
  place: Placing,
): readonly [element: string, attributes: Attributes] {
  if (shading.run !== 'between') return DIRECTIONS[shading.run]
  const [x1, y1] = place(shading.from)
  const [x2, y2] = place(shading.to)
  const ends = { x1: tenth(x1), y1: tenth(y1), x2: tenth(x2), y2: tenth(y2) }
  return ['linearGradient', { gradientUnits: 'userSpaceOnUse', ...ends }]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Lights are rounded, so that strips that look alike share one gradient. */
function stopTags(shading: Shading, palette: Palette): string {
  return shading.stops
    .map(([offset, light]) =>
      tag('stop', {
        offset: svgNumber(offset),
        'stop-color': colourUnder(palette, Math.round(light * 50) / 50),
      }),
    )
    .join('')
}
