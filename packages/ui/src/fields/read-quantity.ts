/** The whole number that was typed, or undefined for anything that is none. */
export function readQuantity(text: string): number | undefined {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined
}
