const DIRECTIONALS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  EAST: 'E',
  SOUTH: 'S',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
}

const ABBREVIATIONS = new Set(Object.values(DIRECTIONALS))

/** The abbreviation of a compass direction in capitals, or undefined: `NORTH` and `N` are `N`. */
export function directional(word: string): string | undefined {
  return ABBREVIATIONS.has(word) ? word : DIRECTIONALS[word]
}
