/**
 * A length as somebody writes it: `107`, `107.5`, `107 1/2`, `8' 11"`, `8'`, `8 ft 11 1/2 in`. Inches;
 * undefined for whatever else stands there.
 */
export function readInches(text: string): number | undefined {
  const match = LENGTH.exec(text.trim().replaceAll(/[-\u2010-\u2014]/g, ' '))
  if (match?.groups === undefined) return undefined
  const { feet, whole, numerator, denominator } = match.groups
  const parts = [feet, whole, numerator]
  if (parts.every((part) => part === undefined)) return undefined
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator)
  const lengthIn = Number(feet ?? 0) * 12 + Number(whole ?? 0) + fraction
  return Number.isFinite(lengthIn) ? lengthIn : undefined
}

const LENGTH =
  /^(?:(?<feet>\d{1,4}(?:\.\d+)?)\s*(?:'|\u2032|ft\.?|feet|foot)\s*)?(?:(?<whole>\d{1,4}(?:\.\d+)?)(?!\d*\/)\s*)?(?:(?<numerator>\d{1,2})\/(?<denominator>[1-9]\d?)\s*)?(?:"|\u2033|in\.?|inch(?:es)?)?$/
