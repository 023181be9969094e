import type { Listing } from '@millrun/catalogue/product'

type Titled = Pick<Listing, 'family' | 'title'>

/**
 * The shoes that fit a bar, told by the opening that their titles end in: for `1/2" square, hollow`
 * a flat one for the level and a pitch one for the rake, as far as there are any.
 */
export function matchingShoes<L extends Titled>(bar: string, listings: readonly L[]): readonly L[] {
  const opening = bar.split(',')[0]?.toLowerCase() ?? ''
  const fitting = listings.filter(
    ({ family, title }) =>
      family === 'shoes-knuckles' &&
      /\bshoe\b/i.test(title) &&
      title.toLowerCase().endsWith(`, ${opening}`),
  )
  const flat = fitting.find(({ title }) => !isPitch(title))
  const pitch = fitting.find(({ title }) => isPitch(title))
  return [flat, pitch].filter((shoe) => shoe !== undefined)
}

function isPitch(title: string): boolean {
  return /\bpitch\b/i.test(title)
}
