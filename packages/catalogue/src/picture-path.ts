/** Where a product's picture is served from. */
export function picturePath(productId: string): string {
  return `/pictures/${productId}.svg`
}

/** Where a product's dimensioned drawing is served from. */
export function drawingPath(productId: string): string {
  return `/drawings/${productId}.svg`
}

/** Where the elevation for the page is served from; on a phone it is drawn short. */
export function elevationPath(productId: string, layout: 'wide' | 'narrow'): string {
  const suffix = layout === 'wide' ? '' : '-narrow'
  return `/drawings/${productId}-elevation${suffix}.svg`
}
