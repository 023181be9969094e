/** What is written by hand about products, by their ids. */
export type Entries<E extends { readonly id: string }> = Readonly<Record<E['id'], Omit<E, 'id'>>>

/** The same as a list, in the order in which it is written. */
export function withIds<E extends object>(
  entries: Readonly<Record<string, E>>,
): readonly (E & { readonly id: string })[] {
  return Object.entries(entries).map(([id, entry]) => ({ ...entry, id }))
}
