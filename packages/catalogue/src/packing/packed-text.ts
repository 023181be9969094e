import type { PieceSize } from './piece-size.ts'

const OUNCES = 16

/** A weight as the page says it: `14.6 lb`, below a pound `4.8 oz`. Takes pounds. */
export function weightText(weightLb: number): string {
  if (weightLb >= 1) return `${weightLb.toFixed(1)} lb`
  return `${Math.max(0.1, weightLb * OUNCES).toFixed(1)} oz`
}

/** The sides of a package, each up to the whole inch: `147" × 4" × 4"`. Takes inches. */
export function sidesText({ lengthIn, widthIn, heightIn }: Omit<PieceSize, 'weightLb'>): string {
  return [lengthIn, widthIn, heightIn].map((sideIn) => `${Math.ceil(sideIn)}"`).join(' × ')
}
