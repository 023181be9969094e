/** An order cannot become paid by itself: of its pieces too few are left. The message says of what, and how many. */
export class TooFewPieces extends Error {
  override readonly name = 'TooFewPieces'
}
