/** Of what is cut or scratched on the way, one in so many: 5 %. */
const ONE_IN = 20

/** How many pieces to order beyond the `needed` ones, 5 % rounded up: of balusters and of their shoes. */
export function sparePieces(needed: number): number {
  return Math.ceil(needed / ONE_IN)
}
