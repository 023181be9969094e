import { formatInches } from '../inches.ts'
import { readMeasures } from './measures.ts'

const SHORTEST_IN_FEET_IN = 48

/**
 * The sizes in some texts as they are said and typed, for search: `3-1/2"` gives `3 1/2 inch` and `3.5 inch`,
 * `144 inches` gives `12 ft`, `12 foot` and so on.
 */
export function spokenSizes(texts: readonly string[]): readonly string[] {
  const sizes = texts.flatMap((text) => readMeasures(text).map(({ inches }) => inches))
  return [...new Set(sizes)].flatMap((inches) => [...spokenInches(inches), ...spokenFeet(inches)])
}

function spokenInches(inches: number): readonly string[] {
  const written = formatInches(inches).replace('"', '')
  const apart = written.replace('-', ' ')
  const named = inches === 0.5 ? ['half inch'] : []
  return [`${written} inch`, `${apart} inch`, `${inches} inch`, `${inches}in`, ...named]
}

function spokenFeet(inches: number): readonly string[] {
  if (inches < SHORTEST_IN_FEET_IN || inches % 12 !== 0) return []
  const feet = inches / 12
  return [`${feet} ft`, `${feet}ft`, `${feet} foot`, `${feet} feet`, `${feet}'`]
}
