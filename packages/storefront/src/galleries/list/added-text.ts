import type { PadSum } from './order-pad.ts'

/** What a list has put into the cart, in a sentence; of one product as its own page says it. */
export function addedText({ lines, pieces }: Pick<PadSum, 'lines' | 'pieces'>): string {
  const [only] = lines
  if (only !== undefined && lines.length === 1) {
    return `${only.quantity}x ${only.line.product.title} has been added to your cart.`
  }
  return `${pieces} pieces of ${lines.length} products have been added to your cart.`
}
