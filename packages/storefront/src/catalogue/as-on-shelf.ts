interface Read {
  readonly built: object
  readonly shown: { readonly id: string }
}

/** All that was read of the catalogue: each product as it was built, and as the shop shows it. */
export const readProducts: Read[] = []

/** A product with what has changed of it on the shelf since the build (`data-shelf` of the page). */
export function asOnShelf<P extends { readonly id: string }>(built: P): P {
  const shown = { ...built, ...globalThis.millrunShelf?.[built.id] }
  readProducts.push({ built, shown })
  return shown
}
