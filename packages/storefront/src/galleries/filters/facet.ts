/** One answer to the question of a facet. */
export interface FacetValue {
  /** As it stands in the address. */
  readonly value: string
  readonly label: string
  /** Address of a picture of it, for finishes and woods. */
  readonly swatch?: string
}

/** Something that a gallery can be filtered by. */
export interface Facet<P> {
  /** As it stands in the address: `series`. */
  readonly id: string
  readonly name: string
  readonly values: readonly FacetValue[]
  readonly valuesOf: (product: P) => readonly string[]
}

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

/** A facet of kinds that each have a title: its buttons are the titles, the address has the kinds. */
export function kindFacet<K extends string, P extends { readonly kind: K }>(
  kinds: Readonly<Record<K, string>>,
): Facet<P> {
  const values = Object.entries<string>(kinds).map(([value, label]) => ({ value, label }))
  return { id: 'category', name: 'Category', values, valuesOf: (product) => [product.kind] }
}
