import { formatInches } from '@millrun/catalogue/inches'

/** `In 2 pieces of 6 ft`; pieces that are no whole feet, or not alike, in inches. Takes inches. */
export function piecesText(piecesIn: readonly number[]): string {
  const lengths = [...new Set(piecesIn)].map(lengthText)
  return `In ${piecesIn.length} pieces of ${lengths.join(' and ')}`
}

function lengthText(inches: number): string {
  return inches % 12 === 0 ? `${inches / 12} ft` : formatInches(inches)
}
