import type { Facet } from '@millrun/catalogue/families/gallery-words'

/** The values picked, by facet. A facet without any lets everything pass. */
export type Picked = Readonly<Record<string, readonly string[]>>

/** Whether a product has one of the values picked in every facet. */
export function passes<P>(product: P, facets: readonly Facet<P>[], picked: Picked): boolean {
  return facets.every((facet) => {
    const wanted = picked[facet.id] ?? []
    return wanted.length === 0 || facet.valuesOf(product).some((value) => wanted.includes(value))
  })
}

/**
 * How many products each value of a facet leads to. What is picked in the other facets counts; what
 * is picked in this one does not, since another value of it would be added.
 */
export function valueCounts<P>(
  products: readonly P[],
  facets: readonly Facet<P>[],
  picked: Picked,
  facet: Facet<P>,
): ReadonlyMap<string, number> {
  const others = facets.filter((other) => other !== facet)
  const left = products.filter((product) => passes(product, others, picked))
  return new Map(
    facet.values.map(({ value }) => [
      value,
      left.filter((product) => facet.valuesOf(product).includes(value)).length,
    ]),
  )
}

/** What is picked after pressing a value: in, or out again. */
export function toggled(picked: Picked, facetId: string, value: string): Picked {
  const before = picked[facetId] ?? []
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  return { ...picked, [facetId]: after }
}
