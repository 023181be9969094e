/** Where a product's picture is served from. */
export function picturePath(productId: string): string {
  return `/pictures/${productId}.svg`
}

/** Where a product's dimensioned drawing is served from. */
export function drawingPath(productId: string): string {
  return `/drawings/${productId}.svg`
}
