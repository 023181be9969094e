/** A number as SVG writes it, in as few characters as the decimals allow: `.5`, `-3`, `12.25`. */
export function svgNumber(value: number, decimals = 2): string {
  const rounded = String(Number(value.toFixed(decimals)) + 0)
  return rounded.replace(/^(-?)0\./, '$1.')
}
