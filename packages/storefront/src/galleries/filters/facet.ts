import type { Facet } from '@millrun/catalogue/families/gallery-words'

/** The values picked, by facet. A facet without any lets everything pass. */
export type Picked = Readonly<Record<string, readonly string[]>>

/** Whether a product has one of the values picked in every facet. */
export function passes<P>(product: P, facets: readonly Facet<P>[], picked: Picked): boolean {
  return facets.every((facet) => passesOne(product, facet, picked))
}

function passesOne<P>(product: P, facet: Facet<P>, picked: Picked): boolean {
  const wanted = picked[facet.id] ?? []
  return wanted.length === 0 || facet.valuesOf(product).some((value) => wanted.includes(value))
}

/**
 * How many products each value of each facet leads to, by the ids of the facets. What is picked in the other facets
 * counts; what is picked in this one does not, since another value of it would be added. Products are gone through
 * once: one that fails in a single facet counts there alone.
 */
export function valueCounts<P>(
  products: readonly P[],
  facets: readonly Facet<P>[],
  picked: Picked,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const tallies = facets.map((facet) => ({ facet, counts: new Map<string, number>() }))
  const asking = facets.filter(({ id }) => (picked[id] ?? []).length > 0)
  for (const product of products) {
    const failed = asking.filter((facet) => !passesOne(product, facet, picked))
    if (failed.length > 1) continue
    for (const { facet, counts } of tallies) {
      if (failed.length === 1 && failed[0] !== facet) continue
      for (const value of facet.valuesOf(product)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return new Map(tallies.map(({ facet, counts }) => [facet.id, counts]))
}

/** What is picked after pressing a value: in, or out again. */
export function toggled(picked: Picked, facetId: string, value: string): Picked {
  const before = picked[facetId] ?? []
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  return { ...picked, [facetId]: after }
}
