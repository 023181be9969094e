/** What is known of a photograph that is made. */
export interface Photograph {
  readonly widthPx: number
  readonly heightPx: number
  /** Average colour of the part itself, `#rrggbb`, for the place where the picture is still to come. */
  readonly colour: string
  /** Of everything that the picture was made from. */
  readonly hash: string
}

/** Photographs by the name that the catalogue gives a picture: `m-399`, `m-399-orb`. */
export type Manifest = Readonly<Record<string, Photograph>>

/** Reads a manifest; throws where it is none. */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('A manifest of photographs is an object.')
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, parsePhotograph(name, entry)]),
  )
}

function parsePhotograph(name: string, entry: unknown): Photograph {
  if (
    typeof entry === 'object' &&
    entry !== null &&
    'widthPx' in entry &&
    typeof entry.widthPx === 'number' &&
    'heightPx' in entry &&
    typeof entry.heightPx === 'number' &&
    'colour' in entry &&
    typeof entry.colour === 'string' &&
    'hash' in entry &&
    typeof entry.hash === 'string'
  ) {
    const { widthPx, heightPx, colour, hash } = entry
    return { widthPx, heightPx, colour, hash }
  }
  throw new TypeError(`The manifest says nothing that can be read about ${name}.`)
}

/** A manifest as its file holds it, one photograph to a line, in the order of their names. */
export function manifestText(manifest: Manifest): string {
  const lines = Object.entries(manifest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, photograph]) => `  ${JSON.stringify(name)}: ${JSON.stringify(photograph)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
