import type { Shading } from '../elevations/piece.ts'
import { svgNumber } from '../svg/number.ts'
import { tag } from '../svg/tag.ts'
import { colourUnder, type Palette } from './palette.ts'

const DIRECTIONS = {
  across: ['linearGradient', {}],
  along: ['linearGradient', { x1: 0, x2: 0, y1: 1, y2: 0 }],
  ball: ['radialGradient', { cx: 0.42, cy: 0.4, r: 0.68, fx: 0.32, fy: 0.26 }],
} as const

/** The gradients of one picture: asking twice for the same one gives the same name. */
export interface Gradients {
  /** The `fill` for a shading: a colour when it is even, else a reference to a gradient. */
  readonly paint: (shading: Shading) => string
  /** The definitions of every gradient asked for so far. */
  readonly definitions: () => string
}

/** `idPrefix` keeps the names apart where several materials share a picture. */
export function gradientsFor(palette: Palette, idPrefix = ''): Gradients {
  const known = new Map<string, Known>()
  return {
    paint(shading) {
      const [first, ...rest] = shading.stops
      if (first !== undefined && rest.length === 0) return colourUnder(palette, first[1])
      const stops = stopTags(shading, palette)
      const key = `${shading.run}${stops}`
      const id = known.get(key)?.id ?? `${idPrefix}g${known.size}`
      known.set(key, { id, run: shading.run, stops })
      return `url(#${id})`
    },
    definitions: () => [...known.values()].map(definition).join(''),
  }
}

interface Known {
  readonly id: string
  readonly run: Shading['run']
  readonly stops: string
}

function definition({ id, run, stops }: Known): string {
  const [element, attributes] = DIRECTIONS[run]
  return tag(element, { id, ...attributes }, stops)
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
