/** The colours of a material from deep shade to glint, as `#rrggbb`. */
export type Palette = readonly [
  deep: string,
  shade: string,
  body: string,
  lit: string,
  glint: string,
]

/** The colour that a palette has under a light of 0 (deep) to 1 (glint). */
export function colourUnder(palette: Palette, light: number): string {
  const position = Math.min(Math.max(light, 0), 1) * (palette.length - 1)
  const index = Math.min(Math.floor(position), palette.length - 2)
  const from = palette[index] ?? palette[0]
  const to = palette[index + 1] ?? palette[4]
  return mixed(from, to, position - index)
}

/** A colour between two, `share` of the way from the first to the second. */
export function mixed(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const bytes = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
