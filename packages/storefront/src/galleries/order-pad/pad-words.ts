/** What the list of a gallery says of its products beyond picture, name and price. */
export interface ListWords<P> {
  /** What is listed: `Iron Balusters`. */
  readonly title: string
  /** Facts by the heading of their column; every product of a gallery has the same headings. */
  readonly facts: (product: P) => Readonly<Record<string, string>>
  /** Heading of the column in which a buyer chooses; left out where nothing is chosen. */
  readonly choice?: string
  /** What stands there for a product that comes in one way only. */
  readonly only?: (product: P) => string
}
