/** The least and the most pieces of a product that go into the cart at once. */
export const PIECES_AT_ONCE = { min: 1, max: 500 } as const
